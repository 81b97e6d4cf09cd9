/** An empty SvelteKit app with the same adapter and service worker, to measure ours against. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { inRoot } from '../bootstrap.mjs';

const FILES: Readonly<Record<string, string>> = {
	'package.json': '{ "name": "empty", "private": true, "type": "module" }',
	'svelte.config.js': `import adapter from '@sveltejs/adapter-static';
export default { kit: { adapter: adapter({ fallback: '200.html' }), serviceWorker: { register: false } } };`,
	'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
export default { plugins: [sveltekit(), SvelteKitPWA({
	injectRegister: false,
	workbox: {
		clientsClaim: true,
		skipWaiting: true,
		globPatterns: ['client/**/*.{js,css,json}', 'prerendered/**/*.html']
	},
	kit: { adapterFallback: '200.html' }
})] };`,
	'src/app.html': `<!doctype html><html lang="en"><head><meta charset="utf-8" />%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>`,
	'src/routes/+layout.js': 'export const prerender = true;',
	'src/routes/+page.svelte': `<script>
	import { onMount } from 'svelte';
	let ready = $state(false);
	onMount(() => {
		ready = true;
		void navigator.serviceWorker.register('/sw.js');
	});
</script>
<h1>Empty</h1>
{#if ready}<p id="ready">ready</p>{/if}`
};

export interface EmptyApp {
	/** The folder to serve. */
	readonly dir: string;
	remove(): Promise<void>;
}

export async function buildEmptyApp(): Promise<EmptyApp> {
	const folder = await mkdtemp(path.join(tmpdir(), 'paymaster-empty-'));
	const remove = () => rm(folder, { recursive: true, force: true });
	for (const [name, text] of Object.entries(FILES)) {
		await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
		await writeFile(path.join(folder, name), text);
	}
	await symlink(inRoot('node_modules'), path.join(folder, 'node_modules'), 'dir');
	const { code, output } = await viteBuild(folder);
	if (code === 0) return { dir: path.join(folder, 'build'), remove };
	await remove();
	throw new Error(`the empty app could not be built: ${output}`);
}

function viteBuild(cwd: string): Promise<{ code: number; output: string }> {
	return new Promise((resolve) => {
		const args = [inRoot('node_modules', 'vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
		const child = spawn(process.execPath, args, {
			cwd,
			env: { ...process.env, NODE_ENV: 'production' },
			stdio: ['ignore', 'pipe', 'pipe']
		});
		let output = '';
		child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
		child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
		child.on('close', (code) => resolve({ code: code ?? 1, output }));
	});
}
