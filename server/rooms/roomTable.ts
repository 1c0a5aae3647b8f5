// The table of rooms: a projection of their logs, for finding a room by code, host and age.

import type { GameType, PlayMode, RoomState } from '#core/room/phase.ts';
import type { Database } from '#server/database/Database.ts';
import type { RoomTable } from '#server/rooms/roomRegistry.ts';

/** Rooms of one host that a list shows. */
const HOSTED_SHOWN = 50;
/** Expired rooms that are ended at once, and ended ones that are archived. */
const AT_ONCE = 50;

/** The open rooms of an owner, and those that ended lately. */
export type HostedRooms = Pick<ReturnType<typeof createRoomTable>, 'ofOwner'>;

export function createRoomTable(database: Database) {
  return {
    async findByCode(code) {
      const rows = await database.query<{ hash: string }>(
        `select hash from rooms where code = $1 and ended_at is null and play_mode <> 'solo'`,
        [code],
      );
      return rows[0]?.hash ?? null;
    },
    async openHashes() {
      const rows = await database.query<{ hash: string }>(
        `select hash from rooms where ended_at is null and play_mode <> 'solo' order by created_at`,
      );
      return rows.map((row) => row.hash);
    },
    async expiredHashes() {
      const rows = await database.query<{ hash: string }>(
        `select hash from rooms where ended_at is null and expires_at < now() order by play_mode = 'solo', expires_at limit ${AT_ONCE}`,
      );
      return rows.map((row) => row.hash);
    },
    async openingHashes(before) {
      const rows = await database.query<{ hash: string }>(
        `select hash from rooms where state = 'scheduled' and opens_at < $1 order by opens_at`,
        [before],
      );
      return rows.map((row) => row.hash);
    },
    async endedHashes(before) {
      const rows = await database.query<{ hash: string }>(
        `select hash from rooms where ended_at is not null and state <> 'archived' and ended_at < $1
         order by ended_at limit ${AT_ONCE}`,
        [before],
      );
      return rows.map((row) => row.hash);
    },
    async countOpen() {
      const rows = await database.query<{ open: number }>(
        `select count(*)::int as open from rooms where ended_at is null and play_mode <> 'solo'`,
      );
      return rows[0]?.open ?? 0;
    },
    async countUnhostedOpen(quizId, playMode) {
      const rows = await database.query<{ open: number }>(
        `select count(*)::int as open from rooms
         where quiz_id = $1 and ended_at is null and host_id = '' and play_mode = $2`,
        [quizId, playMode],
      );
      return rows[0]?.open ?? 0;
    },
    async unhostedHashes(endedBefore) {
      const rows = await database.query<{ hash: string }>(
        `select hash from rooms where host_id = '' and created_at < $1 and ended_at < $1 order by created_at limit ${AT_ONCE}`,
        [endedBefore],
      );
      return rows.map((row) => row.hash);
    },
    remove: (roomHash) =>
      database.transaction(async (handle) => {
        for (const [table, key] of [
          ['room_events', 'room_hash'],
          ['room_snapshots', 'room_hash'],
          ['rooms', 'hash'],
        ] as const)
          await handle.query(`delete from ${table} where ${key} = $1`, [roomHash]);
      }),
    async ofOwner(ownerId: string) {
      const rows = await database.query<{
        hash: string;
        code: string;
        title: string | null;
        type: GameType;
        state: RoomState;
        created_at: Date;
        opens_at: Date | null;
        expires_at: Date;
        play_mode: PlayMode;
      }>(
        `select r.hash, r.code, v.title, r.type, r.state, r.created_at, r.opens_at, r.expires_at, r.play_mode
         from rooms r left join quiz_versions v on v.id = r.quiz_version_id
         where r.host_id = $1 and r.state <> 'archived' order by (r.ended_at is null) desc, r.created_at desc limit ${HOSTED_SHOWN}`,
        [ownerId],
      );
      return rows.map((row) => ({
        roomHash: row.hash,
        roomCode: row.code,
        title: row.title ?? '',
        type: row.type,
        state: row.state,
        createdAt: row.created_at.getTime(),
        opensAt: row.state === 'scheduled' ? (row.opens_at?.getTime() ?? null) : null,
        dueAt: row.play_mode === 'async' ? row.expires_at.getTime() : null,
      }));
    },
  } satisfies RoomTable & { readonly ofOwner: unknown };
}
