// Room log: appends events and updates the matching row in the table of rooms.

import { nextDueTime, type Room, type RoomCreated, type RoomEvent } from '#core/authority/index.ts';
import { isFinished } from '#core/room/phase.ts';
import type { Queryable } from '#server/database/Database.ts';
import { isDuplicate } from '#server/database/errors.ts';
import type { EventLog } from '#server/log/EventLog.ts';
import type { RoomChange } from '#server/log/types.ts';
import type { RoomLog } from '#server/rooms/eventSourcedRoom.ts';
import type { RoomSnapshots } from '#server/rooms/snapshots.ts';

/** A room's row in the table of rooms: times in ms since the epoch, null if not yet known. */
const rowOf = (room: Room) => ({
  type: room.type,
  state: room.state,
  // Past its due date, a room waits for players with extra time.
  expiresAt: nextDueTime(room),
  startedAt: room.startedAt,
  endedAt: isFinished(room.state) && room.endedAt !== null ? room.endedAt : null,
  players: isFinished(room.state) && room.endedAt !== null ? room.players : null,
});

type Row = ReturnType<typeof rowOf>;

/** Runs on every answer, so it compares without serializing. */
function isOtherRow(row: Row, before: Row): boolean {
  for (const column in row) if (row[column as keyof Row] !== before[column as keyof Row]) return true;
  return false;
}

function changeOf({ type, state, expiresAt, startedAt, endedAt, players }: Row): RoomChange {
  return {
    type,
    state,
    expiresAt: new Date(expiresAt),
    ...(startedAt === null ? {} : { startedAt: new Date(startedAt) }),
    ...(endedAt === null || players === null ? {} : { endedAt: new Date(endedAt), players }),
  };
}

export function createRoomLog(
  log: EventLog<RoomEvent, Room>,
): RoomLog & RoomSnapshots & { create(created: RoomCreated, room: Room): Promise<boolean> } {
  return {
    append(roomHash, firstSeq, events, room, before) {
      const row = rowOf(room);
      return log.append(
        roomHash,
        firstSeq,
        events,
        isOtherRow(row, rowOf(before)) ? { room: changeOf(row) } : {},
      );
    },
    readAfter: (roomHash, seq) => log.read(roomHash, seq),
    async create(created, room) {
      try {
        const { ok } = await log.append(created.hash, 1, [created], {
          write: (handle) => insertRoom(handle, room),
        });
        return ok;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    read: async (roomHash) => (await log.readSnapshot(roomHash))?.state ?? null,
    write: (room) => log.writeSnapshot(room.hash, room.seq, room),
  };
}

async function insertRoom(handle: Queryable, room: Room): Promise<void> {
  const instant = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
  await handle.query(
    `insert into rooms (hash, code, type, play_mode, state, quiz_id, quiz_version_id, host_id, created_at, opens_at,
       started_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      room.hash,
      room.code,
      room.type,
      room.playMode,
      room.state,
      room.quizId,
      room.quizVersionId,
      room.hostId,
      instant(room.createdAt),
      instant(room.opensAt),
      instant(room.startedAt),
      instant(room.expiresAt),
    ],
  );
}
