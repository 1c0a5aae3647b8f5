// Options in a preview: in the author's order, each with its place as its id, so that it stays itself while it is written.

import { formattedOf } from '#core/content/formatted.ts';
import type { FormattedText, TextFormat } from '#core/content/formattedText.ts';
import type { AuthoredOption, Option } from '#core/questions/questionBase.ts';

export function previewOptions(
  options: readonly AuthoredOption[],
  format: TextFormat | undefined,
  unwritten: (number: number) => FormattedText,
): {
  readonly hasCorrectAnswer: boolean;
  readonly options: readonly Option[];
} {
  return {
    hasCorrectAnswer: options.some(({ correct }) => correct === true),
    options: options.map(({ text, media }, place) => ({
      id: `o${place}`,
      ...(text.trim() === '' && !media ? unwritten(place + 1) : formattedOf(text, format)),
      ...(media && { media }),
    })),
  };
}
