// Four projects: engine (everything without a screen, in plain Node), ui (components in jsdom), e2e (the
// built app in Chromium) and engines (its core in Chromium, WebKit and Firefox). Apart from vite.config.ts, so that the PWA plugin stays out.
import { fileURLToPath } from 'node:url';
import { sveltekit } from '@sveltejs/kit/vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { stillIcons } from './scripts/still-icons.ts';

const here = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));
const alias = { $engine: here('src/lib/engine'), $lib: here('src/lib') };

/** A soak runs the same tests for longer. */
const soak = process.env['PAYMASTER_SOAK'] === '1';

/** No file leaves anything behind, so files may share what they import: half the work. */
const shared = { isolate: false } as const;

/**
 * A machine that others use too may be several times slower for minutes. A test that waits for a browser
 * does; what never comes still fails.
 */
const PATIENCE = 240_000;
const patient = { expect: { poll: { timeout: 45_000 } } } as const;

/** Begun first, so that in the end no core waits for one of them. */
const longest = [
	/e2e\/screens/,
	/e2e\/kills/,
	/e2e\/(house|update|durability|repairs|network|layout)/,
	/properties\/\w+-(games|random)/,
	/components\/(repair\/banker-sheets|revenue-sheet|18oe\/stock)/
];

class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ moduleId }: TestSpecification) => {
			const at = longest.findIndex((pattern) => pattern.test(moduleId));
			return at < 0 ? longest.length : at;
		};
		return (await super.sort(files)).sort((a, b) => place(a) - place(b));
	}
}

const folders = ['engine', 'properties', 'session', 'storage', 'replay', 'golden', 'house', 'text'];

export default defineConfig({
	test: {
		passWithNoTests: true,
		// Left to itself it would leave one of two cores idle.
		maxWorkers: 2,
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				// No SvelteKit here: plain TypeScript, and the runes of the session compiled as for a
				// browser, so that effects run.
				plugins: [
					svelte({ configFile: false, dynamicCompileOptions: () => ({ generate: 'client' }) })
				],
				resolve: { alias, conditions: ['browser'] },
				ssr: { resolve: { conditions: ['browser', 'module', 'node', 'development|production'] } },
				test: {
					...shared,
					name: 'engine',
					environment: 'node',
					include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
					testTimeout: soak ? 3_600_000 : 120_000,
					sequence: { groupOrder: 0 }
				}
			},
			{
				plugins: [stillIcons(), sveltekit(), svelteTesting()],
				resolve: { alias: { 'bits-ui': here('tests/components/bits-ui.ts') } },
				test: {
					...shared,
					name: 'ui',
					environment: 'jsdom',
					include: ['tests/components/**/*.test.ts'],
					setupFiles: ['tests/components/setup.ts'],
					testTimeout: 120_000,
					sequence: { groupOrder: 0 }
				}
			},
			{
				resolve: { alias },
				test: {
					...shared,
					...patient,
					name: 'e2e',
					environment: 'node',
					include: ['tests/e2e/**/*.test.ts'],
					testTimeout: soak ? 3_600_000 : PATIENCE,
					hookTimeout: PATIENCE,
					sequence: { groupOrder: 0 }
				}
			},
			{
				resolve: { alias },
				test: {
					...shared,
					...patient,
					name: 'engines',
					environment: 'node',
					include: ['tests/engines/**/*.test.ts'],
					testTimeout: PATIENCE,
					hookTimeout: PATIENCE,
					sequence: { groupOrder: 0 }
				}
			}
		]
	}
});
