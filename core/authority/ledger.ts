// Points that no answer earned: what an attempt was given, or lost, entry by entry (design, "Features"). They are summed into its score.

import type { PointsMoved } from '#core/authority/events.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import type { Ledger, Room, Seat } from '#core/authority/state.ts';
import { changed } from '#core/collections/changed.ts';
import { at } from '#core/collections/list.ts';
import type { FeatureId } from '#core/room/feature.ts';

/** A move of points as it can be carried out: no score falls below 0. */
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

/** The room with points moved. Seats in it are others, but the counts of the room are as they were. */
export function withMoves(room: Room, { source, moves, at: now }: PointsMoved, rules: Rules): Room {
  return moves.reduce((each, { seat: index, points }) => {
    const seat = at(each.seats, index) as Seat;
    // What an answer has cost since the move was decided is not taken once more.
    const moved = Math.max(-seat.score, points);
    const entry = { source, points: moved, after: seat.responses.length, at: now };
    return rules.withSeat(
      each,
      index,
      changed(seat, { score: seat.score + moved, ledger: [...(seat.ledger ?? []), entry] }),
    );
  }, room);
}

/** What the entries of the first so many responses come to. */
export function ledgerSum(ledger: Ledger = [], responses = Number.POSITIVE_INFINITY): number {
  return ledger.reduce((sum, { points, after }) => (after <= responses ? sum + points : sum), 0);
}
