// Marks in reports of quizzes with questions worth different amounts.

import { worthOf } from '#core/questions/worth.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import type { Marks } from '#core/views/playerView.ts';
import type { ReportAttempt } from '#core/views/report.ts';

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
  const worths = new Map(questions.map(({ index, question }) => [index, worthOf(question)]));
  let [hundredths, possible] = [0, 0];
  for (const { q, marks = 0 } of responses) {
    hundredths += Math.round(marks * 100);
    possible += worths.get(q) ?? 0;
  }
  return possible === 0 ? null : { earned: hundredths / 100, possible };
}
