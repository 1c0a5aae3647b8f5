/**
 * The event log of all rooms: the source of truth of each game, in chunks keyed by (room, number of the first
 * event).
 *
 * The key is the fence. A writer names the number of its first event. If two writers name the same one, one
 * succeeds; the other gets a conflict, writes nothing, and must read the tail and decide again. A chunk holds
 * the events of one writer only, and two chunks of a room are never under way at the same time, so nothing is
 * skipped or duplicated.
 *
 * Events are opaque JSON here. `append` resolves when they are durable.
 */
import type { Database } from '../database/Database.ts';
import { GroupCommit } from './GroupCommit.ts';
import type { JournalStore } from './journal/JournalStore.ts';
import { TableStore } from './TableStore.ts';
import type { SideWrites, Appended, FlushReport } from './types.ts';

export interface EventLogOptions {
  /** Version of the core: a snapshot written by another version is not used. */
  readonly coreVersion: string;
  /** Makes events durable before they reach the database. */
  readonly journal?: JournalStore | undefined;
  /** Called after each flush, for metrics. */
  readonly onFlush?: (report: FlushReport) => void;
}

export interface Snapshot<State> {
  /** The number of the last event that the state includes. */
  readonly seq: number;
  readonly state: State;
}

/** The chunks of a room don't join up; `append` can't cause this. */
export class LogBrokenError extends Error {
  override readonly name = 'LogBrokenError';
}

/** Chunks read per query, so that a long room doesn't hold up the others. */
const chunksAtOnce = 500;

export class EventLog<Event extends object, State = unknown> {
  readonly #database: Database;
  readonly #coreVersion: string;
  readonly #journal: JournalStore | undefined;
  readonly #writer: GroupCommit;

  constructor(database: Database, { coreVersion, journal, onFlush }: EventLogOptions) {
    this.#database = database;
    this.#coreVersion = coreVersion;
    this.#journal = journal;
    const table = new TableStore(database);
    this.#writer = new GroupCommit(journal ? [journal, journal.before(table)] : [table], onFlush);
  }

  /**
   * Appends events of one room, the first of them numbered `firstSeq` (a room's first event is 1). The caller
   * may continue before this resolves and append what follows; if this append loses, everything appended on
   * top of it loses too.
   * @returns once the events are durable, or that another writer was first
   * @throws RangeError without events, SqlError when the store refuses what was to be written alongside,
   * StoreFailedError when the store failed: then read the tail, because the events may or may not have been
   * written
   */
  append(
    roomHash: string,
    firstSeq: number,
    events: readonly Event[],
    alongside: SideWrites = {},
  ): Promise<Appended> {
    return this.#writer.append(roomHash, firstSeq, events, alongside);
  }

  /** Returns all durable events numbered above `afterSeq`, in order. */
  async read(roomHash: string, afterSeq = 0): Promise<readonly Event[]> {
    const events: Event[] = [];
    const noteTail = this.#writer.tailOf(roomHash);
    await this.moved(roomHash);
    for (let last = afterSeq; ; ) {
      const chunks = await this.#readChunks(roomHash, last);
      for (const { seq, count, events: text } of chunks) {
        const known = last + 1 - seq;
        if (known < 0 || known >= count) {
          throw new LogBrokenError(`room ${roomHash}: event ${last + 1} is out of sequence (chunk ${seq})`);
        }
        const chunk = JSON.parse(text) as Event[];
        for (const event of known === 0 ? chunk : chunk.slice(known)) events.push(event);
        last = seq + count - 1;
      }
      if (chunks.length < chunksAtOnce) {
        noteTail(last);
        return events;
      }
    }
  }

  /** Returns all durable events as JSON arrays of consecutive events, in order. */
  async readText(roomHash: string): Promise<readonly string[]> {
    await this.moved(roomHash);
    const chunks = await this.#database.query<{ events: string }>(
      'select events::text as events from room_events where room_hash = $1 order by seq',
      [roomHash],
    );
    return chunks.map(({ events }) => events);
  }

  #readChunks(roomHash: string, afterSeq: number) {
    return this.#database.query<{ seq: number; count: number; events: string }>(
      // The chunk that holds the first event may begin before it. Read as text, to be parsed once, here and
      // not on the store's thread.
      `select seq, count, events::text as events from room_events
        where room_hash = $1 and seq + count - 1 > $2
          and seq >= coalesce((select max(seq) from room_events where room_hash = $1 and seq <= $2 + 1), 0)
        order by seq limit ${chunksAtOnce}`,
      [roomHash, afterSeq],
    );
  }

  /** Returns the latest snapshot written by this version of the core. */
  async readSnapshot(roomHash: string): Promise<Snapshot<State> | undefined> {
    const [row] = await this.#database.query<{ seq: number; state: string }>(
      'select seq, state::text as state from room_snapshots where room_hash = $1 and core_version = $2',
      [roomHash, this.#coreVersion],
    );
    return row && { seq: row.seq, state: JSON.parse(row.state) as State };
  }

  /**
   * Saves a snapshot unless there is a later one of the same version, or the room has been deleted: its log
   * then has no beginning, though it may have an end that arrived late. The events up to `seq` must be
   * durable already.
   */
  async writeSnapshot(roomHash: string, seq: number, state: State): Promise<void> {
    await this.#database.query(
      `insert into room_snapshots (room_hash, seq, core_version, state)
        select $1, $2::int, $3, $4::json where exists (select 1 from room_events where room_hash = $1 and seq = 1)
        on conflict (room_hash) do update
          set seq = excluded.seq, core_version = excluded.core_version, state = excluded.state, written_at = now()
          where room_snapshots.core_version <> excluded.core_version or room_snapshots.seq < excluded.seq`,
      [roomHash, seq, this.#coreVersion, JSON.stringify(state)],
    );
  }

  /** Resolves when all durable events of a room are in the table, for whoever reads or deletes them there. */
  async moved(roomHash: string): Promise<void> {
    await this.#journal?.moved(roomHash);
  }

  /** Resolves when everything appended so far has been answered. */
  flush(): Promise<void> {
    return this.#writer.flush();
  }

  /** Writes what was appended and accepts no more; the database stays open. */
  async close(): Promise<void> {
    await this.#writer.close();
    await this.#journal?.close();
  }
}
