// Options as their author wrote them, for a question that is in no game.

import type { AuthoredOption, Option } from '#core/questions/questionBase.ts';

export interface AskedOptions {
  readonly options: readonly Option[];
  readonly correctIds: readonly string[];
  readonly hasCorrectAnswer: boolean;
}

export function askedOptions(authored: readonly AuthoredOption[]): AskedOptions {
  const idOf = (index: number) => `option-${index}`;
  const options = authored.map(({ text, media }, index) => ({
    id: idOf(index),
    text,
    ...(media && { media }),
  }));
  const correctIds = authored.flatMap(({ correct }, index) => (correct ? idOf(index) : []));
  return { options, correctIds, hasCorrectAnswer: correctIds.length > 0 };
}
