// The next game of the same players: offered in the room that is over, by whoever opened the next one.

import type { LifeCommands } from '#core/authority/commands.ts';
import { type Decision, events, refused } from '#core/authority/decision.ts';
import type { ByHost } from '#core/authority/origins.ts';
import type { HostTurn } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { isRecorded } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { REMATCH, type Rematch } from '#core/room/rematch.ts';

/** Offers the room of this hash and code. After a game that never began there is no next one. */
export function offering(room: Room, { hash, code, commandId }: Rematch & ByHost, now: number): Decision {
  if (!isFinished(room.state) || room.startedAt === null) return refused('room.WRONG_STATE');
  return events({ type: 'rematchOffered', hash, code, commandId, at: now });
}

/** The newest room stands: the host may have closed the one before. On paper nobody has a page to be asked on. */
export function hostRematch(
  { room, now }: HostTurn,
  command: Extract<LifeCommands['host'], { readonly type: 'hostRematch' }>,
): Decision {
  if (isRecorded(room)) return refused('room.WRONG_STATE');
  if (now > (room.endedAt ?? now) + REMATCH.hostedMs) return refused('room.EXPIRED');
  return offering(room, command, now);
}

/** null for who was not let in: the next room has a door of its own. */
export function rematchFor({ rematch }: Room, seat: Seat): Rematch | null {
  return rematch && isPlaying(seat) ? rematch : null;
}
