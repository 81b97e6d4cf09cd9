// Installing: Chromium's own check finds nothing, every picture of the manifest is what it says it is,
// and what the system hands to an open window (a saved game, a shortcut) arrives.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from './harness/browser';
import { launchApp } from './harness/browser';
import { en, midGameAt } from './harness/ledger';
import { onTable } from './harness/table';

let app: App;

interface Picture {
	readonly src: string;
	readonly sizes: string;
	readonly type: string;
	readonly purpose?: string;
	readonly form_factor?: string;
}

interface Manifest {
	readonly name: string;
	readonly short_name: string;
	readonly categories: readonly string[];
	readonly display: string;
	readonly orientation: string;
	readonly icons: readonly Picture[];
	readonly screenshots: readonly Picture[];
	readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
	readonly launch_handler: { readonly client_mode: string };
	readonly file_handlers: readonly { readonly action: string; readonly accept: unknown }[];
}

beforeAll(async () => {
	app = await launchApp({ disk: true });
	await app.offlineReady();
});

afterAll(async () => {
	await app?.close();
});

describe('installing', () => {
	it('Chromium finds nothing that stands against it', async () => {
		const session = await app.context.newCDPSession(app.page);
		const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
		expect(installabilityErrors).toEqual([]);
		const { errors } = await session.send('Page.getAppManifest');
		expect(errors).toEqual([]);
	});

	it('the manifest names everything a home screen wants to know', async () => {
		const manifest = await app.page.evaluate(async () => {
			const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
			// Written by our own build; the assertions below look at its fields.
			return (await (await fetch(link?.href ?? '')).json()) as Manifest;
		});
		expect(manifest).toMatchObject({
			name: 'Paymaster',
			short_name: 'Paymaster',
			categories: ['games', 'utilities'],
			display: 'standalone',
			orientation: 'any',
			launch_handler: { client_mode: 'focus-existing' },
			file_handlers: [{ action: '/', accept: { 'application/json': ['.json'] } }]
		});
		expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/?continue', '/new/']);
		expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
		const forms = manifest.screenshots.map((picture) => picture.form_factor);
		expect(forms).toEqual(['wide', 'narrow']);
		const pictures = [
			...manifest.icons,
			...manifest.screenshots,
			...manifest.shortcuts.flatMap(({ icons }) => icons)
		].filter(({ sizes }) => sizes !== 'any');
		const seen = await app.page.evaluate(
			(sources) =>
				Promise.all(
					sources.map(async (src) => {
						const blob = await (await fetch(src)).blob();
						const { width, height } = await createImageBitmap(blob);
						return { sizes: `${width}x${height}`, type: blob.type };
					})
				),
			pictures.map(({ src }) => src)
		);
		expect(seen).toEqual(pictures.map(({ sizes, type }) => ({ sizes, type })));
	});

	it('an iPad finds its icon and a page that reaches behind the notch', async () => {
		const head = await app.page.evaluate(async () => {
			const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]');
			const blob = await (await fetch(icon?.href ?? '')).blob();
			const { width } = await createImageBitmap(blob);
			const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content;
			return { width, viewport };
		});
		expect(head.width).toBe(180);
		expect(head.viewport).toContain('viewport-fit=cover');
		// Two fingers may always zoom.
		expect(head.viewport).not.toMatch(/user-scalable|maximum-scale/);
	});
});

describe('what the system hands over', () => {
	/** The queue that Chromium has in an installed app. */
	async function withQueue(): Promise<void> {
		await app.page.addInitScript(() => {
			Object.defineProperty(window, 'launchQueue', {
				value: {
					setConsumer: (consumer: unknown) => Reflect.set(window, 'launchApp', consumer)
				}
			});
		});
	}

	const launch = (target: string) =>
		app.page.evaluate((targetURL) => {
			const consumer: unknown = Reflect.get(window, 'launchApp');
			if (typeof consumer === 'function') consumer({ files: [], targetURL });
		}, app.at(target));

	it('a saved game that is opened with the app is taken in, from whatever page', async () => {
		await withQueue();
		await app.page.goto(app.at('settings/'));
		await app.page.waitForFunction(() => Reflect.has(window, 'launchApp'));
		const game = midGameAt();
		const { buffer, name } = await game.file();
		await app.page.evaluate(
			([text, file]) => {
				const launch: unknown = Reflect.get(window, 'launchApp');
				if (typeof launch !== 'function') throw new Error('nobody listens');
				launch({ files: [{ getFile: async () => new File([text ?? ''], file ?? '') }] });
			},
			[buffer.toString('utf8'), name]
		);
		await app.page.locator(`a[href$="/game/${game.id}"]`).waitFor();
	});

	it('the shortcut to a new game works in a window that is open; a plain start moves nothing', async () => {
		await app.page.goto(app.at('settings/'));
		await app.page.waitForFunction(() => Reflect.has(window, 'launchApp'));
		await launch('');
		expect(app.page.url()).toBe(app.at('settings/'));
		await launch('new/');
		await app.page.getByRole('heading', { name: en.newGame.title }).waitFor();
	});

	it('the shortcut to the last game opens it, in a window that is open too', async () => {
		await app.page.goto(app.at('?continue'));
		await app.page.waitForURL(/\/game\//);
		for (const open of ['', 'settings/']) {
			await app.page.goto(app.at(open));
			await app.page.waitForFunction(() => Reflect.has(window, 'launchApp'));
			await launch('?continue');
			await app.page.waitForURL(/\/game\//);
			await onTable(app.page);
		}
	});
});

describe('an iPad, where hands must install', () => {
	it('shows the way in two pictures', async () => {
		await app.page.addInitScript(() => {
			Object.defineProperty(navigator, 'standalone', { value: false });
			// Safari never offers by itself, as this browser may.
			window.addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation());
		});
		await app.page.goto(app.url);
		await app.page.getByRole('button', { name: new RegExp(`^${en.update.install}`) }).click();
		const guide = app.page.getByRole('dialog');
		await guide.getByText(en.update.installStepShare).waitFor();
		await guide.getByText(en.update.installStepAdd).waitFor();
		expect(await guide.locator('li svg').count()).toBe(2);
	});
});
