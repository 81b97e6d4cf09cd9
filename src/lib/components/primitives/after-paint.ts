/** Runs something once what was just changed is on the screen: what nobody sees can wait for it. */
export function afterPaint(work: () => void): void {
	requestAnimationFrame(() => setTimeout(work));
}
