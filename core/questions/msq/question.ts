// MSQ: every right option of several.

import type { AuthoredBase, AuthoredOptions, Option, QuestionBase } from '#core/questions/questionBase.ts';

/** With no `correct` option it is a poll. */
export interface AuthoredMsq extends AuthoredBase, AuthoredOptions {
  readonly type: 'MSQ';
}

export interface MsqQuestion extends QuestionBase {
  readonly type: 'MSQ';
  readonly options: readonly Option[];
}

export interface MsqAnswer {
  readonly type: 'MSQ';
  /** At least one, no id twice. */
  readonly optionIds: readonly string[];
}

export interface MsqReveal {
  readonly type: 'MSQ';
  readonly correctIds: readonly string[];
}

/** Ticks an option, or takes the tick away. */
export interface MsqAct {
  readonly type: 'toggle';
  readonly optionId: string;
}

export interface MsqKind {
  readonly authored: AuthoredMsq;
  readonly question: MsqQuestion;
  readonly answer: MsqAnswer;
  readonly reveal: MsqReveal;
  readonly act: MsqAct;
}
