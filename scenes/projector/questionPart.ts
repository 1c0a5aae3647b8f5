// Contract of a question kind's part on the projector, below the question: the possible answers, then the
// given ones.

import type { Container } from 'pixi.js';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { Distribution, QuestionOf, QuestionType, RevealOf } from '#core/questions/question.ts';
import { slot } from '#scenes/parts/slot.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';

/** Seconds for which everything holds its breath at the reveal, before what is correct stands out. */
export const BREATH_S = 0.9;

/** A question as its part on the projector shows it. */
export interface ProjectorPartView<Type extends QuestionType> {
  readonly question: QuestionOf<Type>;
  /** Players who have answered, and players who were asked. */
  readonly answered: number;
  readonly expected: number;
  /** The correct answer, once it may be revealed. */
  readonly reveal: RevealOf<Type> | null;
  /** The room's answers, once they may be shown. */
  readonly distribution: Distribution<Type> | null;
  /** True when every device orders the options differently, so that a color would mean another one there. */
  readonly plain: boolean;
}

/** The space that the part needs on the projector. */
export interface ProjectorPartShape {
  /** Number of rows, with two items side by side. */
  readonly rows: number;
  /** True if its rows are tall, like those with pictures. */
  readonly tall: boolean;
  /** True if given answers are shown, which take more room than the question. */
  readonly showsAnswers: boolean;
  /** True if it shows the question's text and picture itself, so that the card has only what else there is. */
  readonly tellsText?: true;
}

/** Drawn on the stage, from its upper left corner. */
export interface ProjectorPart<Type extends QuestionType> extends Container {
  /** Shown on the card instead of the question's words. */
  readonly words?: FormattedText | undefined;
  sync(view: ProjectorPartView<Type>): void;
  shape(): ProjectorPartShape;
  layout(box: Rect, gap: number, metrics: ProjectorMetrics): void;
  targets(): readonly Target[];
  playEntrance(): void;
  /** Under full motion, what is correct stands out after `BREATH_S`; until then all answers look alike. */
  playReveal(): void;
  /** Some answers have come in. */
  playAnswers?(): void;
}

/** `redraw`: call it when something has loaded, such as a picture. */
export type CreateProjectorPart<Type extends QuestionType> = (
  ports: ScenePorts,
  redraw: (reason: string) => void,
) => ProjectorPart<Type>;

/** By question type. */
export const projectorQuestionParts = slot<{ readonly [Type in QuestionType]: CreateProjectorPart<Type> }>();
