// Authoring of questions with options, shared by MCQ and MSQ.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { readFormatted, escapeFor } from '#core/content/formatted.ts';
import type { FormattedText, TextFormat } from '#core/content/formattedText.ts';
import type { Exchange, QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { OptionsKind } from '#core/questions/options/options.ts';
import type { AuthoredBase, AuthoredOption, AuthoredOptions, Option } from '#core/questions/questionBase.ts';
import { withGrading } from '#core/questions/worth.ts';

/** The option with or without its mark; an incorrect option carries none. */
export function marked({ text, media }: AuthoredOption, correct: boolean): AuthoredOption {
  return { text, ...(media && { media }), ...(correct && { correct }) };
}

/**
 * Options from an exchange: at least as many as a question needs, and no more than it can hold. Accepted
 * answers become correct options; `spellings` limits how many.
 */
export function optionsFrom(
  { choices = [], accepted = [] }: Exchange,
  format: TextFormat | undefined,
  spellings = accepted.length,
): readonly AuthoredOption[] {
  const typed = accepted
    .slice(0, spellings)
    .map((text) => ({ text: escapeFor(text, format), correct: true }));
  return padded([...choices, ...typed], CONTENT_LIMITS.optionsMin, CONTENT_LIMITS.optionsMax);
}

/** Pads the items with empty ones to at least `min`, and cuts them to at most `max`. */
export function padded<Item extends { readonly text: string }>(
  items: readonly Item[],
  min: number,
  max: number,
): readonly (Item | { readonly text: string })[] {
  const missing = Math.max(0, min - items.length);
  return [...items.slice(0, max), ...Array.from({ length: missing }, () => ({ text: '' }))];
}

type Marking = Pick<AuthoredOptions, 'unmarked'>;

const hasRight = (options: readonly AuthoredOption[]) => options.some(({ correct }) => correct === true);

/** The flag for options made from scratch: their author has yet to mark the correct one. */
export function unmarkedFrom({ choices = [], accepted = [], unmarked }: Exchange): Marking {
  const isMarked = accepted.length > 0 || hasRight(choices);
  return !isMarked && (unmarked || choices.length === 0) ? { unmarked: true } : {};
}

/**
 * The flag after `options` replaced those of `before`: if the correct one is gone, another has to be marked.
 */
export function unmarkedAfter(before: AuthoredOptions, options: readonly AuthoredOption[]): Marking {
  return !hasRight(options) && (before.unmarked || hasRight(before.options)) ? { unmarked: true } : {};
}

/** Choices in the author's order. Each one's place is its id, so it keeps its identity while it's edited. */
export function previewChoices(
  choices: readonly Pick<AuthoredOption, 'text' | 'media'>[],
  format: TextFormat | undefined,
  unwritten?: (number: number) => FormattedText,
): readonly Option[] {
  return choices.map(({ text, media }, place) => ({
    id: `o${place}`,
    ...(unwritten && text.trim() === '' && !media ? unwritten(place + 1) : readFormatted(text, format)),
    ...(media && { media }),
  }));
}

/**
 * Authoring shared by kinds with options; each adds its own `fromExchange`. `picks` returns the option ids in an
 * answer.
 */
export function optionsAuthoring<Type extends string, A, Act extends { readonly type: string }>(
  type: Type,
  picks: (answer: A & { readonly type: Type }) => readonly string[],
) {
  type K = OptionsKind<Type, A, Act>;
  return {
    rekey: {
      way: 'key',
      rekeyed({ unmarked: _unmarked, ...question }, { options }, answer) {
        if (options.length !== question.options.length) return null;
        const correct = new Set(picks(answer));
        return {
          ...question,
          options: question.options.map((option, place) =>
            marked(option, correct.has(options[place]?.id ?? '')),
          ),
        };
      },
    },
    toExchange(question: K['authored']): { base: AuthoredBase; exchange: Exchange } {
      const { options, unmarked, type: _, ...base } = question;
      return { base, exchange: { choices: options, ...(unmarked && { unmarked }) } };
    },
    isJudged: ({ options, unmarked }: K['authored']) => unmarked === true || hasRight(options),
    hasAnswers: ({ options }: K['authored']) => options.length > 0,
    mapped: (question: K['authored'], map: (text: string) => string): K['authored'] => ({
      ...question,
      options: question.options.map((option) => ({ ...option, text: map(option.text) })),
    }),
    preview({ options, format }, base, unwritten) {
      const correctIds = options.flatMap(({ correct }, place) => (correct ? `o${place}` : []));
      return {
        question: {
          type,
          ...withGrading(base, correctIds.length > 0),
          options: previewChoices(options, format, unwritten),
        },
        reveal: { type, correctIds },
      };
    },
  } satisfies Omit<QuestionAuthoring<K>, 'fromExchange'>;
}
