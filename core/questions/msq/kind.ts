// MSQ: presses tick options, in the order of the question; a button sends them.

import type { QuestionKind } from '#core/questions/kind.ts';
import type { MsqAnswer } from '#core/questions/msq/question.ts';
import { hasOption, inOrder, optionAtKey, wordsOf } from '#core/questions/options.ts';

const ticked = (optionIds: readonly string[]): MsqAnswer | null =>
  optionIds.length > 0 ? { type: 'MSQ', optionIds } : null;

export const msqKind: QuestionKind<'MSQ'> = {
  acts: ['toggle'],
  submits: true,
  typed: false,
  several: true,
  chosen: (draft) => draft?.optionIds.length ?? 0,
  acted({ options }, draft, act) {
    if (act.type !== 'toggle' || !hasOption(options, act.optionId)) return null;
    const ids = new Set(draft?.optionIds);
    if (!ids.delete(act.optionId)) ids.add(act.optionId);
    return { answer: ticked(inOrder(options, [...ids])), given: false };
  },
  actOfKey({ options }, key) {
    const option = optionAtKey(options, key);
    return option ? { type: 'toggle', optionId: option.id } : null;
  },
  finished: ({ optionIds }) => ticked(optionIds),
  restored({ options }, kept) {
    const ids = typeof kept === 'object' && kept !== null && 'optionIds' in kept ? kept.optionIds : null;
    return Array.isArray(ids) ? ticked(inOrder(options, ids)) : null;
  },
  answerWords: ({ options }, { optionIds }) => wordsOf(options, optionIds),
  rightWords: ({ options }, { correctIds }) => wordsOf(options, correctIds),
  possibleWords: () => [],
};
