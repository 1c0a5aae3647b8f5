// All question kinds on the canvas, for players and for the projector: the compiler names what a new one lacks.

import type { QuestionType } from '#core/questions/question.ts';
import { blankPart } from '#scenes/questions/blank/part.ts';
import { blankProjector } from '#scenes/questions/blank/projector.ts';
import { mcqPart } from '#scenes/questions/mcq/part.ts';
import { mcqProjector } from '#scenes/questions/mcq/projector.ts';
import { msqPart } from '#scenes/questions/msq/part.ts';
import { msqProjector } from '#scenes/questions/msq/projector.ts';
import { openPart } from '#scenes/questions/open/part.ts';
import { openProjector } from '#scenes/questions/open/projector.ts';
import type { CreatePart } from '#scenes/questions/part.ts';
import type { CreateProjectorPart } from '#scenes/questions/projectorPart.ts';

interface QuestionScenes<Type extends QuestionType> {
  readonly part: CreatePart<Type>;
  readonly projector: CreateProjectorPart<Type>;
}

const SCENES: { readonly [Type in QuestionType]: QuestionScenes<Type> } = {
  MCQ: { part: mcqPart, projector: mcqProjector },
  MSQ: { part: msqPart, projector: msqProjector },
  BLANK: { part: blankPart, projector: blankProjector },
  OPEN: { part: openPart, projector: openProjector },
};

/** How a kind is drawn. Asked by the type of a question it takes views of that question. */
export function scenesOf<Type extends QuestionType>(type: Type): QuestionScenes<Type> {
  return SCENES[type];
}
