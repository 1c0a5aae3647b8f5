// Refusal reasons: why a room, or one seat in it, can't act right now.

import type { Refusal } from '#core/authority/commands.ts';
import { closesAt, deadlineClock, deadlineOfSeat } from '#core/authority/dueTimes.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';

/** Returns the reason no player can act now; null while the game runs. */
function whyNotRunning(room: Room, now: number): Refusal | null {
  switch (room.state) {
    case 'running':
      // If the room wasn't in memory, the clock's command may arrive after the players' commands.
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

/** Returns the reason a finished room can't be joined: its game is over, or never started. */
export function closedReason(room: Room): 'room.CLOSED' | 'room.COMPLETED' | 'room.STOPPED' {
  return room.startedAt === null ? 'room.CLOSED' : finishedReason(room);
}

/** Returns the reason this seat can't act now; null if it can. */
export function whyCannotAct(room: Room, seat: Seat, now: number): Refusal | null {
  if (!isPlaying(seat)) return 'player.NOT_APPROVED';
  return (
    whyNotRunning(room, now) ?? outOfTime(room, seat, now) ?? (seat.isOver ? 'player.ALREADY_OVER' : null)
  );
}

/** Returns the reason this seat is out of time while others may still play; null if it isn't. */
export function outOfTime(room: Room, seat: Seat, now: number): 'room.EXPIRED' | null {
  return deadlineClock(room, now) >= deadlineOfSeat(room, seat) ? 'room.EXPIRED' : null;
}
