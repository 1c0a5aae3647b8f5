// Options as their author wrote them, for a question that is in no game.

import { formattedOf } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import type { AuthoredOption, Option } from '#core/questions/questionBase.ts';

export interface AskedOptions {
  readonly options: readonly Option[];
  readonly correctIds: readonly string[];
  readonly hasCorrectAnswer: boolean;
}

export function askedOptions(
  authored: readonly AuthoredOption[],
  format: TextFormat | undefined,
): AskedOptions {
  const idOf = (index: number) => `option-${index}`;
  const options = authored.map(({ text, media }, index) => ({
    id: idOf(index),
    ...formattedOf(text, format),
    ...(media && { media }),
  }));
  const correctIds = authored.flatMap(({ correct }, index) => (correct ? idOf(index) : []));
  return { options, correctIds, hasCorrectAnswer: correctIds.length > 0 };
}
