// Model of WORDCLOUD for the canvas, the twin and the host: the words being collected, the cloud, and its
// sentence.

import type { Distribution } from '#core/questions/question.ts';
import type { CloudWord } from '#core/questions/wordcloud/index.ts';
import { message, type Message } from '#scenes/message.ts';
import type { PartView } from '#scenes/player/question/part.ts';

/** Maximum number of words on a small screen. */
const SMALL = 20;

export const ADD_WORD: Message = message('kinds:wordcloud.add');
export const SEND_WORDS: Message = message('kinds:wordcloud.send');

export interface Collected {
  readonly words: readonly string[];
  /** The text in the field. */
  readonly typing: string;
  /** True if words can be added and removed. */
  readonly open: boolean;
  /** How many words there can be. */
  readonly most: number;
  readonly isFull: boolean;
}

type WordsView = Pick<PartView<'WORDCLOUD'>, 'question' | 'draft' | 'answer' | 'open'>;

export function collectedOf({ question, draft, answer, open }: WordsView): Collected {
  const { words = [], typing = '' } = answer ?? draft.answer ?? {};
  const most = question.words;
  return { words, typing, open: open && draft.state === 'open', most, isFull: words.length >= most };
}

/** Says how many words there are so far, out of how many. */
export function collectedWords({ words, most }: Collected): Message {
  return message('kinds:wordcloud.count', { count: most, number: words.length });
}

/** The words of a cloud, the most common first. */
export function commonFirst(distribution: Pick<Distribution<'WORDCLOUD'>, 'spread'>): readonly CloudWord[] {
  return distribution.spread.texts.toSorted((a, b) => b.count - a.count);
}

/** As many words as there is room for on a small screen: the most common ones, in the order in which they came. */
export function smallCloud(
  distribution: Pick<Distribution<'WORDCLOUD'>, 'spread'> | null,
): readonly CloudWord[] {
  const kept = new Set(distribution && commonFirst(distribution).slice(0, SMALL));
  return distribution?.spread.texts.filter((word) => kept.has(word)) ?? [];
}

/** Sums up the cloud in a sentence; null while it is empty. */
export function cloudWords(distribution: Pick<Distribution<'WORDCLOUD'>, 'spread'>): Message | null {
  const words = commonFirst(distribution);
  const [top] = words;
  if (!top) return null;
  const count = words.length;
  return top.count === 1
    ? message('kinds:wordcloud.words', { count })
    : message('kinds:wordcloud.common', { count, word: top.text, times: top.count });
}
