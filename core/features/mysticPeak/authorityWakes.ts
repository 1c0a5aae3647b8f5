// Timed events on the mountain: when they are due, and what they are. Every stop ends by its time without a
// command.

import type { RoomEvent } from '#core/authority/events.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { entriesOf } from '#core/collections/list.ts';
import { memoized } from '#core/collections/memoized.ts';
import { isPractice } from '#core/features/mysticPeak/authorityClimb.ts';
import { obstacleWakes, obstacleWakesAt } from '#core/features/mysticPeak/authorityObstacles.ts';
import { timedOut } from '#core/features/mysticPeak/authorityStops.ts';
import type { Stop } from '#core/features/mysticPeak/authorityTypes.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';

/**
 * Cached per chunk of seats, because this runs after every command and few of up to 1,000 seats change in
 * between.
 */
const known = new WeakMap<readonly Seat[], { readonly at: number }>();

/** Returns the next due time in ms on the server's clock; null for never. */
export function wakesAt({ seats, peak }: Room): number | null {
  let first = peak?.avalanche?.fallsAt ?? Number.POSITIVE_INFINITY;
  for (const chunk of seats) {
    const { at } = memoized(known, chunk, () => ({
      at: Math.min(...chunk.map((seat) => seatWakesAt(seat) ?? Number.POSITIVE_INFINITY)),
    }));
    first = Math.min(first, at);
  }
  return Number.isFinite(first) ? first : null;
}

function seatWakesAt(seat: Seat): number | null {
  const stop = seat.climb?.stop;
  if (!stop || (seat.isOver && !isPractice(stop)) || !isPlaying(seat)) return null;
  const within = stop.kind === 'obstacle' ? obstacleWakesAt(stop) : null;
  return Math.min(endsAt(stop) ?? Number.POSITIVE_INFINITY, within ?? Number.POSITIVE_INFINITY);
}

/**
 * Returns when the clock ends the stop. A game in progress gets the network allowance, because a move made in
 * time may still be on its way.
 */
function endsAt(stop: Stop): number | null {
  const isPlayed = stop.kind === 'obstacle' && stop.obstacle.played && !stop.obstacle.result;
  return stop.until === null || !isPlayed ? stop.until : stop.until + ROOM_TIMING.networkAllowanceMs;
}

/** Returns the timed events that are due for all seats. */
export function seatEvents(room: Room, now: number): readonly RoomEvent[] {
  const all: RoomEvent[] = [];
  let cards = 0;
  for (const [index, seat] of entriesOf(room.seats)) {
    const due = seatWakesAt(seat);
    const stop = seat.climb?.stop;
    if (due === null || now < due || !stop) continue;
    const end = endsAt(stop);
    const isOut = end !== null && now >= end;
    const others =
      !isOut && stop.kind === 'obstacle'
        ? obstacleWakes(room, index, stop, now)
        : timedOut(room, index, seat, stop, now, cards);
    cards += others.filter(({ type }) => type === 'powerupAwarded').length;
    all.push(...others);
  }
  return all;
}
