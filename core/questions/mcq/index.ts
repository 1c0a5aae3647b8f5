// MCQ: one option of several. A press on an option answers; with no right option it is a poll.

import { keptField } from '#core/questions/keptField.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import {
  hasOption,
  optionAtKey,
  optionsCan,
  type OptionsKind,
  wordsById,
  wordsOf,
} from '#core/questions/options/options.ts';

/** A press on an option is the answer. */
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
  can: optionsCan(({ optionId }) => [optionId]),
  chosen: () => null,
  acted: ({ options }, _draft, { optionId }) =>
    hasOption(options, optionId) ? { answer: { type: 'MCQ', optionId }, given: true } : null,
  actOfKey({ options }, key) {
    const option = optionAtKey(options, key);
    return option ? { type: 'choose', optionId: option.id } : null;
  },
  finished: (draft) => draft,
  restored({ options }, kept) {
    const option = options.find(({ id }) => id === keptField(kept, 'optionId'));
    return option ? { type: 'MCQ', optionId: option.id } : null;
  },
  answerWords: ({ options }, { optionId }) => wordsOf(options, [optionId]),
  rightWords: ({ options }, { correctIds }) => wordsOf(options, correctIds),
  possibleWords: ({ options }) => [...wordsById(options).values()],
};
