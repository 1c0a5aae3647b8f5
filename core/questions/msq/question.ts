// MSQ: every right option of several.

import type { AuthoredBase, AuthoredOption, Option, QuestionBase } from '#core/questions/questionBase.ts';

/** With no `correct` option it is a poll. */
export interface AuthoredMsq extends AuthoredBase {
  readonly type: 'MSQ';
  readonly options: readonly AuthoredOption[];
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
