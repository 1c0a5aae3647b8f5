// Asking for a hint.

import { answerable } from '#core/authority/decideAnswer.ts';
import { type CommandOf, type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import { hintsOf, hintsTaken } from '#core/features/hints/authorityHints.ts';
import { questionIdOf } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';

/** One hint after the other; one that was taken already is not taken twice, however often it is asked for. */
export function takeHint(
  room: Room,
  seat: Seat,
  index: number,
  { questionId, hint }: CommandOf<'takeHint'>,
  now: number,
): Decision {
  const q = room.questions.findIndex((_, each) => questionIdOf(room, each) === questionId);
  const taken = hintsTaken(seat, q);
  if (hint <= taken) return NOTHING;
  const question = answerable(room, seat, { questionId, asking: seat.open?.asking }, now);
  if (typeof question === 'string') return refused(question);
  if (hint !== taken + 1 || hint > hintsOf(room, q).length) return refused('response.NO_HINT');
  return events({ type: 'hintTaken', seat: index, q, at: now });
}
