// Marks in reports of quizzes with questions worth different amounts.

import type { Question } from '#core/questions/question.ts';
import { worthOf } from '#core/questions/worth.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import type { Marks } from '#core/views/playerView.ts';
import type { ReportAttempt, ReportResponse } from '#core/views/report.ts';

/** True if some questions are worth more than others. */
export function hasUnequalMarks(questions: readonly HostQuestionRow[]): boolean {
  return questions.some(({ question }) => question.worth !== undefined);
}

/**
 * Returns the marks behind an attempt's accuracy; null if all questions are worth the same, or nothing has
 * been graded yet.
 */
export function marksOf(questions: readonly HostQuestionRow[], { responses }: ReportAttempt): Marks | null {
  if (!hasUnequalMarks(questions)) return null;
  const byIndex = new Map(questions.map(({ index, question }) => [index, question]));
  let [hundredths, possible] = [0, 0];
  for (const response of responses) {
    const question = byIndex.get(response.q);
    hundredths += Math.round((response.marks ?? 0) * 100);
    possible += question ? countedWorth(question, response) : 0;
  }
  return possible === 0 ? null : { earned: hundredths / 100, possible };
}

/** Marks that the question counts for in this response; an open answer counts once a person has marked it. */
export function countedWorth(question: Question, { result }: ReportResponse): number {
  const { hasCorrectAnswer } = question;
  return worthOf({ ...question, hasCorrectAnswer: hasCorrectAnswer || result !== 'none' });
}
