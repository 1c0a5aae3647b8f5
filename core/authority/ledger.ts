// Ledger: points that an attempt gained or lost other than by answering, entry by entry (design, "Features").
// They are part of its score.

import type { PointsMoved } from '#core/authority/events.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import type { Ledger, Room, Seat } from '#core/authority/state.ts';
import { copyWith } from '#core/collections/copyWith.ts';
import { at } from '#core/collections/list.ts';
import type { FeatureId } from '#core/room/feature.ts';

/** Clamps each move so that no score falls below 0. */
export function movesWithin(
  room: Room,
  source: FeatureId,
  moves: PointsMoved['moves'],
  now: number,
): PointsMoved {
  const scores = new Map<number, number>();
  const within = moves.map(({ seat, points }) => {
    const score = scores.get(seat) ?? at(room.seats, seat)?.score ?? 0;
    const moved = Math.max(-score, points);
    scores.set(seat, score + moved);
    return { seat, points: moved };
  });
  return { type: 'pointsMoved', source, moves: within.filter(({ points }) => points !== 0), at: now };
}

/** Returns the room with the points moved. Replaces seats; room-level counts don't change. */
export function withMoves(room: Room, { source, moves, at: now }: PointsMoved, rules: Rules): Room {
  return moves.reduce((each, { seat: index, points }) => {
    const seat = at(each.seats, index) as Seat;
    // The score may have dropped since the move was decided; never take more than is left.
    const moved = Math.max(-seat.score, points);
    const entry = { source, points: moved, after: seat.responses.length, at: now };
    return rules.withSeat(
      each,
      index,
      copyWith(seat, { score: seat.score + moved, ledger: [...(seat.ledger ?? []), entry] }),
    );
  }, room);
}

/** Sum of the entries made within the first `responses` responses. */
export function ledgerSum(ledger: Ledger = [], responses = Number.POSITIVE_INFINITY): number {
  return ledger.reduce((sum, { points, after }) => (after <= responses ? sum + points : sum), 0);
}
