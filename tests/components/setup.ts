// Matchers such as toBeInTheDocument for the component tests.
import '@testing-library/jest-dom/vitest';
