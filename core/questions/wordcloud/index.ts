// WORDCLOUD: a few words from each player, shown together as a cloud in which the common ones are large.

import type { AuthoredBase, QuestionBase } from '#core/questions/questionBase.ts';
import type { Buckets } from '#core/collections/buckets.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import { storedField } from '#core/questions/storedField.ts';
import { type TextCount, typedKind } from '#core/questions/typed/typed.ts';

export const WORDS = {
  /** Words that a player may send: the default, and the maximum that an author can choose. */
  usual: 3,
  max: 5,
  /** Longest word, in characters (UTF-16 units). */
  length: 30,
  /** Maximum number of different words that are shown. */
  shown: 50,
} as const;

/** A counted word. */
export interface CountedWord {
  /** Its number in the order in which different words came. */
  readonly place: number;
  readonly spellings: readonly { readonly text: string; readonly count: number }[];
}

/** A word of the cloud. */
export interface CloudWord extends TextCount {
  /** Words that the host counts as this one; only the host gets them. */
  readonly merged?: readonly string[];
}

export interface Reviewed {
  /** The room sees no word before the host shows it. */
  readonly reviewFirst?: true;
}

export interface WordcloudKind {
  readonly authored: AuthoredBase & Reviewed & { readonly type: 'WORDCLOUD'; readonly words?: number };
  /** `words`: how many a player may send. */
  readonly question: QuestionBase & Reviewed & { readonly type: 'WORDCLOUD'; readonly words: number };
  readonly answer: {
    readonly type: 'WORDCLOUD';
    readonly words: readonly string[];
    /** Only in a draft: the text in the field, which isn't one of the words yet. */
    readonly typing?: string;
  };
  readonly reveal: { readonly type: 'WORDCLOUD' };
  readonly act:
    | { readonly type: 'type'; readonly text: string }
    | { readonly type: 'addWord' }
    | { readonly type: 'removeWord'; readonly word: string };
  readonly tally: {
    /** By compared word. */
    readonly words: Buckets<CountedWord>;
    /** The place of the next word that is different. */
    readonly next: number;
    /** Compared words that the host hid from the room. */
    readonly hidden?: readonly string[];
    /** Compared words that the host lets the room see; absent if it sees all but the hidden ones. */
    readonly allowed?: readonly string[];
    /** Compared words that count as another one. */
    readonly merged?: readonly (readonly [word: string, into: string])[];
  };
  readonly spread: {
    readonly type: 'WORDCLOUD';
    /** The most common words, in the order in which they came, so that a cloud can keep their places. */
    readonly texts: readonly CloudWord[];
  };
}

const OUTER = '[\\s.,;:!?"\'\u2018\u2019\u201c\u201d\u00ab\u00bb\u00bf\u00a1\u2026()]+';
const OUTERMOST = new RegExp(`^${OUTER}|${OUTER}$`, 'g');

/**
 * The word in the form in which words are compared: without case, width, and outer spaces and punctuation, but
 * with accents and plurals. A word of nothing but punctuation is compared as typed.
 */
export function comparedWord(word: string): string {
  // Through both cases, because only then are all spellings of some letters the same, such as those of the
  // German sharp s; and what that takes apart is put together again.
  const cased = word.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
  const folded = cased.normalize('NFKC');
  return folded.replace(OUTERMOST, '').replace(/\s+/g, ' ') || folded.trim();
}

/** The word as others see it: without outer spaces and punctuation, unless it has nothing else. */
export function shownWord(word: string): string {
  return word.replace(OUTERMOST, '').replace(/\s+/g, ' ') || word.trim();
}

/** The words with another one, unless it's blank or already among them; null if there's no room for it. */
function withWord(words: readonly string[], text: string, most: number): readonly string[] | null {
  const word = text.trim();
  if (word === '' || words.some((each) => comparedWord(each) === comparedWord(word))) return words;
  return words.length < most ? [...words, word] : null;
}

function draftOf(words: readonly string[], typing = ''): WordcloudKind['answer'] | null {
  if (words.length === 0 && typing === '') return null;
  return { type: 'WORDCLOUD', words, ...(typing !== '' && { typing }) };
}

const drafted = (answer: WordcloudKind['answer'] | null) => ({ answer, isSubmitted: false });

export const wordcloudKind: QuestionKind<WordcloudKind> = {
  ...typedKind('WORDCLOUD'),
  acts: ['type', 'addWord', 'removeWord'],
  can: { live: true },
  chosenCount: () => null,
  applyAct({ words: most }, draft, act) {
    const { words = [], typing = '' } = draft ?? {};
    if (act.type === 'type') return drafted(draftOf(words, act.text));
    if (act.type === 'removeWord')
      return drafted(
        draftOf(
          words.filter((word) => word !== act.word),
          typing,
        ),
      );
    const added = withWord(words, typing, most);
    return added && drafted(draftOf(added));
  },
  submittable({ words, typing = '' }) {
    const all = withWord(words, typing, WORDS.max) ?? words;
    return all.length > 0 ? { type: 'WORDCLOUD', words: all } : null;
  },
  restored({ words: most }, kept) {
    const [words, typing] = [storedField(kept, 'words'), storedField(kept, 'typing')];
    const sound = Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
    return draftOf(sound.slice(0, most), typeof typing === 'string' ? typing : '');
  },
  answerWords: (_question, { words }) => words.join(', ') || null,
};
