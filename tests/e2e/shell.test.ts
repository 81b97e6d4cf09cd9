// The shell of the app: it loads, it keeps its own policy, and it starts with the server gone.
import { afterEach, describe, expect, it } from 'vitest';
import { launchApp, SUB_FOLDER, type App } from './harness/browser';

let app: App | undefined;

afterEach(async () => {
	await app?.close();
	app = undefined;
});

/** The app's own script has taken over: SvelteKit puts its announcer in once it has started. */
const started = (page: App['page']) =>
	page.locator('#svelte-announcer').waitFor({ state: 'attached' });

describe.each([
	['at the root of a host', ''],
	['in a sub-folder', SUB_FOLDER]
] as const)('the shell %s', (_where, base) => {
	it('can be installed, and starts offline at its first page and at a deep link', async () => {
		app = await launchApp({ base, disk: true });
		await started(app.page);
		await app.offlineReady();
		const cdp = await app.context.newCDPSession(app.page);
		const { errors, url } = await cdp.send('Page.getAppManifest');
		expect(url).toBe(app.at('manifest.webmanifest'));
		expect(errors).toEqual([]);
		const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
		expect(installabilityErrors).toEqual([]);

		await app.killServer();
		await expect(fetch(app.url)).rejects.toThrow();

		await app.page.reload();
		await started(app.page);
		expect(await app.page.title()).toBe('Paymaster');

		for (const deepLink of ['game/abc/', 'game/abc/?x=1', '?continue']) {
			await app.page.goto(app.at(deepLink));
			await started(app.page);
		}
		expect(app.cspViolations).toEqual([]);
		expect(app.foreignRequests).toEqual([]);
	});

	it('has a policy on every page, and breaks it nowhere', async () => {
		app = await launchApp({ base, worker: false });
		for (const address of ['', 'game/abc/']) {
			await app.page.goto(app.at(address));
			await started(app.page);
			const policy = await app.page
				.locator('meta[http-equiv="content-security-policy" i]')
				.getAttribute('content');
			expect(policy).toContain("default-src 'self'");
			expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+(;|$)/);
			expect(policy).not.toMatch(/script-src[^;]*unsafe/);
		}
		// The watch itself works: a script that is not ours is stopped and noted.
		expect(app.cspViolations).toEqual([]);
		await app.page.evaluate(() => {
			const script = document.createElement('script');
			script.textContent = 'window.name = "broken"';
			document.head.append(script);
		});
		await expect.poll(() => app?.cspViolations.length).toBe(1);
		expect(await app.page.evaluate(() => window.name)).toBe('');
	});
});
