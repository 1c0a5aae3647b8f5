// What a question kind adds to the question on the wall: the part below it, with what one can answer, and what was answered.

import type { Container } from 'pixi.js';
import type { Distribution, QuestionOf, QuestionType, RevealOf } from '#core/questions/question.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { Wall } from '#scenes/projector/ProjectorScene.ts';

/** One question as its part of the wall shows it. */
export interface WallPartView<Type extends QuestionType> {
  readonly question: QuestionOf<Type>;
  /** Players who have answered, of those who are asked. */
  readonly answered: number;
  readonly expected: number;
  /** What is right, once that may be told. */
  readonly reveal: RevealOf<Type> | null;
  /** How the room answered, once that may be told. */
  readonly distribution: Distribution | null;
  /** Every device has its own order of options: a colour would name another one there. */
  readonly plain: boolean;
}

/** What the part asks of the wall. */
export interface WallShape {
  /** Options that stand there. */
  readonly options: number;
  readonly pictures: boolean;
}

/** Drawn on the stage, from its upper left corner. */
export interface WallPart<Type extends QuestionType> {
  readonly root: Container;
  sync(view: WallPartView<Type>): void;
  shape(): WallShape;
  layout(box: Rect, gap: number, wall: Wall): void;
  targets(): readonly Target[];
  playEntrance(): void;
  playReveal(): void;
}

/** `redraw`: something came in, as a picture. */
export type CreateWallPart<Type extends QuestionType> = (
  ports: ScenePorts,
  redraw: (reason: string) => void,
) => WallPart<Type>;
