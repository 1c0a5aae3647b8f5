// OPEN: a text is typed, a button sends it.

import type { QuestionKind } from '#core/questions/kind.ts';
import { keptText, written } from '#core/questions/typed.ts';

export const openKind: QuestionKind<'OPEN'> = {
  acts: ['type'],
  submits: true,
  typed: true,
  several: false,
  chosen: () => null,
  acted: (_question, _draft, act) =>
    act.type === 'type'
      ? { answer: act.text === '' ? null : { type: 'OPEN', text: act.text }, given: false }
      : null,
  actOfKey: () => null,
  finished(draft) {
    const text = written(draft.text);
    return text === null ? null : { type: 'OPEN', text };
  },
  restored(_question, kept) {
    const text = keptText(kept);
    return text === null ? null : { type: 'OPEN', text };
  },
  answerWords: (_question, { text }) => text,
  rightWords: () => null,
  possibleWords: () => [],
};
