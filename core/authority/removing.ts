// Removing seats, one or many, and restoring them.

import type { LifeCommands } from '#core/authority/commands.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { HostTurn } from '#core/authority/ruleSet.ts';
import { isAwaited, seatIndexOf } from '#core/authority/seats.ts';
import { awaitsOnly, revealing } from '#core/authority/slides.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { lookUp } from '#core/collections/buckets.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { isRecorded } from '#core/modes/registry.ts';

type HostWord<Type> = Extract<LifeCommands['host'], { readonly type: Type }>;

export function remove({ room, now }: HostTurn, { playerId, commandId }: HostWord<'remove'>): Decision {
  const seat = seatIndexOf(room, playerId);
  return seat < 0 ? refused('player.NOT_FOUND') : removing(room, [seat], commandId, now);
}

export function removeMany(
  { room, now }: HostTurn,
  { playerIds, commandId }: HostWord<'removeMany'>,
): Decision {
  if (playerIds) return removing(room, seatsOf(room, playerIds), commandId, now);
  // In the middle of a game, removing everyone is never intended.
  if (room.state !== 'waiting' && room.state !== 'scheduled') return refused('room.WRONG_STATE');
  return removing(room, [...Array(sizeOf(room.seats)).keys()], commandId, now);
}

function seatsOf(room: Room, playerIds: readonly string[]): readonly number[] {
  return [...new Set(playerIds)].map((id) => seatIndexOf(room, id)).filter((seat) => seat >= 0);
}

function removing(room: Room, seats: readonly number[], commandId: string, now: number): Decision {
  const list = seats.filter((seat) => at(room.seats, seat)?.deleted === false);
  if (list.length === 0) return NOTHING;
  const awaited = list.filter((seat) => isAwaited(at(room.seats, seat) as Seat)).length;
  return accepted(
    ...list.map((seat): RoomEvent => ({ type: 'playerRemoved', seat, commandId })),
    ...(awaitsOnly(room, awaited) ? revealing(room, now) : []),
  );
}

export function restore({ room }: HostTurn, { playerIds, commandId }: HostWord<'restore'>): Decision {
  // On paper, a removed seat's sheet is gone with it.
  if (isRecorded(room)) return refused('room.WRONG_STATE');
  const list: RoomEvent[] = [];
  const taken = new Set<string>();
  for (const seat of seatsOf(room, playerIds)) {
    const { deleted, nameKey } = at(room.seats, seat) as Seat;
    // Someone else may have taken the name since then, and no two seats can share it.
    if (!deleted || taken.has(nameKey) || lookUp(room.names, nameKey) !== undefined) continue;
    taken.add(nameKey);
    list.push({ type: 'playerRestored', seat, commandId });
  }
  return { ok: true, events: list };
}
