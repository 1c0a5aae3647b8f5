// A slide's time, as the player's and the projector's clocks show it.

export interface SlideTime {
  /** Server times in ms. */
  readonly openedAt: number | null;
  readonly deadline: number | null;
}

/**
 * Total time in ms: the question's `timeMs` and what the host has added. `leftMs`: what is left of it now.
 */
export function totalTimeMs({ openedAt, deadline }: SlideTime, timeMs: number, leftMs: number): number {
  return Math.max(timeMs, deadline !== null && openedAt !== null ? deadline - openedAt : leftMs, 1);
}
