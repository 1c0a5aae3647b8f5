// How the room answered a question, in parts of a whole.

import type { HostQuestionRow } from '#core/views/hostView.ts';

export interface AnswerShares {
  readonly answered: number;
  readonly correct: number;
  readonly partial: number;
  /** 0 for a question in which nothing is right or wrong. */
  readonly incorrect: number;
  /** Per cent of those who answered that were right; null where nobody has, or nothing is right. */
  readonly rate: number | null;
}

export function sharesOf({ question, distribution }: HostQuestionRow): AnswerShares {
  const { answered, correct, partial } = distribution;
  const judged = question.hasCorrectAnswer;
  return {
    answered,
    correct,
    partial,
    incorrect: judged ? answered - correct - partial : 0,
    rate: judged && answered > 0 ? Math.round((100 * correct) / answered) : null,
  };
}

/** Those that most got wrong, the hardest first; only where anybody answered. */
export function hardest(rows: readonly HostQuestionRow[], count: number): readonly HostQuestionRow[] {
  const rated = rows.flatMap((row) => {
    const { rate } = sharesOf(row);
    return rate === null || rate === 100 ? [] : [{ row, rate }];
  });
  return rated
    .sort((a, b) => a.rate - b.rate || a.row.index - b.row.index)
    .slice(0, count)
    .map(({ row }) => row);
}
