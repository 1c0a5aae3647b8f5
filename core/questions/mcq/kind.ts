// MCQ: a press on an option answers.

import type { QuestionKind } from '#core/questions/kind.ts';
import { hasOption, optionAtKey, optionWords, wordsOf } from '#core/questions/options.ts';

export const mcqKind: QuestionKind<'MCQ'> = {
  acts: ['choose'],
  submits: false,
  typed: false,
  several: false,
  chosen: () => null,
  acted: ({ options }, _draft, act) =>
    act.type === 'choose' && hasOption(options, act.optionId)
      ? { answer: { type: 'MCQ', optionId: act.optionId }, given: true }
      : null,
  actOfKey({ options }, key) {
    const option = optionAtKey(options, key);
    return option ? { type: 'choose', optionId: option.id } : null;
  },
  finished: (draft) => draft,
  restored({ options }, kept) {
    const id = typeof kept === 'object' && kept !== null && 'optionId' in kept ? kept.optionId : null;
    const option = options.find((each) => each.id === id);
    return option ? { type: 'MCQ', optionId: option.id } : null;
  },
  answerWords: ({ options }, { optionId }) => wordsOf(options, [optionId]),
  rightWords: ({ options }, { correctIds }) => wordsOf(options, correctIds),
  possibleWords: ({ options }) => options.map(optionWords),
};
