// COMPREHENSION: a passage to read, with questions of its own. Players only say that they have read it.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { PassageDisplay } from '#core/questions/comprehension/display.ts';
import type { AuthoredChild, QuestionKind } from '#core/questions/kind.ts';
import type { AuthoredBase, QuestionBase } from '#core/questions/questionBase.ts';
import { storedField } from '#core/questions/storedField.ts';

/** The text is its title. */
export interface ComprehensionKind {
  readonly authored: AuthoredBase & {
    readonly type: 'COMPREHENSION';
    readonly passage: string;
    /** `visible` if absent. */
    readonly display?: PassageDisplay;
    /** The questions are asked in a random order where players have orders of their own. */
    readonly jumble?: true;
    /** None of them is a parent. */
    readonly questions: readonly AuthoredChild[];
  };
  readonly question: QuestionBase & {
    readonly type: 'COMPREHENSION';
    readonly passage: FormattedText;
    readonly display?: PassageDisplay;
  };
  /** It was read. */
  readonly answer: { readonly type: 'COMPREHENSION' };
  readonly reveal: { readonly type: 'COMPREHENSION' };
  readonly act: { readonly type: 'read' };
  /** Players who have read it. */
  readonly tally: { readonly read: number };
  readonly spread: { readonly type: 'COMPREHENSION' };
}

const READ: ComprehensionKind['answer'] = { type: 'COMPREHENSION' };

export const comprehensionKind: QuestionKind<ComprehensionKind> = {
  sort: 'parent',
  acts: ['read'],
  submits: false,
  typed: false,
  several: false,
  can: {},
  chosenCount: () => null,
  applyAct: () => ({ answer: READ, isSubmitted: true }),
  actOfKey: (_question, key) => (key === 'Enter' ? { type: 'read' } : null),
  submittable: ({ type }) => (type === READ.type ? READ : null),
  restored: (_question, kept) => (storedField(kept, 'type') === READ.type ? READ : null),
  answerWords: () => null,
  rightWords: () => null,
  possibleWords: () => [],
};
