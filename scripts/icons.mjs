// `npm run icons`: draws the PNG icons from static/icon.svg, and the manifest's screenshots from those of
// the documents, with a headless Chromium. Only needed after one of them changes; the pictures are kept
// in static/.
import { readFileSync } from 'node:fs';
import { ensureInstalled, inRoot } from './bootstrap.mjs';
import { browserFlags, ensureBrowser } from './browser.mjs';

await ensureInstalled();
const { chromium } = await import('playwright-core');

/** Square corners for systems that cut their own shape; smaller where a circle may cut it.
 * @param {string} svg @param {number} scale */
function fullBleed(svg, scale) {
	const shift = 256 * (1 - scale);
	return svg
		.replace(' rx="104"', '')
		.replace(
			'<g id="mark"',
			`<g id="mark" transform="translate(${shift} ${shift}) scale(${scale})"`
		);
}

const drawing = readFileSync(inRoot('static/icon.svg'), 'utf8');
const pictures = [
	{ file: 'icon-192.png', size: 192, svg: drawing },
	{ file: 'icon-512.png', size: 512, svg: drawing },
	{ file: 'icon-maskable-512.png', size: 512, svg: fullBleed(drawing, 0.8) },
	{ file: 'apple-touch-icon.png', size: 180, svg: fullBleed(drawing, 0.92) }
];

const executablePath = await ensureBrowser();
if (executablePath === undefined) process.exit(1);
const browser = await chromium.launch({ executablePath, args: browserFlags() });
for (const { file, size, svg } of pictures) {
	const page = await browser.newPage({ viewport: { width: size, height: size } });
	await page.setContent(
		`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`
	);
	await page.screenshot({ path: inRoot('static', file), omitBackground: true });
	await page.close();
}
for (const { from, file, width, height } of [
	{ from: 'table.png', file: 'screenshot-table.jpg', width: 1180, height: 820 },
	{ from: 'table-phone.png', file: 'screenshot-phone.jpg', width: 390, height: 844 }
]) {
	const page = await browser.newPage({ viewport: { width, height } });
	const data = readFileSync(inRoot('docs/images', from)).toString('base64');
	await page.setContent(
		`<style>*{margin:0;display:block}</style><img src="data:image/png;base64,${data}">`
	);
	await page.screenshot({ path: inRoot('static', file), type: 'jpeg', quality: 72 });
	await page.close();
}
await browser.close();
