// MCQ on the server: one option is right, or none is (a poll).

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { hasOption } from '#core/questions/options.ts';
import { choiceOf, keyedOptions } from '#core/questions/optionsAuthority.ts';
import { optionCounting } from '#core/questions/tally.ts';
import { shuffled } from '#core/random/stream.ts';

export const mcqAuthority: QuestionAuthority<'MCQ'> = {
  build(authored, base, ids) {
    const { options, key } = keyedOptions(authored, ids);
    return { question: { type: 'MCQ', ...base, hasCorrectAnswer: key.correctIds.length > 0, options }, key };
  },
  fits: (question, answer) => hasOption(question.options, answer.optionId),
  grade: ({ key }, answer) => ({ right: key.correctIds.includes(answer.optionId) ? 1 : 0, of: 1 }),
  reveal: ({ key }) => ({ type: 'MCQ', correctIds: key.correctIds }),
  shuffle: ({ question, key }, order) => ({
    question: { ...question, options: shuffled(order, question.options) },
    key,
  }),
  choice: choiceOf,
  counting: optionCounting((answer) => [answer.optionId]),
  bot({ question, key }, right, draws) {
    const wanted = question.options.filter((option) => key.correctIds.includes(option.id) === right);
    const from = wanted.length > 0 ? wanted : question.options;
    return { type: 'MCQ', optionId: from[draws.below(from.length)]?.id ?? '' };
  },
};
