// The power goes in the middle of play: the profile lies on a file system of its own, in an image that is
// copied as it stands on the disk at that moment; what the kernel still held back is lost. Everything
// the screen had shown as done must be in the copy. Only in the soak, and only where images can be
// mounted.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { launchApp, type App } from './harness/browser';
import { midGameAt } from './harness/ledger';
import { allowed, diskOf, expectSound, playFor } from './harness/steps';
import { importGame } from './harness/table';

const soak = process.env['PAYMASTER_SOAK'] === '1';
const CUTS = 20;
const LONGEST = 150;
const MEGABYTES = 256;

/** Tenths of a second until a file system is let go by force. */
const PATIENCE = 100;

/** Kernel and file system hold back what nobody asked to be on disk for minutes. */
const HOLD_BACK = 'loop,commit=300';

class Image {
	readonly #folder: string;
	#mounted: string[] = [];

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** An empty file system. */
	create(): void {
		const file = this.#at('disk.img');
		writeFileSync(file, '');
		execFileSync('truncate', ['-s', `${MEGABYTES}M`, file]);
		execFileSync('mkfs.ext4', ['-q', '-F', file]);
	}
	mount(): string {
		const place = this.#at('mounted');
		mkdirSync(place, { recursive: true });
		execFileSync('mount', ['-o', HOLD_BACK, this.#at('disk.img'), place]);
		this.#mounted.push(place);
		return place;
	}
	/** What is on the disk now becomes the disk; what was held back is gone. */
	cut(): void {
		execFileSync('cp', ['--sparse=always', this.#at('disk.img'), this.#at('cut.img')]);
		this.unmount();
		execFileSync('mv', [this.#at('cut.img'), this.#at('disk.img')]);
	}
	/** Helpers of a killed browser hold on for a moment. */
	unmount(): void {
		for (const place of this.#mounted.splice(0)) {
			for (let tries = 0; tries < PATIENCE; tries++) {
				const { status } = spawnSync('umount', [place]);
				if (status === 0) break;
				if (tries === PATIENCE - 1) execFileSync('umount', ['-l', place]);
				execFileSync('sleep', ['0.1']);
			}
		}
	}

	#at(name: string): string {
		return path.join(this.#folder, name);
	}
}

function canMount(): boolean {
	if (!soak || process.platform !== 'linux' || process.getuid?.() !== 0) return false;
	const folder = path.join(tmpdir(), `paymaster-mount-${process.pid}`);
	mkdirSync(folder, { recursive: true });
	const image = new Image(folder);
	try {
		image.create();
		image.mount();
		image.unmount();
		return true;
	} catch {
		return false;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const possible = canMount();

let app: App | undefined;
let image: Image | undefined;
let folder: string | undefined;

afterEach(async () => {
	await app?.close();
	image?.unmount();
	if (folder !== undefined) await rm(folder, { recursive: true, force: true });
	app = undefined;
	image = undefined;
	folder = undefined;
});

/** A file that nobody asked to be on disk; it tells whether the cut really took anything. */
const LEFT_BEHIND = 'not-asked-for';

function arrivedWhole(place: string): boolean {
	try {
		const file = path.join(place, LEFT_BEHIND);
		return statSync(file).size > 0 && readFileSync(file, 'utf8') === LEFT_BEHIND;
	} catch {
		return false;
	}
}

describe('a power cut', () => {
	if (!possible) {
		it.skip('is tried only in the soak, as root, where images can be mounted');
		return;
	}

	it(`loses nothing in ${CUTS} cuts`, { timeout: 3_600_000 }, async () => {
		folder = await mkdtemp(path.join(tmpdir(), 'paymaster-power-'));
		image = new Image(folder);
		image.create();
		const profile = () => path.join(folder ?? '', 'mounted', 'profile');
		let place = image.mount();
		const game = midGameAt();
		app = await launchApp({ persistentDir: profile() });
		await importGame(app, game);
		await app.offlineReady();
		const { port } = app;
		// The app itself is on the device long before the power goes.
		await app.close();
		execFileSync('sync');
		let lostOtherwise = 0;
		let acknowledged = 0;
		const open = () => launchApp({ persistentDir: profile(), port, path: `game/${game.id}/` });
		for (let cut = 0; cut < CUTS; cut++) {
			app = await open();
			await expectSound(app.page);
			const from = await diskOf(app.page, game);
			const steps = await playFor(app, 3, LONGEST);
			writeFileSync(path.join(place, LEFT_BEHIND), LEFT_BEHIND);
			await app.killBrowser();
			await app.close();
			image.cut();
			place = image.mount();
			if (!arrivedWhole(place)) lostOtherwise += 1;
			rmSync(path.join(place, LEFT_BEHIND), { force: true });

			app = await open();
			await expectSound(app.page);
			const disk = await diskOf(app.page, game);
			expect(allowed(from, steps), `cut ${cut + 1}`).toContainEqual({
				booked: disk.entries.length,
				count: disk.count
			});
			acknowledged += steps.filter((step) => step.done).length;
			await app.close();
			app = undefined;
		}
		expect(acknowledged).toBeGreaterThanOrEqual(CUTS * 3);
		// A cut that takes nothing with it would prove nothing.
		expect(lostOtherwise).toBeGreaterThan(CUTS / 2);
	});
});
