// The contract of a question kind's part on the projector, below the question: what one can answer, and what was answered.

import type { Container } from 'pixi.js';
import type { Distribution, QuestionOf, QuestionType, RevealOf } from '#core/questions/question.ts';
import { handed } from '#scenes/parts/handed.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';

/** One question as its part of the projector shows it. */
export interface ProjectorPartView<Type extends QuestionType> {
  readonly question: QuestionOf<Type>;
  /** Players who have answered, of those who are asked. */
  readonly answered: number;
  readonly expected: number;
  /** What is right, once that may be told. */
  readonly reveal: RevealOf<Type> | null;
  /** How the room answered, once that may be told. */
  readonly distribution: Distribution<Type> | null;
  /** Every device has its own order of options: a colour would name another one there. */
  readonly plain: boolean;
}

/** What the part asks of the projector. */
export interface ProjectorPartShape {
  /** Rows of what stands there, two side by side. */
  readonly rows: number;
  /** Whether its rows are tall, as those with pictures are. */
  readonly tall: boolean;
  /** Whether what was answered stands there: it takes more room than what was asked. */
  readonly told: boolean;
}

/** Drawn on the stage, from its upper left corner. */
export interface ProjectorPart<Type extends QuestionType> extends Container {
  sync(view: ProjectorPartView<Type>): void;
  shape(): ProjectorPartShape;
  layout(box: Rect, gap: number, metrics: ProjectorMetrics): void;
  targets(): readonly Target[];
  playEntrance(): void;
  playReveal(): void;
}

/** `redraw`: something came in, as a picture. */
export type CreateProjectorPart<Type extends QuestionType> = (
  ports: ScenePorts,
  redraw: (reason: string) => void,
) => ProjectorPart<Type>;

/** By the type of question. */
export const projectorQuestionParts =
  handed<{ readonly [Type in QuestionType]: CreateProjectorPart<Type> }>();
