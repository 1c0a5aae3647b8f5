// The answer as it grows on this device, before it is final.

import type { Answer, Question } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import { type Draft, NO_DRAFT } from '#scenes/player/view.ts';

export { NO_DRAFT };

/** What would be sent now; null while there is nothing to send. */
export function answerOf(question: Question, draft: Draft): Answer | null {
  switch (question.type) {
    case 'MCQ': {
      const [optionId] = draft.optionIds;
      return optionId === undefined ? null : { type: 'MCQ', optionId };
    }
    case 'MSQ':
      return draft.optionIds.length === 0 ? null : { type: 'MSQ', optionIds: draft.optionIds };
    case 'BLANK':
    case 'OPEN': {
      const text = draft.text.trim();
      return text === '' ? null : { type: question.type, text };
    }
    default:
      return question satisfies never;
  }
}

/** The schemas write lists as changeable ones. */
export function toWire(answer: Answer) {
  return answer.type === 'MSQ' ? { ...answer, optionIds: [...answer.optionIds] } : answer;
}

/** Tells the server which asking of the question is meant, where it is not the first. */
export function askingOf(slide: Pick<PlayerSlide, 'asking'> | null | undefined): { asking?: number } {
  return slide && slide.asking > 1 ? { asking: slide.asking } : {};
}

/** The draft that an answer on its way was made of. */
export function draftOf(answer: Answer | null, state: Draft['state']): Draft {
  if (answer === null) return { ...NO_DRAFT, state };
  switch (answer.type) {
    case 'MCQ':
      return { optionIds: [answer.optionId], text: '', state };
    case 'MSQ':
      return { optionIds: answer.optionIds, text: '', state };
    case 'BLANK':
    case 'OPEN':
      return { optionIds: [], text: answer.text, state };
    default:
      return answer satisfies never;
  }
}

/** A draft that an earlier page left behind, as far as it fits the question. */
export function restored(question: Question, { optionIds, text }: Pick<Draft, 'optionIds' | 'text'>): Draft {
  if (!('options' in question)) return { ...NO_DRAFT, text };
  const known = question.options.map((option) => option.id);
  return { ...NO_DRAFT, optionIds: known.filter((id) => optionIds.includes(id)) };
}

/** Ticks an option, or takes the tick away; the options stay in the order of the question. */
export function toggled(question: Question, draft: Draft, optionId: string): Draft {
  if (question.type !== 'MSQ') return draft;
  const ticked = new Set(draft.optionIds);
  if (!ticked.delete(optionId)) ticked.add(optionId);
  return { ...draft, optionIds: question.options.map((option) => option.id).filter((id) => ticked.has(id)) };
}
