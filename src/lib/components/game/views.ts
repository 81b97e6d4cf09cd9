/** The view models of the engine, for every panel below; components do no sums. */
export * from '$engine';
