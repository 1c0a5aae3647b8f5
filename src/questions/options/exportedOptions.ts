// Options in the formats of others: texts alone, in which a picture is what is said of it.

import { writtenAs } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import { mediaWords } from '#core/content/mediaWords.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { giftHtml } from '#src/questions/giftHtml.ts';
import { giftText } from '#src/questions/giftText.ts';

/** `weightOf`: of marks in percent; null where a plain sign says it. */
export function giftOptions(
  options: readonly AuthoredOption[],
  weightOf: (correct: boolean) => string | null,
  inHtml: boolean,
): string {
  const written = (words: string) => (inHtml ? giftHtml({ text: words }) : words);
  const lines = options.map((option) => {
    const correct = option.correct === true;
    const weight = weightOf(correct);
    const sign = weight === null ? (correct ? '=' : '~') : `~%${weight}%`;
    return `\t${sign}${giftText(optionText(option, written))}`;
  });
  return `\n${lines.join('\n')}\n`;
}

export function optionTexts(options: readonly AuthoredOption[], format: TextFormat | undefined): string[] {
  return options.map((option) => optionText(option, (words) => writtenAs(words, format)));
}

/** From 1. */
export function correctNumbers(options: readonly AuthoredOption[]): number[] {
  return options.flatMap(({ correct }, index) => (correct ? index + 1 : []));
}

/** `written`: says words as the other options are written. */
function optionText({ text, media }: AuthoredOption, written: (words: string) => string): string {
  return text.trim() === '' && media ? written(mediaWords(media)) : text;
}
