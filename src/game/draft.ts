// The answer as it grows on this device, before it is final.

import { kindOf } from '#core/questions/kinds.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import { type Draft, draftFor, NO_DRAFT } from '#scenes/player/view.ts';

export { NO_DRAFT };

/** What would be sent now; null while there is nothing to send. */
export function answerOf(question: Question, draft: Draft): Answer | null {
  const { answer } = draftFor(question, draft);
  return answer && kindOf(question.type).finished(answer);
}

/** Tells the server which asking of the question is meant, where it is not the first. */
export function askingOf(slide: Pick<PlayerSlide, 'asking'> | null | undefined): { asking?: number } {
  return slide && slide.asking > 1 ? { asking: slide.asking } : {};
}

/** A draft that was left behind before, as far as it fits the question. */
export function restored(question: Question, kept: unknown): Draft {
  return { ...NO_DRAFT, answer: kindOf(question.type).restored(question, kept) };
}
