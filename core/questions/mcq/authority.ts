// MCQ on the server: one option is correct, or none (a poll).

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import type { McqKind } from '#core/questions/mcq/index.ts';
import { mcqSample } from '#core/questions/mcq/sample.ts';
import { optionsAuthority, type OptionsKey, withCorrect } from '#core/questions/options/authority.ts';
import { hasOption } from '#core/questions/options/options.ts';

export const mcqAuthority: QuestionAuthority<McqKind, OptionsKey> = {
  ...optionsAuthority('MCQ', ({ optionId }: McqKind['answer']) => [optionId]),
  fits: (question, answer) => hasOption(question.options, answer.optionId),
  grade: ({ key }, answer) => ({ right: key.correctIds.includes(answer.optionId) ? 1 : 0, of: 1 }),
  bot({ question, key }, right, draws) {
    const wanted = question.options.filter((option) => key.correctIds.includes(option.id) === right);
    const from = wanted.length > 0 ? wanted : question.options;
    return { type: 'MCQ', optionId: from[draws.below(from.length)]?.id ?? '' };
  },
  can: {
    narrow({ question: { options }, key: { correctIds } }, hidden) {
      const kept = correctIds.find((id) => !hidden.includes(id));
      return options.flatMap(({ id }) => (id === kept || hidden.includes(id) ? [] : id));
    },
    accept: (keyed, { optionId }, only) =>
      withCorrect(keyed, only ? [optionId] : [...keyed.key.correctIds, optionId]),
  },
  sample: mcqSample,
};
