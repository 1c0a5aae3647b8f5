// What features of a game do to the answer of the open question: a line here for each of them.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { Answer } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import { powerupAnswers } from '#src/features/powerups/answers.ts';

export interface AnswerPart {
  /** Ids of options that can't be chosen. */
  readonly hidden: (slide: PlayerSlide) => readonly string[];
  /** An answer that was wrong, and is not final; null for none. */
  readonly tried: (slide: PlayerSlide) => Answer | null;
}

const PARTS: readonly AnswerPart[] = [powerupAnswers];

export function hiddenOptions(slide: PlayerSlide): readonly string[] {
  return PARTS.flatMap(({ hidden }) => hidden(slide));
}

export function triedAnswer(slide: PlayerSlide): Answer | null {
  return firstAnswer(PARTS, ({ tried }) => tried(slide));
}
