// All question kinds on the canvas, for players and for the wall: the compiler names what a new one lacks.

import type { QuestionType } from '#core/questions/question.ts';
import { blankPart } from '#scenes/questions/blank/part.ts';
import { blankWall } from '#scenes/questions/blank/wall.ts';
import { mcqPart } from '#scenes/questions/mcq/part.ts';
import { mcqWall } from '#scenes/questions/mcq/wall.ts';
import { msqPart } from '#scenes/questions/msq/part.ts';
import { msqWall } from '#scenes/questions/msq/wall.ts';
import { openPart } from '#scenes/questions/open/part.ts';
import { openWall } from '#scenes/questions/open/wall.ts';
import type { CreatePart } from '#scenes/questions/part.ts';
import type { CreateWallPart } from '#scenes/questions/wallPart.ts';

interface QuestionScenes<Type extends QuestionType> {
  readonly part: CreatePart<Type>;
  readonly wall: CreateWallPart<Type>;
}

const SCENES: { readonly [Type in QuestionType]: QuestionScenes<Type> } = {
  MCQ: { part: mcqPart, wall: mcqWall },
  MSQ: { part: msqPart, wall: msqWall },
  BLANK: { part: blankPart, wall: blankWall },
  OPEN: { part: openPart, wall: openWall },
};

/** How a kind is drawn. Asked by the type of a question it takes views of that question. */
export function scenesOf<Type extends QuestionType>(type: Type): QuestionScenes<Type> {
  return SCENES[type];
}
