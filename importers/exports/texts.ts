// Texts of questions for formats without pictures.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { formattedOf, writtenAs } from '#core/content/formatted.ts';
import { mediaWords } from '#core/content/mediaWords.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { mapTexts } from '#core/questions/texts.ts';

/** What a question asks, as its texts are written. */
export function wordsOf({ text, media, format }: AuthoredQuestion): string {
  return text.trim() === '' && media ? writtenAs(mediaWords(media), format) : text;
}

/** `written`: says words as the other options are written. */
export function optionText({ text, media }: AuthoredOption, written: (words: string) => string): string {
  return text.trim() === '' && media ? written(mediaWords(media)) : text;
}

/** Numbers of the right ones, from 1. */
export function correctNumbers(options: readonly AuthoredOption[]): number[] {
  return options.flatMap(({ correct }, index) => (correct ? index + 1 : []));
}

/** Whether anything of a question looks other than plain words. */
export function hasMarks(question: AuthoredQuestion): boolean {
  let found = false;
  mapTexts(question, (text) => {
    found ||= formattedOf(text, question.format).marks !== undefined;
    return text;
  });
  return found;
}
