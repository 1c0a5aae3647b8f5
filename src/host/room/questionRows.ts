// How the room answered a question, in parts of a whole.

import { bandOf, hadQuestion, rightPercent } from '#core/views/figures.ts';
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

/** Per cent that were right, at the first go where missed questions came again: who is asked until it is right is right in the end. */
export function hardRate(row: HostQuestionRow): number | null {
  const { rate, had } = sharesOf(row);
  const { firstRight } = row;
  return rate === null || firstRight === null || had === 0 ? rate : Math.round((100 * firstRight) / had);
}

/** Those that were hard, the hardest first; only what anybody had, be it that nobody answered. */
export function hardest(rows: readonly HostQuestionRow[], count: number): readonly HostQuestionRow[] {
  const rated = rows.flatMap((row) => {
    const rate = hardRate(row);
    if (rate === null) return [];
    const band = bandOf(rate);
    return band === 'average' || band === 'poor' ? [{ row, rate }] : [];
  });
  return rated
    .sort((a, b) => a.rate - b.rate || a.row.index - b.row.index)
    .slice(0, count)
    .map(({ row }) => row);
}
