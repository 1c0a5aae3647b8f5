// MSQ: all correct options of several. Presses select options, kept in the question's order; a button submits
// them. Without a correct option it's a poll.

import { storedField } from '#core/questions/storedField.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import {
  hasOption,
  inOrder,
  optionAtKey,
  optionChoices,
  optionsCapabilities,
  type OptionsKind,
  wordsOf,
} from '#core/questions/options/options.ts';

/** Selects or deselects an option. */
interface MsqAct {
  readonly type: 'toggle';
  readonly optionId: string;
}

/** At least one option, without duplicates. */
export type MsqKind = OptionsKind<'MSQ', { readonly optionIds: readonly string[] }, MsqAct>;

const selected = (optionIds: readonly string[]): MsqKind['answer'] | null =>
  optionIds.length > 0 ? { type: 'MSQ', optionIds } : null;

export const msqKind: QuestionKind<MsqKind> = {
  sort: 'answered',
  acts: ['toggle'],
  submits: true,
  typed: false,
  several: true,
  can: {
    ...optionsCapabilities(({ optionIds }) => optionIds),
    rekey: {
      ways: ['key'],
      choices: optionChoices,
      answerOf: (optionIds) => ({ type: 'MSQ', optionIds }),
    },
  },
  chosenCount: (draft) => draft?.optionIds.length ?? 0,
  applyAct({ options }, draft, { optionId }) {
    if (!hasOption(options, optionId)) return null;
    const ids = new Set(draft?.optionIds);
    if (!ids.delete(optionId)) ids.add(optionId);
    return { answer: selected(inOrder(options, [...ids])), isSubmitted: false };
  },
  actOfKey({ options }, key) {
    const option = optionAtKey(options, key);
    return option ? { type: 'toggle', optionId: option.id } : null;
  },
  submittable: ({ optionIds }) => selected(optionIds),
  restored({ options }, kept) {
    const ids = storedField(kept, 'optionIds');
    return Array.isArray(ids) ? selected(inOrder(options, ids)) : null;
  },
  answerWords: ({ options }, { optionIds }) => wordsOf(options, optionIds),
  rightWords: ({ options }, { correctIds }) => wordsOf(options, correctIds),
  possibleWords: () => [],
};
