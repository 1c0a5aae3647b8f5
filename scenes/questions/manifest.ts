// Contract of a question kind's manifest in scenes. Each part loads with the scenes that need it.

import type { QuestionType } from '#core/questions/question.ts';
import type { LatePart } from '#core/collections/loadPart.ts';
import type { CreatePart } from '#scenes/player/question/part.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { CreateProjectorPart } from '#scenes/projector/questionPart.ts';

export interface QuestionManifest<Type extends QuestionType> {
  readonly part: LatePart<Type, CreatePart<Type>>;
  /**
   * For kinds that few games have: the part loads after the first question, or as soon as such a question is
   * asked.
   */
  readonly apart?: true;
  readonly projector: LatePart<Type, CreateProjectorPart<Type>>;
  /** States for the gallery, by name. */
  readonly fixtures: LatePart<Type, Readonly<Record<string, PlayerStageView>>>;
  /** States on the projector for the gallery, by name. */
  readonly slides?: LatePart<Type, Readonly<Record<string, ProjectorSlide>>>;
}
