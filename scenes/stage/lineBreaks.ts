// Line breaks in scripts that write without spaces: Thai, Lao, Khmer, Burmese, Chinese, Japanese.

const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Never at the start of a line: closing, ending and lengthening characters, and small kana. */
const CLINGING = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ー々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮๆฯ]/u;
/** Never at the end of a line: opening characters. */
const OPENING = /[\p{Ps}\p{Pi}]$/u;
/** A word with more graphemes than this is broken anyway, because it might not fit on any line. */
const LONGEST = 16;

/** True when spaces don't separate the words of this text. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}

/**
 * Splits unspaced text that is longer than a line into pieces between which a line may end: words if the
 * script has no spaces between them (by the engine's dictionaries), otherwise what a reader sees as one
 * character.
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
