import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vite';
import { stillIcons } from './scripts/still-icons.ts';

/** The oldest browsers it runs in, as docs/devices.md says; tests/engines/baseline checks the rest. */
const baseline = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];

/**
 * What every page needs before it can be used, in one file: a start without a network pays for each
 * file that it has to ask the service worker for.
 */
const FRAME = [
	/\/node_modules\/(?:svelte|@sveltejs\/kit|esm-env|clsx)\//,
	/\/@lucide\/svelte\/dist\/icons\/(?:plus|download|trash|check|settings)\b/,
	/preload-helper/,
	/\/src\/lib\/engine\/titles\/names\./,
	/\/src\/routes\/(?:last-game|services|\+layout\.svelte|\+error\.svelte|\+page\.svelte)/,
	/\/src\/lib\/styles\/|\/@fontsource-variable\//,
	/\/src\/lib\/(?:pwa\/|text\/(?:en|language|money|describe-round|describe-problem)\b)/,
	/\/src\/lib\/components\/primitives\/(?:Button|Fault|IconButton|Toast|live-region|SheetOnDemand|Waiting|after-paint|pressed)\./,
	/\/src\/lib\/components\/game\/(?:home\/|preferences\.)/,
	/\/src\/lib\/session\/(?:saved-games|backup|surroundings|hand-over)\./,
	/\/src\/lib\/storage\/(?:late-store|game-store|store-failure|model|persistence|migrations|messages|backup-file)\./
];

/** What sheets and dialogs are made of, for every page that has some; and what a game's pages share. */
const PARTS = /\/node_modules\/|\/src\/lib\/components\/primitives\//;
const TABLE = /\/src\/lib\//;

/**
 * Svelte makes an error while it is loaded. For its line number the browser reads the file it is in a second
 * time, at every start; so this is a file of a few lines.
 */
const ERROR = /\/svelte\/src\/internal\/client\/constants\.js/;

const base = `${process.env['BASE_PATH'] ?? ''}/`;

/** 200.html is written after the service worker, so its revision comes from all it is made of. */
const shellRevision = async () =>
	createHash('sha256')
		.update(readFileSync('.svelte-kit/output/client/.vite/manifest.json'))
		.update(readFileSync('.svelte-kit/output/client/_app/version.json'))
		.update(readFileSync('src/app.html'))
		.update(readFileSync('svelte.config.js'))
		.digest('hex')
		.slice(0, 32);

export default defineConfig({
	plugins: [
		stillIcons(),
		sveltekit(),
		{
			// SvelteKit asks for places it has remembered and lets the parser throw where there are none; for the
			// error the browser reads the whole file once more, at every start.
			name: 'paymaster:nothing-remembered',
			transform(code, id) {
				if (!id.includes('@sveltejs/kit/src/runtime/client/session-storage.js')) return null;
				const asked = 'parse(sessionStorage[key])';
				if (!code.includes(asked)) throw new Error(`${id} has changed: look at vite.config.ts`);
				return { code: code.replace(asked, "parse(sessionStorage[key] ?? 'null')"), map: null };
			}
		},
		{
			name: 'paymaster:frame',
			// Only for browsers: pages are made at build time from the server's own chunks.
			applyToEnvironment: ({ name }) => name === 'client',
			outputOptions(options) {
				const groups = [
					{ name: 'error', test: ERROR, priority: 3 },
					{ name: 'frame', test: (id: string) => FRAME.some((each) => each.test(id)), priority: 2 },
					{ name: 'parts', test: PARTS, minShareCount: 2, priority: 1 },
					{ name: 'table', test: TABLE, minShareCount: 2 }
				];
				return { ...options, codeSplitting: { groups } };
			}
		},
		SvelteKitPWA({
			strategies: 'generateSW',
			registerType: 'prompt',
			injectRegister: false,
			scope: base,
			manifest: {
				id: base,
				name: 'Paymaster',
				short_name: 'Paymaster',
				description: 'The banker for 18xx railway games on your table. Works offline.',
				categories: ['games', 'utilities'],
				lang: 'en',
				dir: 'ltr',
				start_url: base,
				scope: base,
				display: 'standalone',
				orientation: 'any',
				// --paper of the design tokens: the table top around everything.
				theme_color: '#f1efea',
				background_color: '#f1efea',
				// src/lib/pwa/launches goes where a shortcut or a file wants to, in the window that is open.
				launch_handler: { client_mode: 'focus-existing' },
				file_handlers: [{ action: base, accept: { 'application/json': ['.json'] } }],
				screenshots: [
					{
						src: 'screenshot-table.jpg',
						sizes: '1180x820',
						type: 'image/jpeg',
						form_factor: 'wide',
						label: 'The table during an operating round'
					},
					{
						src: 'screenshot-phone.jpg',
						sizes: '390x844',
						type: 'image/jpeg',
						form_factor: 'narrow',
						label: 'The same table on a phone'
					}
				],
				icons: [
					{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
					{ src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
					{
						src: 'icon-maskable-512.png',
						sizes: '512x512',
						type: 'image/png',
						purpose: 'maskable'
					},
					{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }
				],
				shortcuts: [
					{
						name: 'Continue the last game',
						short_name: 'Continue',
						url: `${base}?continue`,
						icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }]
					},
					{
						name: 'New game',
						url: `${base}new/`,
						icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }]
					}
				]
			},
			workbox: {
				globPatterns: [
					'client/**/*.{js,css,ico,png,svg,webp,webmanifest,woff2,json}',
					'prerendered/**/*.{html,json}'
				],
				// The first visit is already served by the worker, so it can go offline at once.
				clientsClaim: true,
				cleanupOutdatedCaches: true
			},
			kit: {
				// Left to itself it takes the first page for "/" in a sub-folder too.
				base,
				adapterFallback: '200.html',
				trailingSlash: 'always',
				includeVersionFile: true,
				spa: { fallbackRevision: shellRevision }
			}
		})
	],
	// The Content-Security-Policy allows no data: addresses but for pictures.
	build: {
		target: baseline,
		assetsInlineLimit: 0,
		rolldownOptions: {
			checks: { bundlerTimings: false },
			// Of a door with many rooms behind it only those are compiled that somebody enters.
			experimental: { lazyBarrel: true },
			// Nothing happens when a module of these rooms is loaded: what a page does not use of a door
			// such as $engine stays out of what it has to load.
			treeshake: {
				moduleSideEffects: [
					{
						test: /\/src\/lib\/(?:engine|storage|session|text|titles-ui)\/.*\.ts$/,
						sideEffects: false
					}
				]
			}
		}
	}
});
