// What a player may remember of a game: the few things that went well in it.

/** `number` is the question's place in the player's own order, from 1. */
export type Highlight =
  /** So many right answers in a row. */
  | { readonly kind: 'streak'; readonly count: number }
  /** The quickest right answer, in milliseconds. */
  | { readonly kind: 'quickest'; readonly number: number; readonly timeMs: number }
  /** Of so many who answered it only so many were right, the player among them. */
  | { readonly kind: 'rare'; readonly number: number; readonly right: number; readonly answered: number }
  /** Right after so many misses in a row. */
  | { readonly kind: 'comeback'; readonly number: number; readonly misses: number }
  /** Questions that were missed, asked again, and right. */
  | { readonly kind: 'madeUp'; readonly count: number };

export type HighlightKind = Highlight['kind'];

/** From what on something is worth remembering. */
export const MEMORABLE = {
  /** Moments that one summary tells at the most. */
  most: 3,
  streakFrom: 3,
  /** Right answers of which one is called the quickest. */
  quickestOf: 3,
  missesFrom: 2,
  /** Who must have answered a question, and the share of them that may have it right. */
  rareAnswered: 5,
  rareShare: 0.4,
} as const;
