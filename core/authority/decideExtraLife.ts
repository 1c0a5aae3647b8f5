// What a player does with the extra life.

import { notActing } from '#core/authority/acting.ts';
import { hasNothingLeft } from '#core/authority/decideAnswer.ts';
import { type CommandOf, type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import { finishing } from '#core/features/challenge/authority.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { isPast, standingOffer } from '#core/features/extraLife/authorityOffer.ts';
import { questionIdOf } from '#core/authority/seats.ts';
import { deadlineOf } from '#core/authority/slides.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { BEAT } from '#core/room/phase.ts';

/** Uses the extra life on the question that it is offered for, or does without it there. The same wish twice is one. */
export function extraLife(
  room: Room,
  seat: Seat,
  index: number,
  { questionId, use }: CommandOf<'extraLife'>,
  now: number,
): Decision {
  const { open } = seat;
  if (use && open?.byExtraLife && questionIdOf(room, open.q) === questionId) return NOTHING;
  const offer = standingOffer(room, seat);
  const isOffered = offer !== null && questionIdOf(room, offer.q) === questionId;
  // Whoever goes on has gone on already.
  if (!isOffered && !use) return NOTHING;
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  if (!isOffered || (use && isPast(offer, now, BEAT.networkAllowanceMs)))
    return refused('response.OFFER_OVER');
  if (!use) return events(...declining(room, seat, index, now));
  return events({
    type: 'questionOpened',
    seat: index,
    q: offer.q,
    at: now,
    deadline: deadlineOf(room, offer.q, now),
    asking: 2,
    byExtraLife: true,
  });
}

/** The player does without: the answer is final, and the last one ends the game. */
export function declining(room: Room, seat: Seat, index: number, now: number): readonly RoomEvent[] {
  const declined: RoomEvent = { type: 'extraLifeDeclined', seat: index, at: now };
  return hasNothingLeft(room, index, { ...seat, lifeOffer: null })
    ? [declined, ...finishing(room, index, now)]
    : [declined];
}
