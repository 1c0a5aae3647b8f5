// MCQ: one option of several.

import type { AuthoredBase, AuthoredOption, Option, QuestionBase } from '#core/questions/questionBase.ts';

/** At most one option is `correct`; with none it is a poll. */
export interface AuthoredMcq extends AuthoredBase {
  readonly type: 'MCQ';
  readonly options: readonly AuthoredOption[];
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
