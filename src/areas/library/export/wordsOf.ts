// What a question asks, where a format has no place for its picture.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { mediaWords } from '#core/content/mediaWords.ts';

export function wordsOf({ text, media }: AuthoredQuestion): string {
  return text.trim() === '' && media ? mediaWords(media) : text;
}
