// A quiz as GIFT, for Moodle and what else reads it.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { wordsOf } from '#src/areas/library/export/wordsOf.ts';
import { exportKindOf } from '#src/questions/exportKinds.ts';
import { giftText } from '#src/questions/giftText.ts';

export function giftOf({ subject = '', questions }: AuthoredQuiz): string {
  // A slash in it would be a step to another category.
  const category = /^[^/\n]*\S[^/\n]*$/.test(subject) ? [`$CATEGORY: ${subject.trim()}`] : [];
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
