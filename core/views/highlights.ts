// Memorable moments of a game: the few things that went well for a player.

/** `number`: the question's place in the player's own order, from 1. */
export type Highlight =
  /** Number of correct answers in a row. */
  | { readonly kind: 'streak'; readonly count: number }
  /** The quickest correct answer, in milliseconds. */
  | { readonly kind: 'quickest'; readonly number: number; readonly timeMs: number }
  /** Of `answered` players only `right` were correct, this one among them. */
  | { readonly kind: 'rare'; readonly number: number; readonly right: number; readonly answered: number }
  /** Correct after this many misses in a row. */
  | { readonly kind: 'comeback'; readonly number: number; readonly misses: number }
  /** Missed questions that were answered correctly when asked again. */
  | { readonly kind: 'madeUp'; readonly count: number };

export type HighlightKind = Highlight['kind'];

/** Thresholds for what is worth remembering. */
export const MEMORABLE = {
  /** Maximum number of moments in one summary. */
  most: 3,
  streakFrom: 3,
  /** Correct answers needed to call one the quickest. */
  quickestOf: 3,
  missesFrom: 2,
  /** Players who must have answered a question, and the largest share of them who may be right. */
  rareAnswered: 5,
  rareShare: 0.4,
} as const;
