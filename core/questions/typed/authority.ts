// Server side of typed answers: text tallies, and moderation of the texts that the room sees.

import {
  type Buckets,
  bucketEntries,
  emptyBuckets,
  lookUp,
  withKey,
  withoutKey,
} from '#core/collections/buckets.ts';
import type { KeyedAs, Moderation, SpreadViewer, TallyRules } from '#core/questions/authorityTypes.ts';
import { type TextCount, TEXTS_SHOWN, type TextTally, type TypedKind } from '#core/questions/typed/typed.ts';

interface TextRules<Question, Key> {
  /** The text in the form in which it's compared. */
  readonly compared: (text: string, question: Question) => string;
  /** The text as others see it; compares as equal to the original. */
  readonly shown: (text: string) => string;
  /** Returns whether a text, as compared, is correct. */
  readonly right: (key: Key) => (text: string) => boolean;
}

/** Maximum number of texts to check, most important first, until enough of them may be shown. */
const MAX_TEXTS_TRIED = 64;

/** Counts typed answers of a kind by their text. */
export function textTally<Type extends string, A, R, Q, Key>(
  type: Type,
  { compared, shown, right }: TextRules<TypedKind<Type, A, R, Q>['question'], Key>,
): TallyRules<TypedKind<Type, A, R, Q>, Key> {
  return {
    start: emptyTexts,
    count: ({ question }, tally, { text }, by) =>
      countedText(tally, compared(text, question), shown(text), by),
    spread: ({ key }: KeyedAs<TypedKind<Type, A, R, Q>, Key>, tally, eyes) => ({
      type,
      texts: shownTexts(tally, right(key), eyes),
    }),
  };
}

export function emptyTexts(): TextTally {
  return { texts: emptyBuckets() };
}

/** Counts `text`; `shown` is its spelling this time. */
export function countedText(tally: TextTally, text: string, shown: string, by: 1 | -1): TextTally {
  const { texts, spellings } = tally;
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
    ...(before === 0 && shown !== text && { spellings: withSpelling(spellings, text, shown) }),
  };
}

function withSpelling(spellings: Buckets<string> | undefined, text: string, shown: string): Buckets<string> {
  return withKey(spellings ?? emptyBuckets(), text, shown);
}

function spellingOf({ spellings }: TextTally, text: string): string {
  return (spellings && lookUp(spellings, text)) ?? text;
}

/** The texts that a viewer may see, most important first. `isRight` gets them as compared. */
export function shownTexts(
  tally: TextTally,
  isRight: (text: string) => boolean,
  { isHost, mayKnowCorrect, mayBeShown }: SpreadViewer,
): readonly TextCount[] {
  const hidden = new Set(isHost ? [] : tally.hidden);
  const sorted = [...bucketEntries(tally.texts)]
    .filter(([text]) => !hidden.has(text))
    .map(([text, count]) => ({ text, count, right: isRight(text) }))
    .sort(
      (a, b) =>
        (mayKnowCorrect ? Number(b.right) - Number(a.right) : 0) ||
        b.count - a.count ||
        (a.text < b.text ? -1 : 1),
    );
  const shown: TextCount[] = [];
  for (const { text, count, right } of sorted.slice(0, MAX_TEXTS_TRIED)) {
    const spelled = spellingOf(tally, text);
    // The author's own words may always be shown.
    if (right || mayBeShown(spelled)) shown.push({ text: spelled, count, correct: mayKnowCorrect && right });
    if (shown.length === TEXTS_SHOWN) break;
  }
  return shown;
}

/** The tally with this text hidden from the room, or shown again; the same object if it is already. */
export function withTextHidden<Tally extends { readonly hidden?: readonly string[] }>(
  tally: Tally,
  text: string,
  hidden: boolean,
): Tally {
  const others = (tally.hidden ?? []).filter((other) => other !== text);
  if (hidden === others.length < (tally.hidden?.length ?? 0)) return tally;
  return { ...tally, hidden: hidden ? [...others, text] : others };
}

/** Lets the host hide typed texts from the room. */
export const textModeration: Moderation<TextTally, { readonly texts: readonly TextCount[] }> = {
  find(tally, shown) {
    for (const [text] of bucketEntries(tally.texts)) if (spellingOf(tally, text) === shown) return text;
    return undefined;
  },
  withHidden: withTextHidden,
  hidden: (tally) => (tally.hidden ?? []).map((text) => spellingOf(tally, text)),
  withheld: ({ texts }, mayBeShown) =>
    texts.filter(({ text, correct }) => !correct && !mayBeShown(text)).map(({ text }) => text),
};
