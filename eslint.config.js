import { defineConfig, globalIgnores } from 'eslint/config';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Svelte's own files. All others are oxlint's, many times as fast: see .oxlintrc.json. */
export default defineConfig(
	globalIgnores(['.svelte-kit/', 'build/', 'build-*/', 'coverage/', 'node_modules/', 'static/']),
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		extends: [js.configs.recommended, ts.configs.recommended, svelte.configs.recommended],
		languageOptions: {
			globals: globals.browser,
			parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig }
		},
		rules: {
			eqeqeq: 'error',
			// TypeScript itself knows what is defined.
			'no-undef': 'off',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }
			]
		}
	},
	{
		// Links go through resolve() so that the app also works in a sub-folder.
		files: ['src/**/*.svelte'],
		rules: { 'svelte/no-at-html-tags': 'error', 'svelte/no-navigation-without-resolve': 'error' }
	}
);
