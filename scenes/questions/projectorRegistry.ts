// All question kinds on the projector, apart from those of players, whose devices never show it.

import type { QuestionType } from '#core/questions/question.ts';
import { blankProjector } from '#scenes/questions/blank/projector.ts';
import { mcqProjector } from '#scenes/questions/mcq/projector.ts';
import { msqProjector } from '#scenes/questions/msq/projector.ts';
import { openProjector } from '#scenes/questions/open/projector.ts';
import type { CreateProjectorPart } from '#scenes/questions/projectorPart.ts';

const PARTS: { readonly [Type in QuestionType]: CreateProjectorPart<Type> } = {
  MCQ: mcqProjector,
  MSQ: msqProjector,
  BLANK: blankProjector,
  OPEN: openProjector,
};

/** How a kind is drawn for the room. */
export function projectorPartOf<Type extends QuestionType>(type: Type): CreateProjectorPart<Type> {
  return PARTS[type];
}
