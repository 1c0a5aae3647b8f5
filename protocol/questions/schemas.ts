// What a question kind is on the wire and in a quiz file. Strict: a field that is not named there can't leave the server.

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

/** The schema of an object that its `type` tells from the others. */
export type Member<Value> = z.ZodMiniType<Value, Value> & z.core.$ZodTypeDiscriminable;

export interface QuestionSchemas<T extends QuestionType> {
  /** Of a quiz file. */
  readonly authored: Member<AuthoredOf<T>>;
  /** Of a draft: whatever its author may leave it at. */
  readonly draft: Member<DraftOf<T>>;
  readonly question: Member<QuestionOf<T>>;
  readonly answer: Member<AnswerOf<T>>;
  readonly reveal: Member<RevealOf<T>>;
  /** How the room answered. */
  readonly spread: Member<SpreadOf<T>>;
}
