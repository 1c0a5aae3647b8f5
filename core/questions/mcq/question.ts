// MCQ: one option of several.

import type { AuthoredBase, AuthoredOptions, Option, QuestionBase } from '#core/questions/questionBase.ts';

/** At most one option is `correct`; with none it is a poll. */
export interface AuthoredMcq extends AuthoredBase, AuthoredOptions {
  readonly type: 'MCQ';
}

export interface McqQuestion extends QuestionBase {
  readonly type: 'MCQ';
  readonly options: readonly Option[];
}

export interface McqAnswer {
  readonly type: 'MCQ';
  readonly optionId: string;
}

export interface McqReveal {
  readonly type: 'MCQ';
  readonly correctIds: readonly string[];
}

/** A press on an option is the answer. */
export interface McqAct {
  readonly type: 'choose';
  readonly optionId: string;
}

export interface McqKind {
  readonly authored: AuthoredMcq;
  readonly question: McqQuestion;
  readonly answer: McqAnswer;
  readonly reveal: McqReveal;
  readonly act: McqAct;
}
