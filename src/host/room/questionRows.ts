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

/** A row of the table of questions. */
export interface GroupedRow {
  readonly row: HostQuestionRow;
  /** Number of questions that its shares are about: those of a parent, or 1. */
  readonly count: number;
  /** The parent, and the place among its questions, from 1; null for a question that stands alone. */
  readonly within: { readonly title: string; readonly number: number; readonly count: number } | null;
  /** The shares of a parent's questions together; its own for any other. */
  readonly shares: AnswerShares;
}

/** Relates parents and the questions that they hold. */
export function groupedRows(rows: readonly HostQuestionRow[]): readonly GroupedRow[] {
  const byParent = new Map<string, HostQuestionRow[]>();
  for (const row of rows) {
    const { parent } = row.question;
    if (parent !== undefined) byParent.set(parent, [...(byParent.get(parent) ?? []), row]);
  }
  const parents = new Map(rows.map(({ question }) => [question.id, question]));
  return rows.map((row) => {
    const { id, parent } = row.question;
    const children = byParent.get(id) ?? [];
    const siblings = parent === undefined ? [] : (byParent.get(parent) ?? []);
    return {
      row,
      count: Math.max(1, children.length),
      within:
        parent === undefined
          ? null
          : {
              title: parents.get(parent)?.text ?? '',
              number: siblings.indexOf(row) + 1,
              count: siblings.length,
            },
      shares: children.length > 0 ? together(children.map(sharesOf)) : sharesOf(row),
    };
  });
}

function together(all: readonly AnswerShares[]): AnswerShares {
  const judged = all.filter(({ rate }) => rate !== null);
  const sum = (part: 'answered' | 'had' | 'correct' | 'partial' | 'incorrect') =>
    judged.reduce((total, shares) => total + shares[part], 0);
  const [had, correct] = [sum('had'), sum('correct')];
  return {
    answered: all.reduce((total, { answered }) => total + answered, 0),
    had,
    correct,
    partial: sum('partial'),
    incorrect: sum('incorrect'),
    rate: had === 0 ? null : Math.round((100 * correct) / had),
  };
}
