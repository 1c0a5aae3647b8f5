// How a question kind looks to players while it is being written: no server has made it yet.

import type { AuthoredOf, QuestionOf, QuestionType } from '#core/questions/question.ts';
import type { QuestionBase } from '#core/questions/questionBase.ts';

/** Nothing of its key: a preview is drawn as a player's view. */
export type PreviewKind<T extends QuestionType> = (
  authored: AuthoredOf<T>,
  base: Omit<QuestionBase, 'hasCorrectAnswer'>,
) => QuestionOf<T>;
