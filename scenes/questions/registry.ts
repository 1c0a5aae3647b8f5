// All question kinds on the canvas: the compiler names what a new one lacks.

import { loadPart } from '#core/collections/loadPart.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { questionParts } from '#scenes/player/question/part.ts';
import { projectorQuestionParts } from '#scenes/projector/questionPart.ts';
import { BLANK } from '#scenes/questions/blank/index.ts';
import type { QuestionManifest } from '#scenes/questions/manifest.ts';
import { MCQ } from '#scenes/questions/mcq/index.ts';
import { MSQ } from '#scenes/questions/msq/index.ts';
import { OPEN } from '#scenes/questions/open/index.ts';
import { REORDER } from '#scenes/questions/reorder/index.ts';

export const QUESTION_KINDS: { readonly [Type in QuestionType]: QuestionManifest<Type> } = {
  MCQ,
  MSQ,
  BLANK,
  OPEN,
  REORDER,
};

export async function loadQuestionParts(): Promise<void> {
  questionParts.hand(await loadPart(QUESTION_KINDS, 'part'));
}

export async function loadProjectorQuestions(): Promise<void> {
  projectorQuestionParts.hand(await loadPart(QUESTION_KINDS, 'projector'));
}
