// DRAGNDROP: words to put into the gaps of a text.

import type { GappedText } from '#core/questions/gaps/gaps.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import { placingKind, type PlacingKind, type PlacingRules } from '#core/questions/placing/placing.ts';

/** The words that are correct in a gap: its own, then words of other gaps or extra words. */
export interface WordGap {
  readonly accepted: readonly string[];
}

export type DragndropKind = PlacingKind<
  'DRAGNDROP',
  {
    /** By the numbers of their markers. */
    readonly gaps: readonly WordGap[];
    /** Words that belong in no gap of their own. */
    readonly extras?: readonly string[];
  },
  Pick<GappedText, 'gapsAt'>
>;

/** Gaps, words in all, and characters of a word. */
export const DRAGNDROP_LIMITS = { gaps: 10, words: 12, word: 60 } as const;

export const dragndropRules: PlacingRules<'DRAGNDROP'> = {
  type: 'DRAGNDROP',
  holdsMany: false,
  waits: 'place',
};

export const dragndropKind: QuestionKind<DragndropKind> = {
  ...placingKind(dragndropRules),
  verdictMs: 3_000,
};
