// What the twin of a question type gets to show, and what it can raise.

import type { Answer, Distribution, Question, QuestionType, Reveal } from '#core/questions/question.ts';
import type { ResponseResult } from '#core/room/phase.ts';
import type { Draft } from '#scenes/index.ts';
import type { PlayIntent } from '#src/game/intent.ts';

export interface QuestionTwinProps<T extends QuestionType = QuestionType> {
  readonly question: Extract<Question, { readonly type: T }>;
  readonly draft: Draft;
  /** The final answer, once given. */
  readonly answer: Extract<Answer, { readonly type: T }> | null;
  /** Whether an answer can still be changed or given. */
  readonly open: boolean;
  /** Whether the question is over, and was not answered. */
  readonly unanswered: boolean;
  readonly reveal: Extract<Reveal, { readonly type: T }> | null;
  readonly result: ResponseResult | null;
  readonly distribution: Distribution | null;
  readonly onIntent: (intent: PlayIntent) => void;
}
