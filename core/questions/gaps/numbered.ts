// A text with gaps where nothing can be put into them: on the wall, and on paper.

import type { Mark } from '#core/content/formattedText.ts';
import { toSuperscript } from '#core/content/scripts.ts';
import { GAP_WORDS, type GappedText } from '#core/questions/gaps/gaps.ts';

/**
 * A small number stands before each gap, as in the lists that go with the text. `wordsIn`: the words in a gap (from
 * 0); by default, it is a blank.
 */
export function numberedWords(
  { text, marks = [], gapsAt }: GappedText,
  wordsIn: (gap: number) => string | undefined = () => undefined,
): GappedText {
  const numbers: Mark[] = [];
  const filledAt: number[] = [];
  let filled = '';
  let at = 0;
  /** By how much what follows each gap has moved. */
  const moves: number[] = [];
  for (const [gap, start] of gapsAt.entries()) {
    filled += text.slice(at, start);
    const source = `${gap + 1}`;
    const raised = toSuperscript(source);
    numbers.push({ from: filled.length, to: filled.length + raised.length, style: 'sup', source });
    filled += raised;
    filledAt.push(filled.length);
    filled += wordsIn(gap) ?? GAP_WORDS;
    at = start + GAP_WORDS.length;
    moves.push(filled.length - at);
  }
  const moved = (offset: number): number =>
    offset + (moves[gapsAt.findLastIndex((start) => start + GAP_WORDS.length <= offset)] ?? 0);
  const all = [...marks.map((mark) => ({ ...mark, from: moved(mark.from), to: moved(mark.to) })), ...numbers];
  return {
    text: filled + text.slice(at),
    marks: all.toSorted((one, other) => one.from - other.from || other.to - one.to),
    gapsAt: filledAt,
  };
}
