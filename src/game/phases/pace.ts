// How long the page's own phases stand before the game goes on by itself.

/** Milliseconds: the verdict, the standings, and the word that a question is left for later. */
export const PACE = { feedbackMs: 2_600, standingsMs: 3_000, postponedMs: 1_500 } as const;
