// The time of a slide, as the clocks of player and projector show it.

export interface SlideTime {
  /** Server times in ms. */
  readonly openedAt: number | null;
  readonly deadline: number | null;
}

/** The whole time in ms: `timeMs` of the question, and what the host has added to it; `leftMs` of it are left now. */
export function wholeTime({ openedAt, deadline }: SlideTime, timeMs: number, leftMs: number): number {
  return Math.max(timeMs, deadline !== null && openedAt !== null ? deadline - openedAt : leftMs, 1);
}
