// How a question kind lets its author put right what stands below the question.

import type { ComponentType } from 'react';
import type { AuthoredOf, QuestionType } from '#core/questions/question.ts';

export interface EditProps<T extends QuestionType = QuestionType> {
  readonly question: AuthoredOf<T>;
  readonly onChange: (question: AuthoredOf<T>) => void;
}

export type EditKind<T extends QuestionType> = ComponentType<EditProps<T>>;
