// The player's current question, and whether it takes a response.

import { whyCannotAct } from '#core/authority/refusals.ts';
import type { Refusal } from '#core/authority/commands.ts';
import type { Rules, CurrentQuestion } from '#core/authority/ruleSet.ts';
import { questionIdOf } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { GivenState } from '#core/room/phase.ts';

/** Returns the seat's own open question, or the slide; null if there is neither. */
function currentQuestion(room: Room, seat: Seat): CurrentQuestion | null {
  if (!isTeacherPaced(room)) return seat.open && { closed: false, ...seat.open };
  const { slide } = room;
  return (
    slide && {
      q: slide.index,
      openedAt: slide.openedAt,
      deadline: slide.deadline,
      closed: slide.state !== 'active' && slide.state !== 'waiting',
    }
  );
}

/**
 * Returns the question's index and times if it takes a response from this seat now; otherwise the reason it
 * doesn't.
 */
export function questionToAnswer(
  { room, seat, now, rules }: { room: Room; seat: Seat; now: number; rules: Pick<Rules, 'hooks'> },
  {
    questionId,
    asking,
    state,
  }: {
    readonly questionId: string;
    readonly asking?: number | undefined;
    readonly state?: GivenState;
  },
): Refusal | CurrentQuestion {
  const reason = whyCannotAct(room, seat, now);
  if (reason) return reason;
  const question = currentQuestion(room, seat);
  if (!question || questionIdOf(room, question.q) !== questionId) {
    const crossing = state === 'attempted' && asking === undefined;
    for (const find of crossing ? rules.hooks.stillAnswerable : []) {
      const left = find(room, seat, questionId);
      if (left) return left;
    }
    const q = room.questions.findIndex((keyed) => keyed.question.id === questionId);
    const known = q >= 0 && seat.responses.some((response) => response.q === q);
    return known ? 'response.ALREADY_ANSWERED' : 'response.WRONG_QUESTION';
  }
  // Meant for another time the same question was asked.
  if (asking !== seat.open?.asking) return 'response.ALREADY_ANSWERED';
  if (seat.pending || (isTeacherPaced(room) && seat.responses.some((response) => response.q === question.q)))
    return 'response.ALREADY_ANSWERED';
  if (question.closed) return 'response.QUESTION_CLOSED';
  return question;
}
