// Server side of questions with options: keys, shuffling and tallies, shared by MCQ and MSQ.

import { deepEqual } from '#core/collections/deepEqual.ts';
import { readFormatted } from '#core/content/formatted.ts';
import type { KeyedAs } from '#core/questions/authorityTypes.ts';
import type { OptionCounts, OptionsKind, OptionsQuestion } from '#core/questions/options/options.ts';
import type { AuthoredBase, AuthoredOption, Option, QuestionBase } from '#core/questions/questionBase.ts';
import { withGrading } from '#core/questions/worth.ts';
import { shuffled, type Stream, token } from '#core/random/stream.ts';

/** Ids of the correct options. */
export interface OptionsKey {
  readonly correctIds: readonly string[];
}

interface KeyedOptions {
  readonly question: OptionsQuestion;
  readonly key: OptionsKey;
}

const OPTION_ID_LENGTH = 8;

/** Options as players see them, in the author's order, each with a random id. */
export function playedOptions(
  options: readonly AuthoredOption[],
  { format, drawings }: AuthoredBase,
  ids: Stream,
): readonly Option[] {
  return options.map(({ text, media }) => ({
    id: token(ids, OPTION_ID_LENGTH),
    ...readFormatted(text, format, drawings),
    ...(media && { media }),
  }));
}

/**
 * Returns the ids of `played` by those of the same options among `now`; null unless both have the same ones, in
 * any order.
 */
export function sameOptions(
  now: readonly Option[],
  played: readonly Option[],
): ReadonlyMap<string, string> | null {
  if (now.length !== played.length) return null;
  const left = [...played];
  const ids = new Map<string, string>();
  for (const option of now) {
    const place = left.findIndex(({ id: _id, ...other }) => deepEqual({ ...other, id: option.id }, option));
    const [same] = place < 0 ? [] : left.splice(place, 1);
    if (!same) return null;
    ids.set(option.id, same.id);
  }
  return ids;
}

/** Ids of the incorrect options. */
export function wrongOptions({ question, key }: KeyedOptions): readonly string[] {
  return question.options.flatMap(({ id }) => (key.correctIds.includes(id) ? [] : id));
}

/** Returns the question with these options as the correct ones. */
export function withCorrect<Of extends KeyedOptions>(keyed: Of, correctIds: readonly string[]): Of {
  return { ...keyed, key: { correctIds: [...new Set(correctIds)].sort() } };
}

/** Authority shared by kinds with options. `picks` returns the option ids in an answer. */
export function optionsAuthority<Type extends string, A, Act extends { readonly type: string }>(
  type: Type,
  picks: (answer: A & { readonly type: Type }) => readonly string[],
) {
  type K = OptionsKind<Type, A, Act>;
  type Keyed = KeyedAs<K, OptionsKey>;
  return {
    build(authored: K['authored'], base: Omit<QuestionBase, 'hasCorrectAnswer'>, ids: Stream): Keyed {
      const options = playedOptions(authored.options, authored, ids);
      // Sorted by random id, so that the key's order says nothing about the author's.
      const correctIds = options
        .flatMap(({ id }, place) => (authored.options[place]?.correct ? id : []))
        .sort();
      return {
        question: { type, ...withGrading(base, correctIds.length > 0), options },
        key: { correctIds },
      };
    },
    reveal: ({ key }: Keyed): K['reveal'] => ({ type, correctIds: key.correctIds }),
    aligned(now: Keyed, played: Keyed): Keyed | null {
      const ids = sameOptions(now.question.options, played.question.options);
      if (!ids) return null;
      const options = now.question.options.map((option) => ({
        ...option,
        id: ids.get(option.id) ?? option.id,
      }));
      const correctIds = now.key.correctIds.flatMap((id) => ids.get(id) ?? []);
      return withCorrect({ question: { ...now.question, options }, key: now.key }, correctIds);
    },
    shuffle: ({ question, key }: Keyed, order: Stream): Keyed => ({
      question: { ...question, options: shuffled(order, question.options) },
      key,
    }),
    tally: {
      start: ({ options }: K['question']) => Object.fromEntries(options.map(({ id }) => [id, 0])),
      count(_keyed: Keyed, tally: OptionCounts, answer: K['answer'], by: 1 | -1): OptionCounts {
        const counts: Record<string, number> = { ...tally };
        for (const pick of picks(answer)) counts[pick] = (counts[pick] ?? 0) + by;
        return counts;
      },
      spread: (_keyed: Keyed, options: OptionCounts): K['spread'] => ({ type, options }),
    },
  };
}
