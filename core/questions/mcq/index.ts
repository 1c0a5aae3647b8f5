// MCQ: one of several options. Pressing an option answers; without a correct option it's a poll.

import { storedField } from '#core/questions/storedField.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import {
  hasOption,
  optionAtKey,
  optionChoices,
  optionsCapabilities,
  type OptionsKind,
  withoutOptions,
  wordsById,
  wordsOf,
} from '#core/questions/options/options.ts';

/** Pressing an option answers. */
interface McqAct {
  readonly type: 'choose';
  readonly optionId: string;
}

export type McqKind = OptionsKind<'MCQ', { readonly optionId: string }, McqAct>;

export const mcqKind: QuestionKind<McqKind> = {
  sort: 'answered',
  acts: ['choose'],
  submits: false,
  typed: false,
  several: false,
  can: {
    ...optionsCapabilities(({ optionId }) => [optionId]),
    narrow: withoutOptions,
    rekey: {
      ways: ['key', 'accept'],
      choices: optionChoices,
      answerOf: ([optionId = '']) => ({ type: 'MCQ', optionId }),
    },
  },
  chosenCount: () => null,
  applyAct: ({ options }, _draft, { optionId }) =>
    hasOption(options, optionId) ? { answer: { type: 'MCQ', optionId }, isSubmitted: true } : null,
  actOfKey({ options }, key) {
    const option = optionAtKey(options, key);
    return option ? { type: 'choose', optionId: option.id } : null;
  },
  submittable: (draft) => draft,
  restored({ options }, kept) {
    const option = options.find(({ id }) => id === storedField(kept, 'optionId'));
    return option ? { type: 'MCQ', optionId: option.id } : null;
  },
  answerWords: ({ options }, { optionId }) => wordsOf(options, [optionId]),
  rightWords: ({ options }, { correctIds }) => wordsOf(options, correctIds),
  possibleWords: ({ options }) => [...wordsById(options).values()],
};
