// The server's side of typed answers: tallies of texts, and moderation of those that the room sees.

import {
  type Buckets,
  bucketEntries,
  emptyBuckets,
  lookUp,
  withKey,
  withoutKey,
} from '#core/collections/buckets.ts';
import type { KeyedAs, Moderation, SpreadEyes, Tallying } from '#core/questions/authorityTypes.ts';
import { type TextCount, TEXTS_SHOWN, type TextTally, type TypedKind } from '#core/questions/typed/typed.ts';

interface TextRules<Key> {
  /** The text as it is compared. */
  readonly compared: (text: string) => string;
  /** The text as others are shown it, which is compared as the same. */
  readonly shown: (text: string) => string;
  /** Compared texts that are right. */
  readonly right: (key: Key) => readonly string[];
}

/** Texts that are looked at, the first ones first, until enough may be shown. */
const TEXTS_TRIED = 64;

/** Counts typed answers of the kind with this id by their texts. */
export function textTally<Type extends string, A, R, Key>(
  type: Type,
  { compared, shown, right }: TextRules<Key>,
): Tallying<TypedKind<Type, A, R>, Key> {
  return {
    start: () => ({ texts: emptyBuckets() }),
    count: (_keyed, tally, { text }, by) => withText(tally, compared(text), shown(text), by),
    spread: ({ key }: KeyedAs<TypedKind<Type, A, R>, Key>, tally, eyes) => ({
      type,
      texts: shownTexts(tally, new Set(right(key)), eyes),
    }),
  };
}

/** Counts `text`; `shown` is how it was typed this time. */
function withText(tally: TextTally, text: string, shown: string, by: 1 | -1): TextTally {
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

function shownTexts(
  tally: TextTally,
  right: ReadonlySet<string>,
  { isHost, tellsRight, mayBeShown }: SpreadEyes,
): readonly TextCount[] {
  const hidden = new Set(isHost ? [] : tally.hidden);
  const sorted = [...bucketEntries(tally.texts)]
    .filter(([text]) => !hidden.has(text))
    .map(([text, count]) => ({ text, count, isRight: right.has(text) }))
    .sort(
      (a, b) =>
        (tellsRight ? Number(b.isRight) - Number(a.isRight) : 0) ||
        b.count - a.count ||
        (a.text < b.text ? -1 : 1),
    );
  const shown: TextCount[] = [];
  for (const { text, count, isRight } of sorted.slice(0, TEXTS_TRIED)) {
    const spelled = spellingOf(tally, text);
    // The author's own words may always be shown.
    if (isRight || mayBeShown(spelled)) shown.push({ text: spelled, count, correct: tellsRight && isRight });
    if (shown.length === TEXTS_SHOWN) break;
  }
  return shown;
}

/** Typed texts that the host keeps from the room. */
export const textModeration: Moderation<TextTally, { readonly texts: readonly TextCount[] }> = {
  find(tally, shown) {
    for (const [text] of bucketEntries(tally.texts)) if (spellingOf(tally, text) === shown) return text;
    return undefined;
  },
  withHidden(tally, text, hidden) {
    const others = (tally.hidden ?? []).filter((other) => other !== text);
    if (hidden === others.length < (tally.hidden?.length ?? 0)) return tally;
    return { ...tally, hidden: hidden ? [...others, text] : others };
  },
  hidden: (tally) => (tally.hidden ?? []).map((text) => spellingOf(tally, text)),
  withheld: ({ texts }, mayBeShown) =>
    texts.filter(({ text, correct }) => !correct && !mayBeShown(text)).map(({ text }) => text),
};
