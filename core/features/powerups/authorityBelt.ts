// Belt rules: when a player gets a card, and of which kind (specification 2, section 9 "Power-ups";
// decisions, "Power-ups").

import { finishedCount } from '#core/authority/order/order.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { beltOf, drawableKinds, countReceived, kindsAmong } from '#core/features/powerups/authorityKinds.ts';
import type { Belt, Card } from '#core/features/powerups/authorityTypes.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { modeOf } from '#core/modes/registry.ts';
import { stream } from '#core/random/stream.ts';
import { isAttempt, ROOM_TIMING } from '#core/room/phase.ts';

/** Returns how many cards and effects the room has had. */
export function powerupCount({ powerups }: Room): number {
  return powerups?.count ?? 0;
}

/**
 * Yields, in order, the places of the seat's cards between `least` and `most`, as numbers of answers: one per
 * tier in each round.
 */
export function* cardPositions(
  room: Room,
  seatIndex: number,
  attempt: number,
  [least, most]: readonly [number, number],
): Generator<number, undefined> {
  for (let round = 0, start = 0; start <= most; round += 1) {
    // Rounds overlap: the last answers of one are the first of the next.
    if (start + BELT.firstRound > least) {
      const draws = stream(room.seed, `powerups:when:${seatIndex}:${attempt}:${round}`);
      for (const [from, to] of BELT.tiers) {
        const position = start + from + draws.below(to - from + 1);
        if (position >= least && position <= most) yield position;
      }
    }
    start += round === 0 ? BELT.firstRound : BELT.laterRounds;
  }
  return undefined;
}

/** True if the answer brings the cards that are due: a correct one, or any to a question without a key. */
function bringsCards({ result, state }: Response): boolean {
  return result === 'correct' || (result === 'none' && isAttempt(state));
}

/** Retries share the place of the last first try. */
function placeAfter(responses: readonly Response[]): number {
  return responses.filter(({ asking }) => asking === undefined).length;
}

/** Returns the first answer whose card the seat hasn't got: the one after the last that brought what was due. */
function firstWithoutCard(responses: readonly Response[]): number {
  return placeAfter(responses.slice(0, responses.findLastIndex(bringsCards) + 1)) + 1;
}

/** Returns how many correct answers remain until the next card; null if there won't be another one. */
export function answersToNextCard(room: Room, seatIndex: number, seat: Seat): number | null {
  if (!hasPowerups(room) || modeOf(room).chosenPowerups) return null;
  const given = placeAfter(seat.responses);
  const last = given + askedInAttempt(room) - finishedCount(room, seat) - BELT.endBuffer;
  const range = [firstWithoutCard(seat.responses), last] as const;
  const next = cardPositions(room, seatIndex, seat.attempt, range).next().value;
  return next === undefined || given >= last ? null : Math.max(1, next - given);
}

/**
 * Returns the cards earned by the answer that led to `after`: usually none. Several come at once where rounds
 * overlap, and after misses, because a card whose place falls on a miss waits for the next correct answer.
 */
export function awardEvents(room: Room, seatIndex: number, after: Seat, now: number): readonly RoomEvent[] {
  if (!hasPowerups(room) || modeOf(room).chosenPowerups || after.isOver) return [];
  const given = placeAfter(after.responses);
  const last = after.responses.at(-1);
  const left = askedInAttempt(room) - finishedCount(room, after);
  if (!last || !bringsCards(last) || left < BELT.endBuffer) return [];
  const range = [firstWithoutCard(after.responses.slice(0, -1)), given] as const;
  const { length } = [...cardPositions(room, seatIndex, after.attempt, range)];
  if (length === 0) return [];
  return drawn(room, seatIndex, after, `${given}`, length).map((powerup, n) => ({
    type: 'powerupAwarded',
    seat: seatIndex,
    card: { id: powerupCount(room) + 1 + n, powerup, at: now, after: after.responses.length },
  }));
}

/** Draws up to `count` kinds by weight; fewer if no kind is eligible. `name` identifies the draw. */
export function drawn(
  room: Room,
  seatIndex: number,
  seat: Seat,
  name: string,
  count: number,
): readonly PowerupId[] {
  const answered = new Set(seat.responses.map(({ q }) => q));
  const left = orderOf(room, seatIndex)
    .filter((q) => !answered.has(q))
    .flatMap((q) => room.questions[q] ?? []);
  const draws = stream(room.seed, `powerups:which:${seatIndex}:${seat.attempt}:${name}`);
  return drawableKinds(room, kindsAmong(room, left), draws, beltOf(seat).got, count);
}

/**
 * Puts the card into the first free slot. If there is none, the card waits as the offer and replaces an
 * earlier one.
 */
export function withCard(belt: Belt, card: Card): Belt {
  const got = countReceived(belt.got, [card]);
  const free = belt.slots.indexOf(null);
  if (free < 0) return { ...belt, got, offer: card };
  return { ...belt, got, slots: belt.slots.with(free, card) };
}

/** True if a waiting card can still take a slot. */
export function isOffered(offer: Card, now: number): boolean {
  return now <= offer.at + BELT.offerMs + ROOM_TIMING.networkAllowanceMs;
}

/** Returns how many shuffles are left; shuffling is limited to the first round. */
export function shufflesLeft(seat: Seat): number {
  return seat.responses.length < BELT.firstRound ? BELT.shuffles - beltOf(seat).shuffles : 0;
}
