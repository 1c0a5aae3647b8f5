// Types and helpers of questions that are answered by moving pieces.

import type { Option, QuestionBase } from '#core/questions/questionBase.ts';

export interface PiecesQuestion extends QuestionBase {
  /** The pieces, as they are dealt. */
  readonly items: readonly Option[];
}

/** The pieces with these ids, in their order. */
export function piecesOf(
  { items }: Pick<PiecesQuestion, 'items'>,
  ids: readonly string[],
): readonly Option[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
