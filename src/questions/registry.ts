// The twins of all question types: the compiler names what a new type lacks.

import type { ComponentType } from 'react';
import type { QuestionType } from '#core/questions/question.ts';
import { BlankTwin } from '#src/questions/blank/BlankTwin.tsx';
import { McqTwin } from '#src/questions/mcq/McqTwin.tsx';
import { MsqTwin } from '#src/questions/msq/MsqTwin.tsx';
import { OpenTwin } from '#src/questions/open/OpenTwin.tsx';
import type { QuestionTwinProps } from '#src/questions/twin.ts';

const QUESTION_TWINS: { readonly [T in QuestionType]: ComponentType<QuestionTwinProps<T>> } = {
  MCQ: McqTwin,
  MSQ: MsqTwin,
  BLANK: BlankTwin,
  OPEN: OpenTwin,
};

/** The twin for a question of any type; the question's type fits its props. */
export function questionTwinOf(type: QuestionType): ComponentType<QuestionTwinProps> {
  return QUESTION_TWINS[type] as ComponentType<QuestionTwinProps>;
}
