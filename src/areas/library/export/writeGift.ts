// A quiz as GIFT, for Moodle and what else reads it.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { wordsOf } from '#src/areas/library/export/wordsOf.ts';
import { exportKindOf } from '#src/questions/exportKinds.ts';
import { giftText } from '#src/questions/giftText.ts';

/** null where it can't be one: a slash in it would be a step to another category. */
export function giftCategory(subject: string): string | null {
  return /^[^/\n]*\S[^/\n]*$/.test(subject) ? subject.trim() : null;
}

export function giftOf({ subject = '', questions }: AuthoredQuiz): string {
  const name = giftCategory(subject);
  const category = name === null ? [] : [`$CATEGORY: ${name}`];
  const items = questions.flatMap((question) => itemOf(question) ?? []);
  return `${[...category, ...items].join('\n\n')}\n`;
}

function itemOf(question: AuthoredQuestion): string | null {
  const gift = exportKindOf(question.type).gift(question);
  if (!gift) return null;
  const { explanation = '' } = question;
  const feedback = explanation.trim() === '' ? '' : `####${giftText(explanation)}\n`;
  return `[plain]${giftText(wordsOf(question))} {${gift.answers}${feedback}}`;
}
