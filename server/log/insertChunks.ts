/** The statement that writes the chunks of many rooms and returns which of them won. */
import type { Queryable } from '../database/Database.ts';
import type { Chunk } from './Chunk.ts';
import type { Frame, JournaledChunk } from './journal/frames.ts';

/*
 * `on conflict do nothing returning`: with a plain insert, one stale room would undo the flush for all.
 *
 * Sorted by room, so that two processes that write the same rooms wait for each other in the same order and
 * never deadlock.
 *
 * Events travel as text inside the JSON, so that their text is stored as is, and nothing a string can hold
 * fails the flush.
 *
 * Unless the writer knows the room's tail from its own last chunk, the chunk must join up with what is
 * stored: a key far beyond the tail would be free and leave a gap.
 */
const insert = `
  insert into room_events (room_hash, seq, count, events)
  select room, seq, count, events::json from chunk
  where known or seq = 1 + coalesce((
    select e.seq + e.count - 1 from room_events e
    where not chunk.known and e.room_hash = chunk.room order by e.seq desc limit 1), 0)
  order by room
  on conflict do nothing
  returning room_hash`;

const columns = 'room text collate "C", seq int, count int, events text, known boolean';
const insertOnly = `with chunk as (select * from jsonb_to_recordset($1::jsonb) as c(${columns})) ${insert}`;

const insertAndChangeRooms = `
  with chunk as materialized (
    select * from jsonb_to_recordset($1::jsonb)
      as c(${columns}, changed boolean, type text, state text, "expiresAt" timestamptz,
        "startedAt" timestamptz, "endedAt" timestamptz, players int)
  ), written as (${insert}
  ), changed as (
    update rooms set
      type = coalesce(chunk.type, rooms.type),
      state = coalesce(chunk.state, rooms.state),
      expires_at = coalesce(chunk."expiresAt", rooms.expires_at),
      started_at = coalesce(chunk."startedAt", rooms.started_at),
      ended_at = coalesce(chunk."endedAt", rooms.ended_at),
      players = coalesce(chunk.players, rooms.players),
      updated_at = now()
    from chunk join written on written.room_hash = chunk.room
    where chunk.changed and rooms.hash = chunk.room
  )
  select room_hash from written`;

const insertAndMovePosition = `
  with chunk as materialized (select * from jsonb_to_recordset($1::jsonb) as c(${columns})
  ), written as (${insert}
  ), moved as (
    insert into journal_position (id, position) values (1, $2)
    on conflict (id) do update set position = excluded.position
  )
  select room_hash from written`;

/**
 * Writes chunks of different rooms: all except those that lose, or none if it throws.
 * @param isKnown returns true if the room's tail is known to end just before the chunk
 * @returns the rooms whose chunks were written; the others lost to another writer
 */
export async function insertChunks(
  handle: Queryable,
  chunks: readonly Chunk[],
  isKnown: (chunk: Chunk) => boolean,
): Promise<ReadonlySet<string>> {
  const rows = chunks.map((chunk) => chunk.toRow(isKnown(chunk)));
  const statement = chunks.some(({ room }) => room) ? insertAndChangeRooms : insertOnly;
  const written = await handle.query<{ room_hash: string }>(statement, [JSON.stringify(rows)]);
  return new Set(written.map((row) => row.room_hash));
}

/**
 * Writes the frames of a journal, each room's chunks as one, together with the position behind them: after a
 * crash, nothing is written twice.
 * @param known false checks that each room's events join up with what is stored, and leaves out those that
 * don't
 */
export async function moveChunks(
  handle: Queryable,
  frames: readonly Frame[],
  position: number,
  known: boolean,
): Promise<void> {
  const rooms = new Map<string, JournaledChunk[]>();
  for (const { chunks } of frames)
    for (const chunk of chunks) {
      const before = rooms.get(chunk.roomHash);
      const last = before?.at(-1);
      if (!before || !last) rooms.set(chunk.roomHash, [chunk]);
      // Otherwise what came between was written into the table, after it was copied for a backup.
      else if (chunk.firstSeq === last.firstSeq + last.count) before.push(chunk);
    }
  const rows = [...rooms].map(([room, chunks]) => ({
    room,
    seq: chunks[0]?.firstSeq,
    count: chunks.reduce((sum, { count }) => sum + count, 0),
    events: `[${chunks.map(({ events }) => events.slice(1, -1)).join(',')}]`,
    known,
  }));
  await handle.query(insertAndMovePosition, [JSON.stringify(rows), position]);
}
