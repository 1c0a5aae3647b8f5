// Which wrong answers a player can make up for now: after each segment, once each (specification 2, section 4 "Redemption").

import { isOver } from '#core/authority/dueTimes.ts';
import { countingBefore, isCounting } from '#core/authority/askings.ts';
import { standingOffer } from '#core/features/extraLife/authorityOffer.ts';
import { answeredCount, askedInAttempt } from '#core/authority/seats.ts';
import { isAskedAgain } from '#core/features/mastery/authorityOrder.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';
import { endsSegment, offersRedemption } from '#core/features/redemption/redemption.ts';

/** The questions of them, as indexes in the author's order, the first answered first. */
export function secondChances(room: Room, seat: Seat): readonly number[] {
  if (!offersRedemption(room) || isFinished(room.state) || seat.open || isOver(room, seat)) return [];
  const met = answeredCount(seat) + (seat.later?.length ?? 0);
  if (!endsSegment(met, askedInAttempt(room))) return [];
  if (standingOffer(room, seat)) return [];
  const taken = new Set(seat.responses.filter(isRedemption).map(({ q }) => q));
  const again = seat.responses.find((response) => response.byExtraLife && isCounting(response));
  return seat.responses
    .slice(seat.redeemableFrom)
    .filter((response) => response === again || response.q !== again?.q)
    .flatMap((response) => (isWrong(response) && !taken.has(response.q) ? response.q : []));
}

/** Whether it is a second chance that was taken. */
function isRedemption({ asking, byExtraLife }: Response): boolean {
  return asking !== undefined && !byExtraLife;
}

/**
 * Whether this question can still come again, so that what is right must not be told yet (design, "An answer key never leaves the
 * server before that player's answer is final").
 */
export function mayComeAgain(room: Room, seat: Seat, response: Response): boolean {
  // Whose time is over may be given more, and go on.
  if (isFinished(room.state) || seat.isOver) return false;
  if (room.type === 'mastery_mode') return isAskedAgain(room, response);
  // Also where its time is over: with more of it, the offer and the question that stood open stand again.
  if (seat.lifeOffer?.q === response.q || seat.open?.q === response.q) return true;
  if (!offersRedemption(room) || isRedemption(response)) return false;
  // An extra life that came to nothing leaves the answer before it.
  const stands = isCounting(response) ? response : countingBefore(seat, response);
  if (!stands || !isWrong(stands)) return false;
  const place = seat.responses.indexOf(stands);
  return (
    place >= seat.redeemableFrom &&
    !seat.responses.some((other) => other.q === response.q && isRedemption(other))
  );
}

/** Wrongly answered, not let pass or out of time. */
function isWrong({ state, result }: Response): boolean {
  return isAttempt(state) && result === 'incorrect';
}

/** What can be made up for after questions that were left for later are asked: nothing. */
export const NOTHING_REDEEMABLE = Number.MAX_SAFE_INTEGER;
