// How the room answered a question, in parts of a whole.

import { hadQuestion, rightPercent } from '#core/views/figures.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';

export interface AnswerShares {
  readonly answered: number;
  /** Players who had the question, with or without an answer. */
  readonly had: number;
  readonly correct: number;
  readonly partial: number;
  /** Wrong answers; 0 for a question in which nothing is right or wrong. */
  readonly incorrect: number;
  /** Per cent of those who had the question that were right; null where nobody had it, or nothing is right. */
  readonly rate: number | null;
}

export function sharesOf({ question, distribution }: HostQuestionRow): AnswerShares {
  const { answered, correct, partial } = distribution;
  const judged = question.hasCorrectAnswer;
  return {
    answered,
    had: hadQuestion(distribution),
    correct,
    partial,
    incorrect: judged ? answered - correct - partial : 0,
    rate: rightPercent(question, distribution),
  };
}

/** Per cent of the answers that are right from which on a question was not hard (specification 2, section 9: accuracy bands). */
const EASY_FROM = 75;

/** Those that were hard, the hardest first; only what anybody had, be it that nobody answered. */
export function hardest(rows: readonly HostQuestionRow[], count: number): readonly HostQuestionRow[] {
  const rated = rows.flatMap((row) => {
    const { rate } = sharesOf(row);
    return rate === null || rate >= EASY_FROM ? [] : [{ row, rate }];
  });
  return rated
    .sort((a, b) => a.rate - b.rate || a.row.index - b.row.index)
    .slice(0, count)
    .map(({ row }) => row);
}
