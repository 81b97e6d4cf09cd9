/**
 * Icons as plain SVG. The library builds each one element by element while the page runs, with any
 * attribute one may think of; ours differ in size, weight and name only. So its components are
 * rewritten before they are compiled: the browser then copies a finished drawing.
 */
import type { Plugin } from 'vite';

const ICON = /\/@lucide\/svelte\/dist\/icons\/[\w-]+\.svelte$/;

type Part = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const drawn = ([tag, attributes]: Part): string =>
	`<${tag} ${Object.entries(attributes)
		.map(([name, value]) => `${name}="${value}"`)
		.join(' ')} />`;

/** The component's source, rewritten; what cannot be read is an error, never an icon without lines. */
export function stillIcon(source: string): string {
	const data = /const iconData = (\{.*\});/.exec(source)?.[1];
	if (data === undefined) throw new Error('The icon library writes its icons in another way now.');
	const { node } = JSON.parse(data) as { readonly node: readonly Part[] };
	return `<script lang="ts">
	let { size = 24, strokeWidth = 2, role, 'aria-label': label, 'aria-hidden': hidden = label === undefined ? true : undefined } = $props();
</script>
<svg xmlns="http://www.w3.org/2000/svg" width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width={strokeWidth} stroke-linecap="round" stroke-linejoin="round" {role} aria-label={label} aria-hidden={hidden}>${node.map(drawn).join('')}</svg>
`;
}

export function stillIcons(): Plugin {
	return {
		name: 'paymaster:still-icons',
		enforce: 'pre',
		transform: {
			filter: { id: ICON },
			handler: (source) => stillIcon(source)
		}
	};
}
