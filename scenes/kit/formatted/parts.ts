// Entry point of text formatting, loaded when words with marks are first drawn or measured.

import type { FormattedText } from '#core/content/formattedText.ts';
import { blocksOf } from '#scenes/kit/formatted/blocks.ts';
import { layOut } from '#scenes/kit/formatted/layout.ts';
import { rulerChanges, rulerOf } from '#scenes/kit/formatted/ruler.ts';
import { weightsOf } from '#scenes/kit/formatted/weights.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';
import type { MeasuredText, TextMeasure } from '#scenes/stage/measureText.ts';

export { loadFormula } from '#scenes/stage/formulas.ts';
export { notesWords } from '#scenes/kit/formatted/notesWords.ts';
export { FormattedWords } from '#scenes/kit/formatted/FormattedWords.ts';

const known = new WeakMap<FormattedText, Map<string, MeasuredText>>();

/** Like `measureText`, for the size of `FormattedWords`. */
export function measureWords(tokens: ThemeTokens, words: FormattedText, look: TextMeasure): MeasuredText {
  const { size, weight, lineHeight } = look;
  const width = Math.max(1, look.width);
  const key = `${size}|${Math.round(width)}|${weight}|${lineHeight}|${rulerChanges()}`;
  const sizes = known.get(words) ?? new Map<string, MeasuredText>();
  known.set(words, sizes);
  const found = sizes.get(key);
  if (found) return found;
  const weights = weightsOf(tokens, words, tokens.font.weight[weight]);
  const setting = { size, width, lineHeight, breakWords: true, weights };
  const layout = layOut(blocksOf(words), words.text, setting, rulerOf(tokens));
  const measured = { lines: layout.lines.length, width: layout.width, height: layout.height };
  sizes.set(key, measured);
  return measured;
}
