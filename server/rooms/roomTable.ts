// The table of rooms: a projection of their logs, for finding a room by code, host and age.

import type { GameType, PlayMode, RoomState } from '#core/room/phase.ts';
import type { Database, Parameter } from '#server/database/Database.ts';

/** Rooms of one host that a list shows. */
const HOSTED_SHOWN = 50;
/** Expired rooms that are ended at once, and ended ones that are archived. */
const AT_ONCE = 50;

export type RoomTable = ReturnType<typeof createRoomTable>;

export function createRoomTable(database: Database) {
  const hashes = async (where: string, parameters: readonly Parameter[] = []): Promise<readonly string[]> => {
    const rows = await database.query<{ hash: string }>(`select hash from rooms where ${where}`, parameters);
    return rows.map(({ hash }) => hash);
  };
  const count = async (where: string, parameters: readonly Parameter[] = []): Promise<number> => {
    const sql = `select count(*)::int as open from rooms where ended_at is null and ${where}`;
    const [row] = await database.query<{ open: number }>(sql, parameters);
    return row?.open ?? 0;
  };
  return {
    /** Hash of the open room with this code. */
    async findByCode(code: string) {
      const [hash] = await hashes(`code = $1 and ended_at is null and play_mode <> 'solo'`, [code]);
      return hash ?? null;
    },
    /** Of rooms that are not over, without games alone: those are loaded when their players come. */
    openHashes: () => hashes(`ended_at is null and play_mode <> 'solo' order by created_at`),
    /** Of some rooms that are not over although their time is. */
    expiredHashes: () =>
      hashes(
        `ended_at is null and expires_at < now() order by play_mode = 'solo', expires_at limit ${AT_ONCE}`,
      ),
    /** Of scheduled rooms that open before this instant. */
    openingHashes: (before: Date) =>
      hashes(`state = 'scheduled' and opens_at < $1 order by opens_at`, [before]),
    /** Of some rooms that ended before this instant and are not archived. */
    endedHashes: (before: Date) =>
      hashes(
        `ended_at is not null and state <> 'archived' and ended_at < $1 order by ended_at limit ${AT_ONCE}`,
        [before],
      ),
    /** Of some games without a host, alone or among friends, that ended before this instant. */
    unhostedHashes: (endedBefore: Date) =>
      hashes(`host_id = '' and created_at < $1 and ended_at < $1 order by created_at limit ${AT_ONCE}`, [
        endedBefore,
      ]),
    /** Open rooms that have a code. */
    countOpen: () => count(`play_mode <> 'solo'`),
    /** Open rooms without a host with this quiz that are run so. */
    countUnhostedOpen: (quizId: string, playMode: PlayMode) =>
      count(`quiz_id = $1 and host_id = '' and play_mode = $2`, [quizId, playMode]),
    /** Deletes a room for good: its row, its log and its snapshot. */
    remove: (roomHash: string) =>
      database.transaction(async (handle) => {
        for (const [table, key] of [
          ['room_events', 'room_hash'],
          ['room_snapshots', 'room_hash'],
          ['rooms', 'hash'],
        ] as const)
          await handle.query(`delete from ${table} where ${key} = $1`, [roomHash]);
      }),
    /** The open rooms of an owner, and those that ended lately. */
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
  };
}
