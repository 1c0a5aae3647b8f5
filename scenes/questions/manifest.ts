// The contract of a question kind's manifest in the scenes. Each part loads with the scenes that need it.

import type { QuestionType } from '#core/questions/question.ts';
import type { LatePart } from '#core/collections/loadPart.ts';
import type { CreatePart } from '#scenes/player/question/part.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';

export interface QuestionManifest<Type extends QuestionType> {
  readonly part: LatePart<Type, CreatePart<Type>>;
  /** Few games have it: its part comes behind the first question, or as soon as one of it is asked. */
  readonly apart?: true;
  readonly projector: LatePart<Type, CreateProjectorPart<Type>>;
  /** Its states in the gallery, by name. */
  readonly fixtures: LatePart<Type, Readonly<Record<string, PlayerStageView>>>;
}
