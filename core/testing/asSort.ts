// Test helper that turns a question kind into another sort, because no real kind is `shown`.

import type { QuestionSort } from '#core/questions/kind.ts';
import { kindOf, type QuestionType } from '#core/questions/kinds.ts';

/** Returns a function that restores the kind. */
export function asSort(type: QuestionType, sort: QuestionSort): () => void {
  const kind: { sort: QuestionSort } = kindOf(type);
  const before = kind.sort;
  kind.sort = sort;
  return () => {
    kind.sort = before;
  };
}
