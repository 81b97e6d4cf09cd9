import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vite';

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
		sveltekit(),
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
				launch_handler: { client_mode: 'focus-existing' },
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
	build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } }
});
