// OPEN: a free text that is kept for the teacher and not judged.

import type { AuthoredBase, QuestionBase } from '#core/questions/questionBase.ts';
import type { TypeAct } from '#core/questions/typed.ts';

export interface AuthoredOpen extends AuthoredBase {
  readonly type: 'OPEN';
}

export interface OpenQuestion extends QuestionBase {
  readonly type: 'OPEN';
}

export interface OpenAnswer {
  readonly type: 'OPEN';
  /** 1 to OPEN_MAX_LENGTH characters. */
  readonly text: string;
}

export interface OpenReveal {
  readonly type: 'OPEN';
}

export interface OpenKind {
  readonly authored: AuthoredOpen;
  readonly question: OpenQuestion;
  readonly answer: OpenAnswer;
  readonly reveal: OpenReveal;
  readonly act: TypeAct;
}

/** Characters (UTF-16 units) of an open answer. */
export const OPEN_MAX_LENGTH = 1_000;
