import { configure } from '@testing-library/svelte';
// Matchers such as toBeInTheDocument for the component tests.
import '@testing-library/jest-dom/vitest';

// A busy machine may take its time; what never comes still fails.
configure({ asyncUtilTimeout: 30_000 });

/** jsdom lays nothing out, so nothing is ever resized. */
class NoResizes {
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResizes;
