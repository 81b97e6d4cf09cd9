/** The style sheets as they are written: what jsdom does not draw can still be read. */
import { readFileSync } from 'node:fs';

const blocks = (css: string) =>
	[...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
		([, selector = '', body = '']) => ({
			selector: selector.trim(),
			body: body.replace(/\s+/g, ' ').trim()
		})
	);

const sourceOf = (component: string): string =>
	readFileSync(`src/lib/components/${component}.svelte`, 'utf8');

/** A component as it is written, without its styles. */
export const markup = (component: string): string => sourceOf(component).split('<style>')[0] ?? '';

/** What a component says about a selector, outside of media queries that come later. */
export function styleOf(component: string, selector: string): string {
	const source = sourceOf(component);
	const css = source.slice(source.indexOf('<style>') + '<style>'.length);
	const found = blocks(css).find((block) => block.selector === selector);
	if (found === undefined) throw new Error(`${component} has no style for ${selector}`);
	return found.body;
}

export const styleSheet = (name: 'base' | 'tokens'): string =>
	readFileSync(`src/lib/styles/${name}.css`, 'utf8');
