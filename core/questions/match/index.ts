// MATCH: partners to tie to their prompts.

import type { QuestionKind } from '#core/questions/kind.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import { placingKind, type PlacingKind, type PlacingRules } from '#core/questions/placing/placing.ts';

export interface AuthoredPair {
  readonly prompt: AuthoredItem;
  readonly match: AuthoredItem;
}

export type MatchKind = PlacingKind<
  'MATCH',
  {
    readonly pairs: readonly AuthoredPair[];
    /** Partners that match nothing. */
    readonly extras?: readonly AuthoredItem[];
  }
>;

/** Pairs, and partners that match nothing (decisions, "Scoring"). */
export const MATCH_LIMITS = { minPairs: 2, maxPairs: 8, maxExtras: 4 } as const;

export const matchRules: PlacingRules<'MATCH'> = {
  type: 'MATCH',
  holdsMany: false,
  waits: 'place',
  empties: true,
};

export const matchKind: QuestionKind<MatchKind> = { ...placingKind(matchRules), verdictMs: 5_000 };
