// Options in the formats of others: texts alone, in which a picture is what is said of it.

import { mediaWords } from '#core/content/mediaWords.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { giftText } from '#src/questions/giftText.ts';

/** `weightOf`: of marks in percent; null where a plain sign says it. */
export function giftOptions(
  options: readonly AuthoredOption[],
  weightOf: (correct: boolean) => string | null,
): string {
  const lines = options.map((option) => {
    const correct = option.correct === true;
    const weight = weightOf(correct);
    const sign = weight === null ? (correct ? '=' : '~') : `~%${weight}%`;
    return `\t${sign}${giftText(optionText(option))}`;
  });
  return `\n${lines.join('\n')}\n`;
}

export function optionTexts(options: readonly AuthoredOption[]): string[] {
  return options.map(optionText);
}

/** From 1. */
export function correctNumbers(options: readonly AuthoredOption[]): number[] {
  return options.flatMap(({ correct }, index) => (correct ? index + 1 : []));
}

function optionText({ text, media }: AuthoredOption): string {
  return text.trim() === '' && media ? mediaWords(media) : text;
}
