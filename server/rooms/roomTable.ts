// The table of rooms: a projection of their logs, for finding a room by code, host and age.

import type { GameType, PlayMode, RoomState } from '#core/room/phase.ts';
import type { Database, Parameter } from '#server/database/Database.ts';

/** Maximum rooms of one host in a list. */
const HOSTED_SHOWN = 50;
/** Maximum rooms ended, archived or deleted at a time. */
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
    /**
     * Hashes of rooms that aren't over. Solo games are excluded; they are loaded when their players come
     * back.
     */
    openHashes: () => hashes(`ended_at is null and play_mode <> 'solo' order by created_at`),
    /** Hashes of some rooms that have expired but aren't over. */
    expiredHashes: () =>
      hashes(
        `ended_at is null and expires_at < now() order by play_mode = 'solo', expires_at limit ${AT_ONCE}`,
      ),
    /** Hashes of scheduled rooms that open before this instant. */
    openingHashes: (before: Date) =>
      hashes(`state = 'scheduled' and opens_at < $1 order by opens_at`, [before]),
    /** Hashes of some rooms that ended before this instant and aren't archived. */
    endedHashes: (before: Date) =>
      hashes(
        `ended_at is not null and state <> 'archived' and ended_at < $1 order by ended_at limit ${AT_ONCE}`,
        [before],
      ),
    /** Hashes of some unhosted games, solo or among friends, that ended before this instant. */
    unhostedHashes: (endedBefore: Date) =>
      hashes(`host_id = '' and created_at < $1 and ended_at < $1 order by created_at limit ${AT_ONCE}`, [
        endedBefore,
      ]),
    /** Number of open rooms with a code. */
    countOpen: () => count(`play_mode <> 'solo'`),
    /** Number of open unhosted rooms with this quiz and play mode. */
    countUnhostedOpen: (quizId: string, playMode: PlayMode) =>
      count(`quiz_id = $1 and host_id = '' and play_mode = $2`, [quizId, playMode]),
    /** Bytes of the room's log in the table; the journal is not counted. */
    async logBytes(roomHash: string): Promise<number> {
      const [row] = await database.query<{ bytes: number }>(
        'select coalesce(sum(pg_column_size(events)), 0)::int as bytes from room_events where room_hash = $1',
        [roomHash],
      );
      return row?.bytes ?? 0;
    },
    /** Deletes a room permanently: its row, its log and its snapshot. */
    remove: (roomHash: string) =>
      database.transaction(async (handle) => {
        for (const [table, key] of [
          ['room_events', 'room_hash'],
          ['room_snapshots', 'room_hash'],
          ['rooms', 'hash'],
        ] as const)
          await handle.query(`delete from ${table} where ${key} = $1`, [roomHash]);
      }),
    /** The owner's open rooms and those that ended recently. */
    async ofOwner(ownerId: string) {
      const rows = await database.query<{
        hash: string;
        code: string;
        quiz_id: string;
        title: string | null;
        type: GameType;
        state: RoomState;
        created_at: Date;
        opens_at: Date | null;
        expires_at: Date;
        play_mode: PlayMode;
      }>(
        `select r.hash, r.code, r.quiz_id, v.title, r.type, r.state, r.created_at, r.opens_at, r.expires_at, r.play_mode
         from rooms r left join quiz_versions v on v.id = r.quiz_version_id
         where r.host_id = $1 and r.state <> 'archived' order by (r.ended_at is null) desc, r.created_at desc limit ${HOSTED_SHOWN}`,
        [ownerId],
      );
      return rows.map((row) => ({
        roomHash: row.hash,
        roomCode: row.code,
        quizId: row.quiz_id,
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
