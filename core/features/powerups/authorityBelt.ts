// The belt: when a card comes, and which (specification 2, section 9 "Power-ups"; decisions, "Power-ups").

import { doneCount } from '#core/authority/order/order.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { beltOf, drawnAmong, gotWith, kindsAmong } from '#core/features/powerups/authorityKinds.ts';
import type { Belt, Card } from '#core/features/powerups/authorityTypes.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { modeOf } from '#core/modes/registry.ts';
import { stream } from '#core/random/stream.ts';
import { BEAT } from '#core/room/phase.ts';

/** How many cards and effects the room has had. */
export function countOf({ powerups }: Room): number {
  return powerups?.count ?? 0;
}

/** Answers after which a card comes to this seat, in their order: of each round one in each tier. Those from `least` to `most`. */
export function* positions(
  room: Room,
  seatIndex: number,
  attempt: number,
  [least, most]: readonly [number, number],
): Generator<number, undefined> {
  for (let round = 0, start = 0; start <= most; round += 1) {
    // The last answers of a round are the first ones of the next.
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

/** Answers from now to the next card; null where none comes any more. */
export function toNextCard(room: Room, seatIndex: number, seat: Seat): number | null {
  if (!hasPowerups(room) || modeOf(room).chosenPowerups) return null;
  const given = seat.responses.length;
  const last = given + askedInAttempt(room) - doneCount(room, seat) - BELT.endBuffer;
  const next = positions(room, seatIndex, seat.attempt, [given + 1, last]).next().value;
  return next === undefined ? null : next - given;
}

/** The cards that come with the answer after which the seat stands as given; mostly none, and two where two rounds meet. */
export function awarding(room: Room, seatIndex: number, after: Seat, now: number): readonly RoomEvent[] {
  if (!hasPowerups(room) || modeOf(room).chosenPowerups || after.isOver) return [];
  const given = after.responses.length;
  const left = askedInAttempt(room) - doneCount(room, after);
  if (left < BELT.endBuffer) return [];
  const { length } = [...positions(room, seatIndex, after.attempt, [given, given])];
  if (length === 0) return [];
  return drawn(room, seatIndex, after, `${given}`, length).map((powerup, n) => ({
    type: 'powerupAwarded',
    seat: seatIndex,
    card: { id: countOf(room) + 1 + n, powerup, at: now, after: given },
  }));
}

/** So many kinds, drawn by their weights; fewer where there are none to draw from. `name`: of the draw. */
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
  return drawnAmong(room, kindsAmong(room, left), draws, beltOf(seat).got, count);
}

/** The belt with a card: in the first free place, or waiting for one, in place of any that waits. */
export function withCard(belt: Belt, card: Card): Belt {
  const got = gotWith(belt.got, [card]);
  const free = belt.slots.indexOf(null);
  if (free < 0) return { ...belt, got, offer: card };
  return { ...belt, got, slots: belt.slots.with(free, card) };
}

/** Whether the card that waits for a place can still have one. */
export function isOffered(offer: Card, now: number): boolean {
  return now <= offer.at + BELT.offerMs + BEAT.networkAllowanceMs;
}

/** Whether all cards can still be changed for others: in the first round, a few times. */
export function shufflesLeft(seat: Seat): number {
  return seat.responses.length < BELT.firstRound ? BELT.shuffles - beltOf(seat).shuffles : 0;
}
