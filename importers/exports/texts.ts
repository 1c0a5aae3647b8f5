// Texts of questions for formats without pictures.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { readFormatted, escapeFor } from '#core/content/formatted.ts';
import { mediaLabel } from '#core/content/mediaLabel.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import type { TypedRules } from '#core/questions/typed/numbers.ts';
import { mapTexts } from '#core/questions/texts.ts';

/** The text of a question in its format, with blanks where it has gaps. */
export function textOf(question: AuthoredQuestion): string {
  return authoringOf(question.type).toExchange(question).base.text;
}

/** The same, or a description of its media if it has no text. */
export function wordsOf(question: AuthoredQuestion): string {
  const { text, media, format } = question;
  return text.trim() === '' && media ? escapeFor(mediaLabel(media), format) : textOf(question);
}

/** True if typed answers aren't only compared as words. */
export function hasRules({ number, forgiveTypo }: TypedRules): boolean {
  return number !== undefined || forgiveTypo === true;
}

/** The text with the passage that the question holds, if any, below it. */
export function withPassage(question: AuthoredQuestion, text: string): string {
  const parts = [text];
  mapTexts(question, (own, field) => {
    if (field === 'passage') parts.push(own);
    return own;
  });
  return parts.join('\n\n');
}

/** `written` puts words in the format of the other options. */
export function optionText({ text, media }: AuthoredOption, written: (words: string) => string): string {
  return text.trim() === '' && media ? written(mediaLabel(media)) : text;
}

/** Numbers of the correct options, from 1. */
export function correctNumbers(options: readonly AuthoredOption[]): number[] {
  return options.flatMap(({ correct }, index) => (correct ? index + 1 : []));
}

/** True if any text of a question has formatting. */
export function hasMarks(question: AuthoredQuestion): boolean {
  let found = false;
  mapTexts(question, (text) => {
    found ||= readFormatted(text, question.format).marks !== undefined;
    return text;
  });
  return found;
}
