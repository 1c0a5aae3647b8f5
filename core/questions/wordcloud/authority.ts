// WORDCLOUD on the server: counts words, and chooses those that the room may see.

import {
  type Buckets,
  bucketEntries,
  emptyBuckets,
  lookUp,
  withKey,
  withoutKey,
} from '#core/collections/buckets.ts';
import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { textModeration, withTextHidden } from '#core/questions/typed/authority.ts';
import { askedWords } from '#core/questions/wordcloud/authoring.ts';
import {
  comparedWord,
  type CountedWord,
  type WordcloudKind,
  WORDS,
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

function shownWord(words: Buckets<CountedWord>, word: string): string {
  const found = lookUp(words, word);
  return found ? spellingOf(found) : word;
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
    start: () => ({ words: emptyBuckets(), next: 0 }),
    count: (_keyed, tally, { words }, by) =>
      words.reduce((each, word) => withCounted(each, word.trim(), by), tally),
    spread(_keyed, tally, { isHost, mayBeShown }) {
      const hidden = new Set(isHost ? [] : tally.hidden);
      const texts = [...bucketEntries(tally.words)]
        .filter(([word]) => !hidden.has(word))
        .map(([, word]) => ({ word, count: countOf(word) }))
        .sort((a, b) => b.count - a.count || a.word.place - b.word.place)
        .slice(0, MAX_WORDS_TRIED)
        .map(({ word, count }) => ({ place: word.place, text: spellingOf(word), count }))
        .filter(({ text }) => mayBeShown(text))
        .slice(0, WORDS.shown)
        .sort((a, b) => a.place - b.place)
        .map(({ text, count }) => ({ text, count, correct: false }));
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
      withHidden: withTextHidden,
      hidden: ({ words, hidden = [] }) => hidden.map((word) => shownWord(words, word)),
      withheld: textModeration.withheld,
    },
  },
  sample: wordcloudSample,
};
