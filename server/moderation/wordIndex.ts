// Index of the offensive-word lists, built once for fast lookup of a name's words.

import { foldLetters } from '#core/names/lookAlikes.ts';
import { withoutAccents } from '#server/moderation/nameForms.ts';
import { asian } from '#server/moderation/words/asian.ts';
import { childish, NASTY, NASTY_END } from '#server/moderation/words/childish.ts';
import { english, TEASED, TEASING } from '#server/moderation/words/english.ts';
import { germanic } from '#server/moderation/words/germanic.ts';
import { romance } from '#server/moderation/words/romance.ts';
import { slavic } from '#server/moderation/words/slavic.ts';
import { turkic } from '#server/moderation/words/turkic.ts';
import { entries, type WordList } from '#server/moderation/words/wordList.ts';

/** Words with fewer letters match only as spelled, with their accents. */
const LOOSE_FROM = 4;

export interface WordIndex {
  /** As spelled, folded. */
  readonly exact: ReadonlySet<string>;
  /** Without accents. */
  readonly loose: ReadonlySet<string>;
  /** Phrases without their spaces: as spelled, and without accents where that is allowed. */
  readonly phrases: ReadonlySet<string>;
  /** Number of words in the longest phrase. */
  readonly longestPhrase: number;
  readonly parts: readonly string[];
  /** Words that are offensive only as the whole name. */
  readonly alone: ReadonlySet<string>;
}

export function buildWordIndex(lists: readonly WordList[]): WordIndex {
  const exact = new Set<string>();
  const loose = new Set<string>();
  const phrases = new Set<string>();
  let longestPhrase = 1;
  const addPhrase = (phrase: string, isLoose: boolean) => {
    const words = phrase.split(/[\s-]+/u).map(foldLetters);
    longestPhrase = Math.max(longestPhrase, words.length);
    phrases.add(words.join(''));
    if (isLoose) phrases.add(withoutAccents(words.join('')));
  };
  const addWord = (word: string, isLoose: boolean) => {
    const folded = foldLetters(word);
    exact.add(folded);
    const plain = withoutAccents(folded);
    if (isLoose && Array.from(plain).length >= LOOSE_FROM) loose.add(plain);
  };
  for (const list of lists) {
    for (const [text, isLoose] of [
      [list.words, true],
      [list.exact, false],
    ] as const) {
      for (const entry of entries(text)) (/[\s-]/u.test(entry) ? addPhrase : addWord)(entry, isLoose);
    }
  }
  for (const teasing of entries(TEASING)) {
    for (const teased of entries(TEASED)) addPhrase(`${teasing} ${teased}`, true);
  }
  for (const nasty of entries(NASTY)) {
    for (const end of entries(NASTY_END)) {
      addPhrase(`${nasty} ${end}`, true);
      // Added as a word too, so that drawled spellings are found.
      addWord(`${nasty}${end}`, true);
    }
  }
  const parts = new Set(lists.flatMap((list) => entries(list.parts)).map(foldLetters));
  const alone = new Set(lists.flatMap((list) => entries(list.alone)).map(foldLetters));
  return { exact, loose, phrases, longestPhrase, parts: [...parts], alone };
}

export const WORD_LISTS: readonly WordList[] = [
  english,
  ...childish,
  ...romance,
  ...germanic,
  ...slavic,
  ...turkic,
  ...asian,
];
