import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What the engine may not reach for: it has no screen, no clock, no chance and no network. */
const impure = [
	'console',
	'crypto',
	'Date',
	'document',
	'fetch',
	'indexedDB',
	'localStorage',
	'navigator',
	'performance',
	'process',
	'queueMicrotask',
	'setInterval',
	'setTimeout',
	'window'
];

/** What never waits: looking for forgotten promises there would only take time. */
const withoutPromises = [
	'src/lib/engine/**/*.ts',
	'tests/engine/**/*.ts',
	'tests/house/**/*.ts',
	'tests/text/**/*.ts'
];

/** One list, because a later one would replace it. */
const neverWritten = [
	{ selector: 'TSEnumDeclaration', message: 'A union of strings instead of an enum.' }
];

export default defineConfig(
	globalIgnores(['.svelte-kit/', 'build/', 'build-*/', 'coverage/', 'node_modules/', 'static/']),
	js.configs.recommended,
	ts.configs.recommended,
	svelte.configs.recommended,
	{
		languageOptions: { globals: { ...globals.browser, ...globals.node } },
		rules: {
			eqeqeq: 'error',
			'no-console': 'off',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{
					'ts-ignore': true,
					'ts-nocheck': true,
					'ts-expect-error': 'allow-with-description'
				}
			],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }
			],
			'no-restricted-syntax': ['error', ...neverWritten]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: {
			parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig }
		}
	},
	{
		// TypeScript itself knows what is defined.
		files: ['**/*.ts', '**/*.svelte', '**/*.mjs'],
		rules: { 'no-undef': 'off' }
	},
	{
		// The few rules that need types and earn their time: promises nobody waits for, and switches
		// that forget a case.
		files: ['src/**/*.ts', 'tests/**/*.ts', 'scripts/**/*.ts'],
		ignores: ['**/*.svelte.ts', ...withoutPromises],
		languageOptions: { parserOptions: { projectService: true } },
		rules: {
			'@typescript-eslint/await-thenable': 'error',
			'@typescript-eslint/no-floating-promises': 'error',
			'@typescript-eslint/no-misused-promises': 'error'
		}
	},
	{
		files: ['src/**/*.ts'],
		ignores: ['**/*.svelte.ts'],
		languageOptions: { parserOptions: { projectService: true } },
		rules: {
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true }
			]
		}
	},
	{
		files: withoutPromises,
		rules: {
			'no-restricted-syntax': [
				'error',
				...neverWritten,
				{ selector: ':function[async=true]', message: 'Nothing waits here: see withoutPromises.' }
			]
		}
	},
	{
		// Links go through resolve() so that the app also works in a sub-folder.
		files: ['src/**/*.svelte'],
		rules: { 'svelte/no-at-html-tags': 'error', 'svelte/no-navigation-without-resolve': 'error' }
	},
	{
		files: ['src/lib/engine/**/*.ts'],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{ regex: '^[^.]', message: 'The engine imports nothing outside itself.' },
						{
							regex:
								'^(\\.\\./)+(?:lib|routes|session|storage|text|titles-ui|components|styles|pwa)(?:/|$)',
							message: 'The engine imports nothing outside itself.'
						}
					]
				}
			],
			'no-restricted-globals': [
				'error',
				...impure.map((name) => ({ name, message: 'The engine is pure: pass it in.' }))
			],
			'no-restricted-properties': [
				'error',
				{ object: 'Math', property: 'random', message: 'The engine is pure: pass it in.' },
				{ object: 'globalThis', property: 'crypto', message: 'The engine is pure: pass it in.' }
			]
		}
	}
);
