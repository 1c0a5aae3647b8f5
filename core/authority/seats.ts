// Seat lookup: a player's id starts with the seat's index, so a room of 10,000 needs no separate index.

import type { Room, Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { type Stream, stream } from '#core/random/stream.ts';
import type { UserView } from '#core/views/userView.ts';

export function playerIdOf(index: number, suffix: string): string {
  return `${index.toString(36)}-${suffix}`;
}

/** Returns the seat's index, or -1. */
export function seatIndexOf(room: Room, playerId: string): number {
  const index = Number.parseInt(playerId, 36);
  return at(room.seats, index)?.id === playerId ? index : -1;
}

export function seatOf(room: Room, playerId: string): Seat | undefined {
  return at(room.seats, seatIndexOf(room, playerId));
}

/** Returns the player at this index as others see them; null if there is none. */
export function userOf(room: Room, index: number | null | undefined): UserView | null {
  const seat = index == null ? undefined : at(room.seats, index);
  return seat ? { playerId: seat.id, name: seat.name, character: seat.character } : null;
}

/** Returns the id of the question at this index in the author's order; undefined if there is none. */
export function questionIdOf({ questions }: Room, q: number): string | undefined {
  return questions[q]?.question.id;
}

/** True if the seat takes part: approved and not removed. */
export function isPlaying(seat: Seat): boolean {
  return seat.approval === 'approved' && !seat.deleted;
}

/** By name, which tells nothing about ranks. No two seats that play share a name. */
export function compareNames(a: Seat, b: Seat): number {
  return a.nameKey < b.nameKey ? -1 : 1;
}

/** True if a teacher-paced slide waits for this seat's answer. */
export function isAwaited(seat: Seat): boolean {
  return isPlaying(seat) && seat.connected && seat.pending === null;
}

/** Random stream that shuffles one question's options for one seat. */
export function optionStream(room: Room, seatIndex: number, q: number): Stream {
  return stream(room.seed, `options:${seatIndex}:${q}`);
}
