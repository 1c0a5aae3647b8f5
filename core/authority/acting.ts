// Whether anybody, or this player, can act in a room now, and why not.

import type { Refusal } from '#core/authority/commands.ts';
import { closesAt, dueClock, timeOf } from '#core/authority/dueTimes.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';

/** Why nobody can act in the room now; null if the game runs. */
function notRunning(room: Room, now: number): Refusal | null {
  switch (room.state) {
    case 'running':
      // The command of the clock may come after those of players, where the room was not in memory.
      if (now >= closesAt(room)) return 'room.COMPLETED';
      return room.countdownEndsAt !== null && now < room.countdownEndsAt ? 'response.TOO_EARLY' : null;
    case 'paused':
      return 'room.PAUSED';
    case 'waiting':
    case 'scheduled':
      return 'room.NOT_STARTED';
    case 'completed':
    case 'stopped':
    case 'archived':
      return finishedReason(room);
    default:
      return room.state satisfies never;
  }
}

export function finishedReason(room: Room): 'room.COMPLETED' | 'room.STOPPED' {
  return room.state === 'stopped' ? 'room.STOPPED' : 'room.COMPLETED';
}

/** Why nobody can come into a finished room: its game is over, or never began. */
export function closedReason(room: Room): 'room.CLOSED' | 'room.COMPLETED' | 'room.STOPPED' {
  return room.startedAt === null ? 'room.CLOSED' : finishedReason(room);
}

/** Why this seat can't act now; null if it can. */
export function notActing(room: Room, seat: Seat, now: number): Refusal | null {
  if (!isPlaying(seat)) return 'player.NOT_APPROVED';
  return notRunning(room, now) ?? outOfTime(room, seat, now) ?? (seat.isOver ? 'player.ALREADY_OVER' : null);
}

/** Why this seat can play no more although others can; null if it can. */
export function outOfTime(room: Room, seat: Seat, now: number): 'room.EXPIRED' | null {
  return dueClock(room, now) >= timeOf(room, seat) ? 'room.EXPIRED' : null;
}
