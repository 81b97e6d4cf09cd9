import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { sourceHash } from './scripts/source-hash.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const buildDir = process.env['BUILD_DIR'] || 'build';

/** @type {import('@sveltejs/kit').Config} */
const config = {
	compilerOptions: {
		// Runes everywhere in this project; libraries keep their own way.
		runes: ({ filename }) => (/[\\/]node_modules[\\/]/.test(filename) ? undefined : true)
	},
	kit: {
		// 200.html answers every address that was not prerendered (a game has an id nobody knows here).
		adapter: adapter({ pages: buildDir, assets: buildDir, fallback: '200.html', strict: true }),
		alias: { $engine: 'src/lib/engine' },
		paths: { base: /** @type {'' | `/${string}`} */ (process.env['BASE_PATH'] ?? '') },
		// The same sources give the same name, and so the same bytes.
		version: { name: `${version}+${sourceHash().slice(0, 8)}` },
		// src/lib/pwa registers the service worker that vite-plugin-pwa makes.
		serviceWorker: { register: false },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'script-src': ['self'],
				'style-src': ['self'],
				// Attributes only, for SvelteKit's announcer and for templates; <style> stays forbidden.
				'style-src-attr': ['unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'connect-src': ['self'],
				'worker-src': ['self'],
				'manifest-src': ['self'],
				'object-src': ['none'],
				'base-uri': ['self'],
				'form-action': ['none']
			}
		},
		typescript: {
			config: (generated) => ({
				...generated,
				include: [...generated.include, '../*.config.js', '../*.config.ts', '../scripts/**/*']
			})
		}
	}
};

export default config;
