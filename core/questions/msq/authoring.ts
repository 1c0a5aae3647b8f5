import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { MsqKind } from '#core/questions/msq/index.ts';
import { optionsAuthoring, optionsFrom, unmarkedFrom } from '#core/questions/options/authoring.ts';

export const msqAuthoring: QuestionAuthoring<MsqKind> = {
  ...optionsAuthoring('MSQ', ({ optionIds }: MsqKind['answer']) => optionIds),
  fromExchange: (base, exchange) => ({
    ...base,
    type: 'MSQ',
    options: optionsFrom(exchange, base.format),
    ...unmarkedFrom(exchange),
  }),
};
