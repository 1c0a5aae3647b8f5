// The twins of all question kinds: the compiler names what a new one lacks.

import type { ComponentType } from 'react';
import type { QuestionType } from '#core/questions/question.ts';
import { BlankTwin } from '#src/questions/blank/BlankTwin.tsx';
import { McqTwin } from '#src/questions/mcq/McqTwin.tsx';
import { MsqTwin } from '#src/questions/msq/MsqTwin.tsx';
import { OpenTwin } from '#src/questions/open/OpenTwin.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';

const QUESTION_TWINS: { readonly [T in QuestionType]: ComponentType<QuestionTwinProps<T>> } = {
  MCQ: McqTwin,
  MSQ: MsqTwin,
  BLANK: BlankTwin,
  OPEN: OpenTwin,
};

/** A kind's twin. Asked by the type of a question it takes that question. */
export function questionTwinOf<T extends QuestionType>(type: T): ComponentType<QuestionTwinProps<T>> {
  return QUESTION_TWINS[type];
}
