// Answer shares: how many players answered a question correctly, partially, or incorrectly.

import { bandOf, reachedQuestion, rightPercent } from '#core/views/figures.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';

export interface AnswerShares {
  readonly answered: number;
  /** Players who had the question, with or without an answer. */
  readonly had: number;
  readonly correct: number;
  readonly partial: number;
  /** Incorrect answers; 0 for a question without a correct answer. */
  readonly incorrect: number;
  /**
   * Percentage of correct answers among the players who had the question; null if no one had it, or it has no
   * correct answer.
   */
  readonly rate: number | null;
}

export function sharesOf({ question, distribution }: HostQuestionRow): AnswerShares {
  const { answered, correct, partial } = distribution;
  const judged = question.hasCorrectAnswer;
  return {
    answered,
    had: reachedQuestion(distribution),
    correct,
    partial,
    incorrect: judged ? answered - correct - partial : 0,
    rate: rightPercent(question, distribution),
  };
}

/** Identifies the game's corrections: different after each. */
export function fixesOf(rows: readonly HostQuestionRow[]): string {
  return rows.flatMap(({ index, correction }) => (correction ? `${index}:${correction.at}` : [])).join();
}

/**
 * Percentage of correct answers. If missed questions are repeated, only first tries count, because everyone
 * gets it right in the end.
 */
export function hardRate(row: HostQuestionRow): number | null {
  const { rate, had } = sharesOf(row);
  const { firstRight } = row;
  return rate === null || firstRight === null || had === 0 ? rate : Math.round((100 * firstRight) / had);
}

/**
 * The hardest questions, hardest first. Questions that players had but left unanswered count; those no one
 * had don't.
 */
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
