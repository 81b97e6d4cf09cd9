/** Asking the browser to keep the data, whatever the browser can or cannot say. */
import { describe, expect, it, vi } from 'vitest';
import { askToPersist, storageHealth } from '$lib/storage';

describe('persistent storage', () => {
	it('tells whether the data is kept and how much room there is', async () => {
		const storage = {
			persisted: async () => true,
			persist: async () => true,
			estimate: async () => ({ usage: 5, quota: 10 })
		};
		expect(await storageHealth(storage)).toEqual({ persisted: true, usage: 5, quota: 10 });
	});

	it('knows nothing where the browser says nothing', async () => {
		expect(await storageHealth(null)).toEqual({ persisted: null, usage: null, quota: null });
		expect(await askToPersist({})).toBeNull();
	});

	it('asks only once it is not granted yet', async () => {
		const persist = vi.fn(async () => true);
		expect(await askToPersist({ persisted: async () => true, persist })).toBe(true);
		expect(persist).not.toHaveBeenCalled();
		expect(await askToPersist({ persisted: async () => false, persist })).toBe(true);
	});

	it('does not wait for a browser that never answers', async () => {
		vi.useFakeTimers();
		const asking = askToPersist({ persist: () => new Promise(() => {}) });
		await vi.advanceTimersByTimeAsync(10_000);
		expect(await asking).toBeNull();
		vi.useRealTimers();
	});
});
