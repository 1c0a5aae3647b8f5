// Rejoin block: keeps removed players from coming right back. A device is recognized by its ticket or cookie;
// one without either, as in a private window or a script, only by its address. So for a minute, the host has
// to approve all newcomers from that address.

import { isPlaying, type Room, seatIndexOf, seatOf } from '#core/authority/index.ts';
import { entriesOf } from '#core/collections/list.ts';
import { JOIN_LIMITS } from '#core/room/flood.ts';
import { ticketHolder } from '#server/operations/admission.ts';
import { type Caller, OperationError, type Services } from '#server/operations/context.ts';

/** Returns this device's seats in the room: those named by its cookie, and the one whose ticket it shows. */
function seatsHere(room: Room, caller: Caller, services: Services) {
  const ids = caller.deviceSeats.filter(({ roomHash }) => roomHash === room.hash).map((own) => own.playerId);
  const shown = ticketHolder(room.hash, caller, services);
  return [...ids, ...(shown === null ? [] : [shown])].flatMap((id) => seatOf(room, id) ?? []);
}

/** Throws for a device that was removed within the last minute, even under another name. */
export function rejectRemoved(room: Room, caller: Caller, services: Services): void {
  const now = Date.now();
  const { removedLately } = services.limits;
  const lately = seatsHere(room, caller, services).some(
    ({ id, deleted }) => deleted && removedLately.has(keyOf(room.hash, id), now),
  );
  if (lately) throw new OperationError('player.DELETED', { retryAfter: JOIN_LIMITS.removedMs / 1_000 });
}

/**
 * Returns whether the host has to let this newcomer in, whatever the room's options say: always for a device
 * with a seat here that was removed or not let in, and for a while for its whole address. Other seats don't
 * vouch for a new one: an old cookie says nothing about seats taken since.
 */
export function needsApproval(room: Room, caller: Caller, services: Services): boolean {
  return (
    services.limits.removedLately.has(keyOf(room.hash, caller.address), Date.now()) ||
    !seatsHere(room, caller, services).every(isPlaying)
  );
}

function keyOf(roomHash: string, idOrAddress: string): string {
  return `${roomHash} ${idOrAddress}`;
}

/** Returns keys for these players and the addresses they played from. */
async function devicesOf(
  roomHash: string,
  playerIds: readonly string[] | null,
  { rooms }: Services,
): Promise<ReadonlySet<string>> {
  const session = await rooms.byHash(roomHash);
  if (!session) return new Set();
  const { room, addresses } = session;
  const ids = playerIds ?? [...entriesOf(room.seats)].map(([, { id }]) => id);
  return new Set(
    ids.flatMap((id) => [id, addresses.get(seatIndexOf(room, id)) ?? id]).map((key) => keyOf(roomHash, key)),
  );
}

/**
 * For the next minute, keeps these players out and makes newcomers from their addresses ask. `playerIds` null
 * means everyone.
 */
export async function blockDevices(
  roomHash: string,
  playerIds: readonly string[] | null,
  services: Services,
): Promise<void> {
  const now = Date.now();
  for (const key of await devicesOf(roomHash, playerIds, services))
    services.limits.removedLately.note(key, now);
}

export async function unblockDevices(
  roomHash: string,
  playerIds: readonly string[],
  services: Services,
): Promise<void> {
  for (const key of await devicesOf(roomHash, playerIds, services)) services.limits.removedLately.forget(key);
}
