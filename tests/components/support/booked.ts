/** An entry is shown in two frames: the figures, then the next step. This waits for the second. */
import { expect, vi } from 'vitest';
import type { GameSession } from '$lib/session';

export async function booked(session: GameSession): Promise<void> {
	await vi.waitFor(() => expect(session.busy).toBe(false));
}
