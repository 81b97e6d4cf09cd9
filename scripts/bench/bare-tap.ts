/**
 * What a tap costs this machine at least: a page with one button and one word, one small row written to disk,
 * the word changed. The app's own taps are told beside it, because disk and neighbours differ by the hour.
 */
import { launchApp } from '../../tests/e2e/harness/browser';
import { slowDown } from './starts';
import { press, type Tap } from './taps';

export async function bareTaps(times: number): Promise<Tap[]> {
	const app = await launchApp({ disk: true, worker: false });
	const { page } = app;
	try {
		// A file of the app's own address that brings no page of ours along.
		await page.goto(app.at('_app/version.json'));
		await page.evaluate(makePage);
		await slowDown(page);
		const { x, y } = { x: 50, y: 30 };
		await page.mouse.move(x, y);
		const list: Tap[] = [];
		for (let i = 0; i < times; i++) {
			const undisturbed = await press(page);
			const took = await page.waitForFunction(() => Reflect.get(window, 'tapTook') ?? null);
			list.push({ result: Number(await took.jsonValue()), undisturbed });
			await page.evaluate(() => Reflect.deleteProperty(window, 'tapTook'));
		}
		return list;
	} finally {
		await app.close();
	}
}

async function makePage(): Promise<void> {
	const button = document.createElement('button');
	button.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 200px; height: 60px';
	const word = document.createElement('p');
	document.body.replaceChildren(button, word);
	const database = await new Promise<IDBDatabase>((resolve, reject) => {
		const opening = indexedDB.open('bare', 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { keyPath: 'id' });
		opening.onsuccess = () => resolve(opening.result);
		opening.onerror = () => reject(new Error('no database'));
	});
	let count = 0;
	button.addEventListener('click', ({ timeStamp }) => {
		const writing = database.transaction('rows', 'readwrite', { durability: 'strict' });
		writing.objectStore('rows').put({ id: 1, count: ++count });
		writing.commit();
		writing.oncomplete = () => {
			word.textContent = String(count);
			requestAnimationFrame(() =>
				setTimeout(() => Reflect.set(window, 'tapTook', performance.now() - timeStamp))
			);
		};
	});
}
