// WORDCLOUD on the server: counts words, and chooses those that the room may see.

import { bucketEntries, emptyBuckets, lookUp, withKey, withoutKey } from '#core/collections/buckets.ts';
import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { textModeration, withTextHidden } from '#core/questions/typed/authority.ts';
import { askedWords } from '#core/questions/wordcloud/authoring.ts';
import {
  comparedWord,
  type CountedWord,
  type WordcloudKind,
  WORDS,
  shownWord,
} from '#core/questions/wordcloud/index.ts';
import { wordcloudSample } from '#core/questions/wordcloud/sample.ts';

type Tally = WordcloudKind['tally'];

/** Words of bots: signs, which belong to no language. */
const BOT_WORDS = ['⛰', '❄', '☀', '★'] as const;
/** Maximum number of words to check, the most common first, until enough of them may be shown. */
const MAX_WORDS_TRIED = 3 * WORDS.shown;

function withCounted(tally: Tally, text: string, by: 1 | -1): Tally {
  const word = comparedWord(text);
  const { words, next } = tally;
  const found = lookUp(words, word);
  const { place, spellings } = found ?? { place: next, spellings: [] };
  const others = spellings.filter((each) => each.text !== text);
  const count = (spellings.find((each) => each.text === text)?.count ?? 0) + by;
  // In the order of the alphabet, so that the tally doesn't depend on who was first.
  const left = [...others, ...(count > 0 ? [{ text, count }] : [])].sort((a, b) =>
    a.text < b.text ? -1 : 1,
  );
  return {
    ...tally,
    words: left.length > 0 ? withKey(words, word, { place, spellings: left }) : withoutKey(words, word),
    next: found ? next : next + 1,
  };
}

const countOf = ({ spellings }: CountedWord): number => spellings.reduce((sum, { count }) => sum + count, 0);

/** The most common spelling. */
function spellingOf({ spellings }: CountedWord): string {
  return spellings.reduce((best, each) => (each.count > best.count ? each : best)).text;
}

/** True for compared words that the room doesn't get to see. */
function hiddenIn({ hidden = [], allowed }: Tally): (word: string) => boolean {
  const named = new Set(allowed ?? hidden);
  return (word) => named.has(word) !== (allowed !== undefined);
}

/** The word as which a compared word counts; itself once nobody has the other one anymore. */
function countsAs({ words, merged }: Tally): (word: string) => string {
  const next = new Map(merged);
  return (word) => {
    let at = word;
    for (let into = next.get(at); into !== undefined && lookUp(words, into); into = next.get(at)) at = into;
    return at;
  };
}

/** Words that count as one. */
interface Group {
  readonly word: string;
  readonly place: number;
  readonly text: string;
  readonly count: number;
  /** The other words, as shown. */
  readonly merged: readonly string[];
}

function groupsOf(tally: Tally): readonly Group[] {
  const root = countsAs(tally);
  const groups = new Map<string, CountedWord[]>();
  for (const [word, counted] of bucketEntries(tally.words)) {
    const into = root(word);
    groups.set(into, [...(groups.get(into) ?? []), counted]);
  }
  return [...groups].map(([word, all]) => {
    const own = lookUp(tally.words, word) as CountedWord;
    const others = all.filter((each) => each !== own).sort((a, b) => a.place - b.place);
    return {
      word,
      place: own.place,
      text: spellingOf(own),
      count: all.reduce((sum, each) => sum + countOf(each), 0),
      merged: others.map(spellingOf),
    };
  });
}

/** The most common words that may be shown, in the order in which they came. */
function mostCommon(groups: readonly Group[], mayBeShown: (text: string) => boolean): readonly Group[] {
  return [...groups]
    .sort((a, b) => b.count - a.count || a.place - b.place)
    .slice(0, MAX_WORDS_TRIED)
    .filter(({ text }) => mayBeShown(text))
    .slice(0, WORDS.shown)
    .sort((a, b) => a.place - b.place);
}

/** True if merges lead from one word to the other, also by way of words that nobody has now. */
function leads({ merged = [] }: Tally, from: string, to: string): boolean {
  const next = new Map(merged);
  let at: string | undefined = from;
  while (at !== undefined && at !== to) at = next.get(at);
  return at === to;
}

/** Never lets merges lead in a circle. */
function withMerged(tally: Tally, word: string, into: string | null): Tally {
  const { merged = [], ...rest } = tally;
  const others = merged.filter(([each]) => each !== word);
  if (into === null) return others.length < merged.length ? { ...rest, merged: others } : tally;
  const without = { ...rest, merged: others };
  const root = countsAs(without)(into);
  const isAlready = merged.some(([each, now]) => each === word && now === root);
  return leads(without, root, word) || isAlready ? tally : { ...rest, merged: [...others, [word, root]] };
}

export const wordcloudAuthority: QuestionAuthority<WordcloudKind, null> = {
  build: (authored, base) => ({ question: askedWords(authored, base), key: null }),
  fits({ words: most }, { words }) {
    const isDifferent = new Set(words.map(comparedWord)).size === words.length;
    return (
      words.length <= most && isDifferent && words.length > 0 && words.every((word) => word.trim() !== '')
    );
  },
  grade: () => ({ right: 0, of: 1 }),
  reveal: () => ({ type: 'WORDCLOUD' }),
  aligned: (now) => now,
  shuffle: (keyed) => keyed,
  tally: {
    start: ({ reviewFirst }) => ({ words: emptyBuckets(), next: 0, ...(reviewFirst && { allowed: [] }) }),
    count: (_keyed, tally, { words }, by) =>
      words.reduce((each, word) => withCounted(each, shownWord(word), by), tally),
    spread(_keyed, tally, { isHost, mayBeShown }) {
      const isHidden = isHost ? () => false : hiddenIn(tally);
      const groups = groupsOf(tally).filter(({ word }) => !isHidden(word));
      const texts = mostCommon(groups, mayBeShown).map(({ text, count, merged }) => ({
        text,
        count,
        correct: false,
        ...(isHost && merged.length > 0 && { merged }),
      }));
      return { type: 'WORDCLOUD', texts };
    },
  },
  bot: (_keyed, _right, draws) => ({
    type: 'WORDCLOUD',
    words: [BOT_WORDS[draws.below(BOT_WORDS.length)] ?? BOT_WORDS[0]],
  }),
  can: {
    moderate: {
      find({ words }, shown) {
        const word = comparedWord(shown);
        return lookUp(words, word) && word;
      },
      withHidden(tally, word, hidden) {
        const { allowed } = tally;
        if (!allowed) return withTextHidden(tally, word, hidden);
        const { hidden: left } = withTextHidden({ hidden: allowed }, word, !hidden);
        return left === allowed ? tally : { ...tally, allowed: left };
      },
      withMerged,
      hidden(tally) {
        const isHidden = hiddenIn(tally);
        return mostCommon(groupsOf(tally), () => true).flatMap(({ word, text }) =>
          isHidden(word) ? text : [],
        );
      },
      withheld: textModeration.withheld,
    },
  },
  sample: wordcloudSample,
};
