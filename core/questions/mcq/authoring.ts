import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { McqKind } from '#core/questions/mcq/index.ts';
import { marked, optionsAuthoring, optionsFrom, unmarkedFrom } from '#core/questions/options/authoring.ts';

export const mcqAuthoring: QuestionAuthoring<McqKind> = {
  ...optionsAuthoring('MCQ', ({ optionId }: McqKind['answer']) => [optionId]),
  fromExchange(base, exchange) {
    // Other spellings of the correct answer would become wrong options here.
    const all = optionsFrom(exchange, base.format, 1);
    const right = all.findIndex(({ correct }) => correct === true);
    return {
      ...base,
      type: 'MCQ',
      options: all.map((option, place) => marked(option, place === right)),
      ...unmarkedFrom(exchange),
    };
  },
};
