/** Reads a store's whole contents and says what is wrong with them. */
import { eventOf } from './events.ts';
import type { Store } from './openStore.ts';

export interface StoredRoom {
  readonly room: string;
  /** Events in order, without a gap. */
  readonly events: number;
  /** Events that differ from what was written, and rows that contradict each other. */
  readonly wrong: number;
  /** Events that are in the table more than once. */
  readonly doubled: number;
  /** The number of an event, written into the room's row together with it. */
  readonly players: number;
}

interface Row {
  readonly room: string;
  readonly has_row: boolean;
  readonly held: number;
  readonly last: number;
  readonly players: number;
}

export async function readStore({ database, log }: Store): Promise<readonly StoredRoom[]> {
  const rows = await database.query<Row>(
    `select coalesce(e.room_hash, r.hash) as room, r.hash is not null as has_row, coalesce(players, 0) as players,
        coalesce(held, 0)::int as held, coalesce(last, 0)::int as last
      from rooms r full join (
        select room_hash, sum(json_array_length(events)) as held, max(seq + count - 1) as last
        from room_events group by room_hash
      ) e on e.room_hash = r.hash`,
  );
  const found: StoredRoom[] = [];
  for (const { room, has_row, held, last, players } of rows) {
    // Rejects if chunks overlap or leave a gap.
    const events = await log.read(room).catch(() => null);
    const differing = (events ?? []).filter(
      (event, index) => JSON.stringify(event) !== JSON.stringify(eventOf(room, index + 1)),
    );
    const contradictions = [events === null, !has_row, held === 0, held !== last, players > last];
    found.push({
      room,
      events: events?.length ?? 0,
      wrong: differing.length + contradictions.filter(Boolean).length,
      doubled: Math.max(0, held - last),
      players,
    });
  }
  return found;
}
