// BLANK: a short text that is compared, normalised, with the accepted ones.

import type { AuthoredBase, QuestionBase } from '#core/questions/questionBase.ts';
import type { TypeAct } from '#core/questions/typed.ts';

export interface AuthoredBlank extends AuthoredBase {
  readonly type: 'BLANK';
  /** Any of them is right; the first is shown as the answer. */
  readonly accepted: readonly string[];
}

export interface BlankQuestion extends QuestionBase {
  readonly type: 'BLANK';
}

export interface BlankAnswer {
  readonly type: 'BLANK';
  /** 1 to BLANK_MAX_LENGTH characters. */
  readonly text: string;
}

export interface BlankReveal {
  readonly type: 'BLANK';
  readonly accepted: readonly string[];
}

export interface BlankKind {
  readonly authored: AuthoredBlank;
  readonly question: BlankQuestion;
  readonly answer: BlankAnswer;
  readonly reveal: BlankReveal;
  readonly act: TypeAct;
}

/** Characters (UTF-16 units) of a typed answer. */
export const BLANK_MAX_LENGTH = 200;
