// Contract for a question kind's schemas, on the wire and in quiz files. Strict: a field that isn't listed
// can't leave the server.

import type * as z from 'zod/mini';
import type { DraftOf } from '#core/content/draftQuiz.ts';
import type {
  AnswerOf,
  AuthoredOf,
  QuestionOf,
  QuestionType,
  RevealOf,
  SpreadOf,
} from '#core/questions/question.ts';

/** Schema of an object that is discriminated by its `type`. */
export type Member<Value> = z.ZodMiniType<Value, Value> & z.core.$ZodTypeDiscriminable;

export interface QuestionSchemas<T extends QuestionType> {
  /** For quiz files. */
  readonly authored: Member<AuthoredOf<T>>;
  /** For drafts: accepts whatever state an author leaves it in. */
  readonly draft: Member<DraftOf<T>>;
  readonly question: Member<QuestionOf<T>>;
  readonly answer: Member<AnswerOf<T>>;
  readonly reveal: Member<RevealOf<T>>;
  /** True if it holds questions of other kinds, and so can't be held itself. */
  readonly isParent?: true;
  /** The room's answers. */
  readonly spread: Member<SpreadOf<T>>;
}
