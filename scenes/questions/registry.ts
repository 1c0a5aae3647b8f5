// All question kinds on the player's canvas: the compiler names what a new one lacks.

import type { QuestionType } from '#core/questions/question.ts';
import { blankPart } from '#scenes/questions/blank/part.ts';
import { mcqPart } from '#scenes/questions/mcq/part.ts';
import { msqPart } from '#scenes/questions/msq/part.ts';
import { openPart } from '#scenes/questions/open/part.ts';
import type { CreatePart } from '#scenes/questions/part.ts';

const PARTS: { readonly [Type in QuestionType]: CreatePart<Type> } = {
  MCQ: mcqPart,
  MSQ: msqPart,
  BLANK: blankPart,
  OPEN: openPart,
};

/** How a kind is drawn for its player. Asked by the type of a question it takes views of that question. */
export function partOf<Type extends QuestionType>(type: Type): CreatePart<Type> {
  return PARTS[type];
}
