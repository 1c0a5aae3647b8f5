// Who was removed does not come back at once: the device is known by its ticket or its cookie, and one without either, as in a private window or a
// program, by nothing but its address. So for a minute all newcomers of that address are shown to the host first.

import { isPlaying, type Room, seatIndexOf, seatOf } from '#core/authority/index.ts';
import { entriesOf } from '#core/collections/list.ts';
import { DOOR } from '#core/room/flood.ts';
import { ticketHolder } from '#server/operations/admission.ts';
import { type Caller, OperationError, type Services } from '#server/operations/context.ts';

/** What this device has of the room: the seats that its cookie names, and the one whose ticket it shows. */
function seatsHere(room: Room, caller: Caller, services: Services) {
  const ids = caller.deviceSeats.filter(({ roomHash }) => roomHash === room.hash).map((own) => own.playerId);
  const shown = ticketHolder(room.hash, caller, services);
  return [...ids, ...(shown === null ? [] : [shown])].flatMap((id) => seatOf(room, id) ?? []);
}

/** Throws for a device that was removed within the last minute: under another name it is the same one. */
export function keepOut(room: Room, caller: Caller, services: Services): void {
  const now = Date.now();
  const { removedLately } = services.limits;
  const lately = seatsHere(room, caller, services).some(
    ({ id, deleted }) => deleted && removedLately.has(keyOf(room.hash, id), now),
  );
  if (lately) throw new OperationError('player.DELETED', { retryAfter: DOOR.removedMs / 1_000 });
}

/**
 * Whether the host has to let this newcomer in, whatever the room's option says: always a device with a seat here that was removed or not
 * let in, and for a while all of an address. No other seat vouches for a new one: an old cookie tells nothing of those taken since.
 */
export function mustAsk(room: Room, caller: Caller, services: Services): boolean {
  return (
    services.limits.removedLately.has(keyOf(room.hash, caller.address), Date.now()) ||
    !seatsHere(room, caller, services).every(isPlaying)
  );
}

function keyOf(roomHash: string, idOrAddress: string): string {
  return `${roomHash} ${idOrAddress}`;
}

/** These players, and where they were. */
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

/** From now on, for a minute, these don't come back, and newcomers from where they were have to ask. `playerIds`: null for everybody. */
export async function watch(
  roomHash: string,
  playerIds: readonly string[] | null,
  services: Services,
): Promise<void> {
  const now = Date.now();
  for (const key of await devicesOf(roomHash, playerIds, services))
    services.limits.removedLately.note(key, now);
}

export async function unwatch(
  roomHash: string,
  playerIds: readonly string[],
  services: Services,
): Promise<void> {
  for (const key of await devicesOf(roomHash, playerIds, services)) services.limits.removedLately.forget(key);
}
