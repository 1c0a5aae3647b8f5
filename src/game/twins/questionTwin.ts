// Props of a question type's twin: what it shows, and what it can raise.

import type { ComponentType } from 'react';
import type { AnswerOf, Distribution, QuestionOf, QuestionType, RevealOf } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import type { ResponseResult } from '#core/room/phase.ts';
import type { Draft } from '#scenes/index.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { createInjected } from '#src/platform/injected.ts';

export interface QuestionTwinProps<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
  /** The one of its questions that is shown; absent if it is shown itself, or holds none. */
  readonly child?: Pick<PlayerSlide, 'answered' | 'feedback'> | undefined;
  readonly draft: Draft<T>;
  /** The final answer, once given. */
  readonly answer: AnswerOf<T> | null;
  /** Ids of choices that were removed. */
  readonly removed: readonly string[];
  /** A wrong answer that isn't final; null for none. */
  readonly tried: AnswerOf<T> | null;
  /** True if an answer can still be changed or given. */
  readonly open: boolean;
  /** True if the question closed without an answer. */
  readonly unanswered: boolean;
  readonly reveal: RevealOf<T> | null;
  readonly result: ResponseResult | null;
  readonly distribution: Distribution<T> | null;
  readonly onIntent: (intent: PlayIntent) => void;
}

type Twin<T extends QuestionType> = ComponentType<QuestionTwinProps<T>>;

export const questionTwins = createInjected<{ of<T extends QuestionType>(type: T): Twin<T> }>();

/** A kind's twin. For the type of a question, it accepts that question. */
export function questionTwinOf<T extends QuestionType>(type: T): Twin<T> {
  return questionTwins.get().of(type);
}
