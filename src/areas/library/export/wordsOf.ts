// What a question asks, where a format has no place for its picture.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { writtenAs } from '#core/content/formatted.ts';
import { mediaWords } from '#core/content/mediaWords.ts';

/** As the question's texts are written. */
export function wordsOf({ text, media, format }: AuthoredQuestion): string {
  return text.trim() === '' && media ? writtenAs(mediaWords(media), format) : text;
}
