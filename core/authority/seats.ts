// Finding a seat: a player's id begins with the seat's index, so that a room of 10,000 needs no index of its own.

import type { Room, Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { type Stream, stream } from '#core/random/stream.ts';
import type { UserView } from '#core/views/userView.ts';

export function playerIdOf(index: number, suffix: string): string {
  return `${index.toString(36)}-${suffix}`;
}

/** The seat's index, or -1. */
export function seatIndexOf(room: Room, playerId: string): number {
  const index = Number.parseInt(playerId, 36);
  return at(room.seats, index)?.id === playerId ? index : -1;
}

export function seatOf(room: Room, playerId: string): Seat | undefined {
  return at(room.seats, seatIndexOf(room, playerId));
}

/** Who plays at this index, as others know them; null where nobody does. */
export function userOf(room: Room, index: number | null | undefined): UserView | null {
  const seat = index == null ? undefined : at(room.seats, index);
  return seat ? { playerId: seat.id, name: seat.name, character: seat.character } : null;
}

/** The id of the question at this place of the author's order; undefined where there is none. */
export function questionIdOf({ questions }: Room, q: number): string | undefined {
  return questions[q]?.question.id;
}

/** Whether the seat takes part: approved and not removed. */
export function isPlaying(seat: Seat): boolean {
  return seat.approval === 'approved' && !seat.deleted;
}

/** Whether a teacher-paced slide waits for this seat's answer. */
export function isAwaited(seat: Seat): boolean {
  return isPlaying(seat) && seat.connected && seat.pending === null;
}

/** The stream that shuffles one question's options for one seat. */
export function optionStream(room: Room, seatIndex: number, q: number): Stream {
  return stream(room.seed, `options:${seatIndex}:${q}`);
}
