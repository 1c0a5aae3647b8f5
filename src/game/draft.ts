// Draft of the answer to the open question, on this device.

import { isTried, kindOf } from '#core/questions/kinds.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import { type Draft, draftFor, NO_DRAFT } from '#scenes/player/view.ts';
import { removedChoices, triedAnswer } from '#src/game/features.ts';

export { NO_DRAFT };

/** The answer that would be submitted now; null if there is nothing to submit. */
export function answerOf(question: Question, draft: Draft): Answer | null {
  const { answer } = draftFor(question, draft);
  return answer && kindOf(question.type).submittable(answer);
}

const UNDO_STEPS = 30;

/** The draft after an act changed its answer to this one. */
export function withAnswer(question: Question, draft: Draft, answer: Answer | null): Draft {
  const { state, past = [] } = draft;
  if (!kindOf(question.type).can.parts?.pieceOfKey) return { state, answer };
  return { state, answer, past: [...past, draftFor(question, draft).answer].slice(-UNDO_STEPS) };
}

/** The draft before the last act. */
export function withUndo({ state, answer, past = [] }: Draft): Draft {
  return { state, answer: past.length > 0 ? (past.at(-1) ?? null) : answer, past: past.slice(0, -1) };
}

/** The draft with this piece picked up; null for none. */
export function withHeldPiece(draft: Draft, piece: string | null): Draft {
  const { held: _, anyway: __, ...open } = draft;
  return piece === null ? open : { ...open, held: piece };
}

/** Tells the server how many times the question has been asked, if it isn't the first time. */
export function repetitionOf(slide: Pick<PlayerSlide, 'asking'> | null | undefined): { asking?: number } {
  return slide && slide.asking > 1 ? { asking: slide.asking } : {};
}

/** A stored draft, as far as it fits the question. */
export function restoreDraft(question: Question, kept: unknown): Draft {
  return { ...NO_DRAFT, answer: kindOf(question.type).restored(question, kept) };
}

/**
 * The question as it can still be answered: without removed choices, and without what is known to be wrong.
 */
export function answerable(slide: PlayerSlide): Question | null {
  const { question } = slide;
  if (!question) return null;
  const { narrow, retry } = kindOf(question.type).can;
  const removed = removedChoices(slide);
  const left = narrow && removed.length > 0 ? narrow(question, removed) : question;
  const tried = triedAnswer(slide);
  return tried && retry ? retry(left, tried) : left;
}

/** The draft with which another try at the question starts: an answer made piece by piece is the start. */
export function retryDraft(question: Question, tried: Answer | null): Draft {
  return tried && kindOf(question.type).submits ? restoreDraft(question, tried) : NO_DRAFT;
}

/** The draft after a change of the slide; the same object if nothing changed for it. */
export function draftAfter(slide: PlayerSlide, draft: Draft, isPending: boolean): Draft {
  const question = answerable(slide);
  if (!question || slide.answered || !draft.answer) return draft;
  if (draft.state !== 'open') {
    // The answer came back, so there is another try.
    if (isPending || !isTried(draft.answer, triedAnswer(slide))) return draft;
    return retryDraft(question, draft.answer);
  }
  if (question === slide.question) return draft;
  const left = restoreDraft(question, draft.answer);
  return JSON.stringify(left.answer) === JSON.stringify(draft.answer) ? draft : left;
}
