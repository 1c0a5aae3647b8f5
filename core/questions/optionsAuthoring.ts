// What kinds with options share where questions are written.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { writtenAs } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import type { AuthoredAnswers } from '#core/questions/authoringTypes.ts';
import type { AuthoredBase, AuthoredOption, AuthoredOptions } from '#core/questions/questionBase.ts';

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

type Marking = Pick<AuthoredOptions, 'unmarked'>;

const hasRight = (options: readonly AuthoredOption[]) => options.some(({ correct }) => correct === true);

/** What a question with options can pass on to another kind. */
export const partedOptions = ({ options, unmarked, ...base }: AuthoredBase & AuthoredOptions) => ({
  base,
  answers: { options, accepted: [], ...(unmarked && { unmarked }) },
});

/** With options that are begun anew, it is still to be said which one is right. */
export function unmarkedFrom({ options, accepted, unmarked }: AuthoredAnswers): Marking {
  const isMarked = accepted.length > 0 || hasRight(options);
  return !isMarked && (unmarked || options.length === 0) ? { unmarked: true } : {};
}

/** With these `options` in place of those before: where the right one is gone, another one is to be marked. */
export function unmarkedAfter(before: AuthoredOptions, options: readonly AuthoredOption[]): Marking {
  return !hasRight(options) && (before.unmarked || hasRight(before.options)) ? { unmarked: true } : {};
}

/** With the text of each option through `map`. */
export function mappedOptions<T extends AuthoredOptions>(question: T, map: (text: string) => string): T {
  return { ...question, options: question.options.map((option) => ({ ...option, text: map(option.text) })) };
}
