// Whether anything of a question looks other than plain words.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { formattedOf } from '#core/content/formatted.ts';
import { mapTexts } from '#core/questions/texts.ts';

export function hasMarks(question: AuthoredQuestion): boolean {
  let found = false;
  mapTexts(question, (text) => {
    found ||= formattedOf(text, question.format).marks !== undefined;
    return text;
  });
  return found;
}
