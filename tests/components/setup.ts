import { configure } from '@testing-library/svelte';
// Matchers such as toBeInTheDocument for the component tests.
import '@testing-library/jest-dom/vitest';

// A busy machine may take its time; what never comes still fails.
configure({ asyncUtilTimeout: 8_000 });
