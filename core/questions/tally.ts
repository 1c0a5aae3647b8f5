// How one question went so far, and the two ways of counting that kinds choose from.

import { type Buckets, emptyBuckets, lookUp, withKey, withoutKey } from '#core/collections/buckets.ts';
import type { Option } from '#core/questions/questionBase.ts';

/** Each player counts once, with the last answer. */
export interface Tally {
  readonly answered: number;
  readonly correct: number;
  readonly partial: number;
  /** By option id. */
  readonly options: Readonly<Record<string, number>>;
  /** By text as it is compared; null where nothing is typed. */
  readonly texts: Buckets<number> | null;
  /** By text, how it was first typed, of those that were typed otherwise than they are compared. */
  readonly spellings?: Buckets<string>;
  /** Texts that the host keeps from the room. */
  readonly hidden?: readonly string[];
}

/** How a kind's answers are counted. */
export interface Counting<Question, Answer, Key> {
  /** What is counted of a question before the first answer. */
  start(question: Question): Pick<Tally, 'options' | 'texts'>;
  /** The tally with what this answer says once more, or once less. */
  count(tally: Tally, answer: Answer, by: 1 | -1): Tally;
  /** Texts of the tally that are right. */
  rightTexts(key: Key): readonly string[];
}

/** By option. */
export function optionCounting<Answer>(
  picks: (answer: Answer) => readonly string[],
): Counting<{ readonly options: readonly Option[] }, Answer, unknown> {
  return {
    start: ({ options }) => ({ options: Object.fromEntries(options.map(({ id }) => [id, 0])), texts: null }),
    count(tally, answer, by) {
      const options: Record<string, number> = { ...tally.options };
      for (const pick of picks(answer)) options[pick] = (options[pick] ?? 0) + by;
      return { ...tally, options };
    },
    rightTexts: () => [],
  };
}

interface TextRules<Key> {
  /** The text as it is compared. */
  readonly compared: (text: string) => string;
  /** The text as others are shown it, which is compared as the same. */
  readonly shown: (text: string) => string;
  readonly right: (key: Key) => readonly string[];
}

/** By what was typed. */
export function textCounting<Key>({
  compared,
  shown,
  right,
}: TextRules<Key>): Counting<unknown, { readonly text: string }, Key> {
  return {
    start: () => ({ options: {}, texts: emptyBuckets() }),
    count: (tally, { text }, by) => withText(tally, compared(text), shown(text), by),
    rightTexts: right,
  };
}

/** Counts `text`; `shown` is how it was typed this time. */
function withText(tally: Tally, text: string, shown: string, by: 1 | -1): Tally {
  const { texts, spellings } = tally;
  if (!texts) return tally;
  const before = lookUp(texts, text) ?? 0;
  if (before + by <= 0)
    return {
      ...tally,
      texts: withoutKey(texts, text),
      ...(spellings && { spellings: withoutKey(spellings, text) }),
    };
  return {
    ...tally,
    texts: withKey(texts, text, before + by),
    ...(before === 0 && shown !== text && { spellings: withKey(spellings ?? emptyBuckets(), text, shown) }),
  };
}
