// Line breaks in scripts that write without spaces: Thai, Lao, Khmer, Burmese, Chinese, Japanese.

const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Never at the beginning of a line: what closes, ends or lengthens, and small kana. */
const CLINGING = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮๆฯ]/u;
/** Never at the end of a line: what opens. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
/** Graphemes of a word beyond which it is broken all the same: no line holds it for sure. */
const LONGEST = 16;

/** Whether words of this text can't be told by spaces. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/**
 * The pieces between which a line may end, of a text without spaces that is longer than a line: words where the script
 * has no spaces between them (by the engine's dictionaries), else what a reader sees as one character.
 */
export function linePieces(text: string, graphemes: (text: string) => string[]): string[] {
  if (!isUnspaced(text) || typeof Intl.Segmenter === 'undefined') return graphemes(text);
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    const letters = graphemes(segment);
    for (const part of letters.length > LONGEST ? letters : [segment]) {
      const last = pieces.at(-1);
      if (last !== undefined && (CLINGING.test(part) || OPENING.test(last)))
        pieces[pieces.length - 1] = last + part;
      else pieces.push(part);
    }
  }
  return pieces;
}
