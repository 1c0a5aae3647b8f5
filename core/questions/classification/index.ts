// CLASSIFICATION: tags to sort into baskets.

import type { QuestionKind } from '#core/questions/kind.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import { placingKind, type PlacingKind, type PlacingRules } from '#core/questions/placing/placing.ts';

export interface AuthoredGroup {
  /** Plain text, whatever the question's format. */
  readonly name: string;
  readonly items: readonly AuthoredItem[];
}

export type ClassificationKind = PlacingKind<
  'CLASSIFICATION',
  {
    readonly groups: readonly AuthoredGroup[];
    /** Items that belong nowhere. */
    readonly extras?: readonly AuthoredItem[];
  }
>;

/** Groups, their items in all, and items that belong nowhere (decisions, "Scoring"). */
export const CLASSIFICATION_LIMITS = {
  minGroups: 2,
  maxGroups: 6,
  minItems: 4,
  maxItems: 16,
  maxExtras: 4,
} as const;

export const classificationRules: PlacingRules<'CLASSIFICATION'> = {
  type: 'CLASSIFICATION',
  holdsMany: true,
  waits: 'piece',
};

export const classificationKind: QuestionKind<ClassificationKind> = {
  ...placingKind(classificationRules),
  verdictMs: 5_000,
};
