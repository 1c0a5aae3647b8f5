// BLANK: a word or two are typed, a button sends them.

import type { QuestionKind } from '#core/questions/kind.ts';
import { keptText, written } from '#core/questions/typed.ts';

export const blankKind: QuestionKind<'BLANK'> = {
  acts: ['type'],
  submits: true,
  typed: true,
  several: false,
  chosen: () => null,
  acted: (_question, _draft, act) =>
    act.type === 'type'
      ? { answer: act.text === '' ? null : { type: 'BLANK', text: act.text }, given: false }
      : null,
  actOfKey: () => null,
  finished(draft) {
    const text = written(draft.text);
    return text === null ? null : { type: 'BLANK', text };
  },
  restored(_question, kept) {
    const text = keptText(kept);
    return text === null ? null : { type: 'BLANK', text };
  },
  answerWords: (_question, { text }) => text,
  rightWords: (_question, { accepted }) => accepted.join(' · ') || null,
  possibleWords: () => [],
};
