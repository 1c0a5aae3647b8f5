// Pasted text as lines that tests can spell out.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import { questionsFromText } from '#importers/pasted/pasted.ts';

/** A question on one line: `MCQ ~ Who? ~ Ada | Bo!`. */
export function shown(question: AuthoredQuestion): string {
  const { choices, accepted = [] } = authoringOf(question.type).toExchange(question).exchange;
  const answers = choices?.map(({ text, correct }) => (correct ? `${text}!` : text)) ?? accepted;
  return [question.type, question.text, ...(answers.length > 0 ? [answers.join(' | ')] : [])].join(' ~ ');
}
export const read = (text: string) => questionsFromText(text).questions.map(shown);
export const problems = (text: string) =>
  questionsFromText(text).problems.map(({ place, reason, severity }) => [
    place.kind === 'file' ? 0 : place.number,
    reason.code,
    severity,
  ]);
