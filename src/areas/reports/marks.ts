// Marks in reports: where not every question counts for the same.

import { worthOf } from '#core/questions/worth.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import type { Marks } from '#core/views/playerView.ts';
import type { ReportAttempt } from '#core/views/report.ts';

/** Whether some questions count for more than others. */
export function tellsMarks(questions: readonly HostQuestionRow[]): boolean {
  return questions.some(({ question }) => question.worth !== undefined);
}

/** What the accuracy of an attempt comes from; null where all questions count for the same, and while nothing has been judged. */
export function marksOf(questions: readonly HostQuestionRow[], { responses }: ReportAttempt): Marks | null {
  if (!tellsMarks(questions)) return null;
  const worths = new Map(questions.map(({ index, question }) => [index, worthOf(question)]));
  let [hundredths, possible] = [0, 0];
  for (const { q, marks = 0 } of responses) {
    hundredths += Math.round(marks * 100);
    possible += worths.get(q) ?? 0;
  }
  return possible === 0 ? null : { earned: hundredths / 100, possible };
}
