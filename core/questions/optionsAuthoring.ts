// What kinds with options share where questions are written.

import { CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import { writtenAs } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import type { AuthoredAnswers } from '#core/questions/authoringTypes.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';

/** With this mark, or without one: what is not right carries none. */
export function marked({ text, media }: AuthoredOption, correct: boolean): AuthoredOption {
  return { text, ...(media && { media }), ...(correct && { correct }) };
}

/** As many as a question has at least, and no more than it holds. What is accepted where it is typed is right where it is chosen. */
export function optionsFrom(
  { options, accepted }: AuthoredAnswers,
  format: TextFormat | undefined,
): readonly AuthoredOption[] {
  const typed = accepted.map((text) => ({ text: writtenAs(text, format), correct: true }));
  const all = [...options, ...typed];
  const missing = Math.max(0, CONTENT_LIMITS.optionsMin - all.length);
  return [
    ...all.slice(0, CONTENT_LIMITS.optionsMax),
    ...Array.from({ length: missing }, () => ({ text: '' })),
  ];
}

/** With the text of each option through `map`. */
export function mappedOptions<T extends { readonly options: readonly AuthoredOption[] }>(
  question: T,
  map: (text: string) => string,
): T {
  return { ...question, options: question.options.map((option) => ({ ...option, text: map(option.text) })) };
}
