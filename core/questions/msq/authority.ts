// MSQ on the server: each wrong pick takes back one right pick, never below 0 (decisions, "Scoring").

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { hasOption } from '#core/questions/options.ts';
import { choiceOf, keyedOptions } from '#core/questions/optionsAuthority.ts';
import { optionCounting } from '#core/questions/tally.ts';
import { shuffled } from '#core/random/stream.ts';

export const msqAuthority: QuestionAuthority<'MSQ'> = {
  build(authored, base, ids) {
    const { options, key } = keyedOptions(authored, ids);
    return { question: { type: 'MSQ', ...base, hasCorrectAnswer: key.correctIds.length > 0, options }, key };
  },
  fits: (question, answer) =>
    answer.optionIds.length > 0 &&
    new Set(answer.optionIds).size === answer.optionIds.length &&
    answer.optionIds.every((id) => hasOption(question.options, id)),
  grade({ key }, answer) {
    const right = answer.optionIds.filter((id) => key.correctIds.includes(id)).length;
    const wrong = answer.optionIds.length - right;
    return { right: Math.max(0, right - wrong), of: key.correctIds.length };
  },
  reveal: ({ key }) => ({ type: 'MSQ', correctIds: key.correctIds }),
  shuffle: ({ question, key }, order) => ({
    question: { ...question, options: shuffled(order, question.options) },
    key,
  }),
  choice: choiceOf,
  counting: optionCounting((answer) => answer.optionIds),
  bot({ question, key }, right, draws) {
    if (right && key.correctIds.length > 0) return { type: 'MSQ', optionIds: key.correctIds };
    const wrong = question.options.filter((option) => !key.correctIds.includes(option.id));
    const from = wrong.length > 0 ? wrong : question.options;
    return { type: 'MSQ', optionIds: [from[draws.below(from.length)]?.id ?? ''] };
  },
};
