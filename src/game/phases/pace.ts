// How long the page's own phases stand before the game goes on by itself.

/** Milliseconds: the verdict, and the standings. */
export const PACE = { feedbackMs: 2_600, standingsMs: 3_000 } as const;
