// A room that is over before this server knew it: its row and its whole log in one transaction.

import type { RoomCreated } from '#core/authority/index.ts';
import type { GameType, RoomState } from '#core/room/phase.ts';
import type { Database } from '#server/database/Database.ts';

/** Columns of a finished room's row, and its log after the first event. */
export interface FinishedRoom {
  readonly type: GameType;
  readonly state: RoomState;
  readonly startedAt: number | null;
  readonly endedAt: number;
  readonly expiresAt: number;
  readonly players: number;
  /** `seq` numbers the first event of a chunk, which is a JSON array. */
  readonly chunks: readonly { readonly seq: number; readonly count: number; readonly events: string }[];
}

/** Writes the room; false if there is one with this hash. */
export function writeFinishedRoom(
  database: Database,
  created: RoomCreated,
  { type, state, startedAt, endedAt, expiresAt, players, chunks }: FinishedRoom,
): Promise<boolean> {
  const { hash, code, playMode = 'live', quizId, quizVersionId, hostId } = created;
  const instant = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
  const log = [{ seq: 1, count: 1, events: JSON.stringify([created]) }, ...chunks];
  return database.transaction(async (handle) => {
    const rows = await handle.query(
      `insert into rooms (hash, code, type, play_mode, state, quiz_id, quiz_version_id, host_id, created_at, opens_at,
         started_at, expires_at, ended_at, players)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict (hash) do nothing returning hash`,
      [
        hash,
        code,
        type,
        playMode,
        state,
        quizId,
        quizVersionId,
        hostId,
        instant(created.at),
        instant(created.opensAt),
        instant(startedAt),
        instant(expiresAt),
        instant(endedAt),
        players,
      ],
    );
    if (rows.length === 0) return false;
    for (const { seq, count, events } of log)
      await handle.query(
        'insert into room_events (room_hash, seq, count, events) values ($1, $2, $3, $4::text::json)',
        [hash, seq, count, events],
      );
    return true;
  });
}
