/** What the system asks of the open app: files it was opened with, shortcuts that were tapped. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { launches } from '$lib/pwa/launches.svelte';

type Consumer = (launch: {
	readonly targetURL?: string;
	readonly files?: readonly unknown[];
}) => void;

function system() {
	let consumer: Consumer = () => {};
	vi.stubGlobal('launchQueue', { setConsumer: (given: Consumer) => (consumer = given) });
	const ways = { home: vi.fn(), newGame: vi.fn(), lastGame: vi.fn() };
	launches.listen(ways);
	return { ways, launch: (...given: Parameters<Consumer>) => consumer(...given) };
}

const handle = (getFile: () => Promise<{ text(): Promise<string> }>) => ({ getFile });

afterEach(() => {
	while (launches.take() !== null);
	vi.unstubAllGlobals();
});

describe('a file that the app was opened with', () => {
	it('is taken in at home', async () => {
		const { ways, launch } = system();
		launch({ files: [handle(async () => ({ text: async () => '{}' }))] });
		await vi.waitFor(() => expect(ways.home).toHaveBeenCalledOnce());
		expect(launches.take()).toBe('{}');
	});

	it('that is gone, or may not be read, is told like an empty one; the others still come', async () => {
		const { ways, launch } = system();
		const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
		launch({
			files: [
				handle(gone),
				handle(async () => ({ text: gone })),
				handle(async () => ({ text: async () => '{}' }))
			]
		});
		await vi.waitFor(() => expect(ways.home).toHaveBeenCalledOnce());
		expect([launches.take(), launches.take(), launches.take()]).toEqual(['', '', '{}']);
	});
});
