/** Writes that follow the screen: the latest value of each key, none of them forgotten. */
import { describe, expect, it } from 'vitest';
import { WriteBehind } from '$lib/session/write-behind';
import { StoreFailure, type Json } from '$lib/storage';

function desk(write: (key: string, value: Json) => Promise<void> = async () => {}) {
	const written: (readonly [string, Json])[] = [];
	const failures: StoreFailure[] = [];
	const behind = new WriteBehind(
		async (key, value) => {
			await write(key, value);
			written.push([key, value]);
		},
		(failure) => void failures.push(failure)
	);
	return { behind, written, failures };
}

describe('what is written behind the screen', () => {
	it('is the latest value of each key', async () => {
		const { behind, written } = desk();
		void behind.put('a', 1);
		void behind.put('b', 1);
		await behind.put('a', 2);
		expect(written).toEqual([
			['a', 2],
			['b', 1]
		]);
	});

	it('goes on after a write that failed, and says so', async () => {
		const { behind, written, failures } = desk((key) =>
			key === 'a' ? Promise.reject(new StoreFailure('quota')) : Promise.resolve()
		);
		void behind.put('a', 1);
		await behind.put('b', 2);
		expect(failures.map(({ code }) => code)).toEqual(['quota']);
		expect(written).toEqual([['b', 2]]);
	});

	it('is never left lying, whenever it is put down', async () => {
		// Each later moment after the first write, one of which is the very end of its round.
		for (let moments = 0; moments < 12; moments++) {
			const { behind, written } = desk(async (key) => {
				if (key !== 'a') return;
				let later = Promise.resolve();
				for (let i = 0; i < moments; i++) later = later.then(() => undefined);
				void later.then(() => void behind.put('b', 2));
			});
			await behind.put('a', 1);
			await new Promise((resolve) => setTimeout(resolve, 5));
			await behind.settled();
			expect([moments, written.map(([key]) => key)]).toEqual([moments, ['a', 'b']]);
		}
	});
});
