// Authoring of questions with options, shared by MCQ and MSQ.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { formattedOf, writtenAs } from '#core/content/formatted.ts';
import type { FormattedText, TextFormat } from '#core/content/formattedText.ts';
import type { Exchange, QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { OptionsKind } from '#core/questions/options/options.ts';
import type { AuthoredBase, AuthoredOption, AuthoredOptions, Option } from '#core/questions/questionBase.ts';
import { judged } from '#core/questions/worth.ts';

/** With this mark, or without one: what is not right carries none. */
export function marked({ text, media }: AuthoredOption, correct: boolean): AuthoredOption {
  return { text, ...(media && { media }), ...(correct && { correct }) };
}

/**
 * As many as a question has at least, and no more than it holds. What is accepted where it is typed is right where it is chosen.
 * `spellings`: how many of these are taken.
 */
export function optionsFrom(
  { choices = [], accepted = [] }: Exchange,
  format: TextFormat | undefined,
  spellings = accepted.length,
): readonly AuthoredOption[] {
  const typed = accepted
    .slice(0, spellings)
    .map((text) => ({ text: writtenAs(text, format), correct: true }));
  return filledUp([...choices, ...typed], CONTENT_LIMITS.optionsMin, CONTENT_LIMITS.optionsMax);
}

/** At least `min` of the items, with empty ones in place of those that lack, and at most `max`. */
export function filledUp<Item extends { readonly text: string }>(
  items: readonly Item[],
  min: number,
  max: number,
): readonly (Item | { readonly text: string })[] {
  const missing = Math.max(0, min - items.length);
  return [...items.slice(0, max), ...Array.from({ length: missing }, () => ({ text: '' }))];
}

type Marking = Pick<AuthoredOptions, 'unmarked'>;

const hasRight = (options: readonly AuthoredOption[]) => options.some(({ correct }) => correct === true);

/** With options that are begun anew, it is still to be said which one is right. */
export function unmarkedFrom({ choices = [], accepted = [], unmarked }: Exchange): Marking {
  const isMarked = accepted.length > 0 || hasRight(choices);
  return !isMarked && (unmarked || choices.length === 0) ? { unmarked: true } : {};
}

/** With these `options` in place of those before: where the right one is gone, another one is to be marked. */
export function unmarkedAfter(before: AuthoredOptions, options: readonly AuthoredOption[]): Marking {
  return !hasRight(options) && (before.unmarked || hasRight(before.options)) ? { unmarked: true } : {};
}

/** Choices in their author's order, each with its place as its id, so that it stays itself while it is written. */
export function askedChoices(
  choices: readonly Pick<AuthoredOption, 'text' | 'media'>[],
  format: TextFormat | undefined,
  unwritten?: (number: number) => FormattedText,
): readonly Option[] {
  return choices.map(({ text, media }, place) => ({
    id: `o${place}`,
    ...(unwritten && text.trim() === '' && !media ? unwritten(place + 1) : formattedOf(text, format)),
    ...(media && { media }),
  }));
}

/** What authoring of kinds with options has in common; each takes an exchange in its own way. */
export function optionsAuthoring<Type extends string, A, Act extends { readonly type: string }>(type: Type) {
  type K = OptionsKind<Type, A, Act>;
  return {
    give(question: K['authored']): { base: AuthoredBase; exchange: Exchange } {
      const { options, unmarked, type: _, ...base } = question;
      return { base, exchange: { choices: options, ...(unmarked && { unmarked }) } };
    },
    isJudged: ({ options, unmarked }: K['authored']) => unmarked === true || hasRight(options),
    hasAnswers: ({ options }: K['authored']) => options.length > 0,
    mapped: (question: K['authored'], map: (text: string) => string): K['authored'] => ({
      ...question,
      options: question.options.map((option) => ({ ...option, text: map(option.text) })),
    }),
    asked({ options, format }, base, unwritten) {
      const correctIds = options.flatMap(({ correct }, place) => (correct ? `o${place}` : []));
      return {
        question: {
          type,
          ...judged(base, correctIds.length > 0),
          options: askedChoices(options, format, unwritten),
        },
        reveal: { type, correctIds },
      };
    },
  } satisfies Omit<QuestionAuthoring<K>, 'take'>;
}
