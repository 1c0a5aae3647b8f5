// The belt: when a card comes, and which (specification 2, section 9 "Power-ups"; decisions, "Power-ups").

import { doneCount } from '#core/authority/order/order.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { Belt, Card } from '#core/features/powerups/authorityTypes.ts';
import { isGuess } from '#core/features/powerups/authorityHiding.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { kindsIn } from '#core/features/powerups/options.ts';
import { does } from '#core/features/powerups/powerup.ts';
import { BELT, existsIn, hasPowerups, WEIGHTS } from '#core/features/powerups/powerups.ts';
import { modeOf } from '#core/modes/registry.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import { type Stream, stream, weighted } from '#core/random/stream.ts';
import { BEAT } from '#core/room/phase.ts';

export const NO_BELT: Belt = {
  slots: Array.from({ length: BELT.size }, () => null),
  offer: null,
  effects: [],
  news: [],
  got: {},
  shuffles: 0,
  commandIds: [],
};

export function beltOf({ belt }: Seat): Belt {
  return belt ?? NO_BELT;
}

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

/** So many of these kinds; `before`: how often each has come. */
export function drawnAmong(
  room: Room,
  kinds: readonly PowerupId[],
  draws: Stream,
  before: Belt['got'],
  count: number,
): readonly PowerupId[] {
  const got = { ...before };
  const result: PowerupId[] = [];
  for (let n = 0; n < count; n += 1) {
    const kind = weighted(draws, kinds, (id) => weightOf(room, id, got[id] ?? 0));
    if (!kind) return result;
    result.push(kind);
    got[kind] = (got[kind] ?? 0) + 1;
  }
  return result;
}

/** In hundredths, so that draws are of whole numbers; 0 where it can't come. */
function weightOf(room: Room, id: PowerupId, got: number): number {
  const { type, weight } = POWERUPS[id].probability;
  if (type === 'local') return Math.round(100 * Math.max(WEIGHTS.least, weight - WEIGHTS.decay * got));
  if (room.players < WEIGHTS.globalFrom) return 0;
  return Math.max(1, Math.round((100 * weight * WEIGHTS.globalFrom) / room.players));
}

/** Kinds that make sense while these questions are left (specification 2, section 5 "Power-up awarding"). */
export function kindsAmong(room: Room, left: readonly KeyedQuestion[]): readonly PowerupId[] {
  const hides = left.some(isGuess);
  const judged = left.some(({ question }) => question.hasCorrectAnswer);
  const kinds = modeOf(room).chosenPowerups ?? kindsIn(room.options.powerupKinds) ?? [];
  return kinds.filter((id) => {
    const powerup = POWERUPS[id];
    if (!existsIn(room, powerup)) return false;
    if (does(powerup, 'hide')) return hides;
    return !(does(powerup, 'spare') || does(powerup, 'stopClock')) || judged;
  });
}

/** How often each kind has come, with these cards. */
export function gotWith(got: Belt['got'], cards: readonly Pick<Card, 'powerup'>[]): Belt['got'] {
  const counts = { ...got };
  for (const { powerup } of cards) counts[powerup] = (counts[powerup] ?? 0) + 1;
  return counts;
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
