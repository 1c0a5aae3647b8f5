// MSQ: every right option of several. Presses tick options, in the order of the question; a button sends them. With no right option it is a poll.

import { keptField } from '#core/questions/keptField.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import {
  hasOption,
  inOrder,
  optionAtKey,
  optionsCan,
  type OptionsKind,
  wordsOf,
} from '#core/questions/options/options.ts';

/** Ticks an option, or takes the tick away. */
interface MsqAct {
  readonly type: 'toggle';
  readonly optionId: string;
}

/** At least one option, none twice. */
export type MsqKind = OptionsKind<'MSQ', { readonly optionIds: readonly string[] }, MsqAct>;

const ticked = (optionIds: readonly string[]): MsqKind['answer'] | null =>
  optionIds.length > 0 ? { type: 'MSQ', optionIds } : null;

export const msqKind: QuestionKind<MsqKind> = {
  sort: 'answered',
  acts: ['toggle'],
  submits: true,
  typed: false,
  several: true,
  can: optionsCan(({ optionIds }) => optionIds),
  chosen: (draft) => draft?.optionIds.length ?? 0,
  acted({ options }, draft, { optionId }) {
    if (!hasOption(options, optionId)) return null;
    const ids = new Set(draft?.optionIds);
    if (!ids.delete(optionId)) ids.add(optionId);
    return { answer: ticked(inOrder(options, [...ids])), given: false };
  },
  actOfKey({ options }, key) {
    const option = optionAtKey(options, key);
    return option ? { type: 'toggle', optionId: option.id } : null;
  },
  finished: ({ optionIds }) => ticked(optionIds),
  restored({ options }, kept) {
    const ids = keptField(kept, 'optionIds');
    return Array.isArray(ids) ? ticked(inOrder(options, ids)) : null;
  },
  answerWords: ({ options }, { optionIds }) => wordsOf(options, optionIds),
  rightWords: ({ options }, { correctIds }) => wordsOf(options, correctIds),
  possibleWords: () => [],
};
