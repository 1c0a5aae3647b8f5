// DROPDOWN: a text whose gaps are each filled from their own list of choices.

import type { GappedText } from '#core/questions/gaps/gaps.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import { placingKind, type PlacingKind, type PlacingRules } from '#core/questions/placing/placing.ts';

export interface Choice {
  readonly text: string;
  readonly correct?: true;
}

export interface ChoiceGap {
  readonly choices: readonly Choice[];
}

export type DropdownKind = PlacingKind<
  'DROPDOWN',
  {
    /** By the numbers of their markers. */
    readonly gaps: readonly ChoiceGap[];
  },
  Pick<GappedText, 'gapsAt'>
>;

/** Gaps, choices of a gap, and characters of a choice. */
export const DROPDOWN_LIMITS = { gaps: 12, minChoices: 2, maxChoices: 8, choice: 60 } as const;

export const dropdownRules: PlacingRules<'DROPDOWN'> = {
  type: 'DROPDOWN',
  holdsMany: false,
  waits: 'place',
  allows: ({ places }, piece, place) =>
    places.some(({ id, choices }) => id === place && choices?.includes(piece) === true),
};

export const dropdownKind: QuestionKind<DropdownKind> = {
  ...placingKind(dropdownRules),
  // Choices are never picked up.
  can: { parts: { pieceOfKey: () => null } },
  verdictMs: 3_000,
};
