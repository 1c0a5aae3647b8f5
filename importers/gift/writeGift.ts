// Quiz export as GIFT, for Moodle and anything else that reads it.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import { authoringOf, flattenQuestions } from '#core/questions/authoring.ts';
import { mapTexts, plainQuestion } from '#core/questions/texts.ts';
import { hasMarks, withPassage, wordsOf } from '#importers/exports/texts.ts';
import { giftAnswers, giftText } from '#importers/gift/giftAnswers.ts';
import { giftHtml } from '#importers/gift/giftHtml.ts';

/** null if it can't be a category: a slash in it would start another one. */
export function giftCategory(subject: string): string | null {
  return /^[^/\n]*[^\s/][^/\n]*$/.test(subject) ? subject.trim() : null;
}

export function giftOf({ subject = '', questions }: AuthoredQuiz): string {
  const name = giftCategory(subject);
  const category = name === null ? [] : [`$CATEGORY: ${name}`];
  const items = flattenQuestions(questions).flatMap((question) => itemOf(question) ?? []);
  return `${[...category, ...items].join('\n\n')}\n`;
}

function itemOf(question: AuthoredQuestion): string | null {
  const marked = hasMarks(question);
  const { format } = question;
  const html = (text: string) => giftHtml(readFormatted(text, format));
  const asked = { ...question, text: withPassage(question, wordsOf(question)) };
  const written = marked ? mapTexts(asked, html) : plainQuestion(asked);
  const gift = giftAnswers(written, marked);
  if (typeof gift === 'string') return null;
  const { explanation = '' } = written;
  const feedback = explanation.trim() === '' ? '' : `####${giftText(explanation)}\n`;
  const text = `[${marked ? 'html' : 'plain'}]${giftText(written.text)}`;
  // Without answers, it's a description, which is only read.
  if (authoringOf(question.type).children) return text;
  return `${text} {${gift?.answers ?? ''}${feedback}}`;
}
