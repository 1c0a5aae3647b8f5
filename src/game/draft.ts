// The answer as it grows on this device, before it is final.

import { isTried, kindOf } from '#core/questions/kinds.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import { type Draft, draftFor, NO_DRAFT } from '#scenes/player/view.ts';
import { removedChoices, triedAnswer } from '#src/game/features.ts';

export { NO_DRAFT };

/** What would be sent now; null while there is nothing to send. */
export function answerOf(question: Question, draft: Draft): Answer | null {
  const { answer } = draftFor(question, draft);
  return answer && kindOf(question.type).finished(answer);
}

const UNDO_STEPS = 30;

/** The draft with this answer, which an act has made of it. */
export function grown(question: Question, draft: Draft, answer: Answer | null): Draft {
  const { state, past = [] } = draft;
  if (!kindOf(question.type).can.parts) return { state, answer };
  return { state, answer, past: [...past, draftFor(question, draft).answer].slice(-UNDO_STEPS) };
}

/** The draft as it was before the last act. */
export function undone({ state, answer, past = [] }: Draft): Draft {
  return { state, answer: past.length > 0 ? (past.at(-1) ?? null) : answer, past: past.slice(0, -1) };
}

/** The draft with this piece picked up; null: with none. */
export function holding(draft: Draft, piece: string | null): Draft {
  const { held: _, ...open } = draft;
  return piece === null ? open : { ...open, held: piece };
}

/** Tells the server which asking of the question is meant, where it is not the first. */
export function askingOf(slide: Pick<PlayerSlide, 'asking'> | null | undefined): { asking?: number } {
  return slide && slide.asking > 1 ? { asking: slide.asking } : {};
}

/** A draft that was left behind before, as far as it fits the question. */
export function restored(question: Question, kept: unknown): Draft {
  return { ...NO_DRAFT, answer: kindOf(question.type).restored(question, kept) };
}

/** The question as it can be answered: without the choices that were taken away, and what is known to be wrong. */
export function answerable(slide: PlayerSlide): Question | null {
  const { question } = slide;
  if (!question) return null;
  const { narrow, retry } = kindOf(question.type).can;
  const removed = removedChoices(slide);
  const left = narrow && removed.length > 0 ? narrow.without(question, removed) : question;
  const tried = triedAnswer(slide);
  return tried && retry ? retry(left, tried) : left;
}

/** What is left of a draft as the slide has come to be; the same draft where nothing has changed for it. */
export function draftAfter(slide: PlayerSlide, draft: Draft, isPending: boolean): Draft {
  const question = answerable(slide);
  if (!question || slide.answered || !draft.answer) return draft;
  if (draft.state !== 'open') {
    // It has come back: there is another try, for which what was made piece by piece is a beginning.
    if (isPending || !isTried(draft.answer, triedAnswer(slide))) return draft;
    return kindOf(question.type).submits ? restored(question, draft.answer) : NO_DRAFT;
  }
  if (question === slide.question) return draft;
  const left = restored(question, draft.answer);
  return JSON.stringify(left.answer) === JSON.stringify(draft.answer) ? draft : left;
}
