// Rematch: the next game of the same players, offered in the finished room.

import type { LifeCommands } from '#core/authority/commands.ts';
import { type Decision, accepted, refused } from '#core/authority/decision.ts';
import type { ByHost } from '#core/authority/origins.ts';
import type { HostTurn } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { isRecorded } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { REMATCH, type Rematch } from '#core/room/rematch.ts';

/** Offers the room with this hash and code. A game that never started has no rematch. */
export function rematchOffer(room: Room, { hash, code, commandId }: Rematch & ByHost, now: number): Decision {
  if (!isFinished(room.state) || room.startedAt === null) return refused('room.WRONG_STATE');
  return accepted({ type: 'rematchOffered', hash, code, commandId, at: now });
}

/**
 * The newest room replaces an earlier one, which the host may have closed. In paper games, players have no
 * page to show the offer on.
 */
export function hostRematch(
  { room, now }: HostTurn,
  command: Extract<LifeCommands['host'], { readonly type: 'hostRematch' }>,
): Decision {
  if (isRecorded(room)) return refused('room.WRONG_STATE');
  if (now > (room.endedAt ?? now) + REMATCH.hostedMs) return refused('room.EXPIRED');
  return rematchOffer(room, command, now);
}

/** Null for players who weren't let in: the next room has its own approval. */
export function rematchFor({ rematch }: Room, seat: Seat): Rematch | null {
  return rematch && isPlaying(seat) ? rematch : null;
}
