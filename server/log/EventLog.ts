/**
 * The log of every room's events: the truth of each game, in chunks keyed (room, number of the first event).
 *
 * The key is the fence. Whoever appends names the number of its first event; of two writers that name the same, one succeeds
 * and the other is told so, has nothing written, and must read the tail and decide again. A chunk has one writer's events
 * alone, and two chunks of a room are never under way at once: so that nothing is skipped and nothing doubled.
 *
 * Events are opaque JSON here. `append` resolves when they are durable.
 */
import type { Database } from '../database/Database.ts';
import { GroupCommit } from './GroupCommit.ts';
import type { Alongside, Appended, FlushReport } from './types.ts';

export interface EventLogOptions {
  /** Names the version of the core: a snapshot that another version wrote is not used. */
  readonly coreVersion: string;
  /** Called after each flush, for metrics. */
  readonly onFlush?: (report: FlushReport) => void;
}

export interface Snapshot<State> {
  /** The number of the last event that the state contains. */
  readonly seq: number;
  readonly state: State;
}

/** The chunks of a room don't join up; this can't come about by `append`. */
export class LogBrokenError extends Error {
  override readonly name = 'LogBrokenError';
}

/** So many chunks are read at once: a long room must not hold up the others. */
const chunksAtOnce = 500;

export class EventLog<Event extends object, State = unknown> {
  readonly #database: Database;
  readonly #coreVersion: string;
  readonly #writer: GroupCommit;

  constructor(database: Database, { coreVersion, onFlush }: EventLogOptions) {
    this.#database = database;
    this.#coreVersion = coreVersion;
    this.#writer = new GroupCommit(database, onFlush);
  }

  /**
   * Appends events of one room, the first of them numbered `firstSeq` (a room's first event is 1). The caller may go on
   * before this resolves and append what follows: if it loses here, all that it appended on top loses as well.
   * @returns when the events are durable, or that another writer was there first
   * @throws RangeError without events, SqlError when the store refuses what was to be written alongside, StoreFailedError
   * when the store failed: then read the tail, because whether the events were written is not known
   */
  append(
    roomHash: string,
    firstSeq: number,
    events: readonly Event[],
    alongside: Alongside = {},
  ): Promise<Appended> {
    return this.#writer.append(roomHash, firstSeq, events, alongside);
  }

  /** All durable events with numbers above `afterSeq`, in order. */
  async read(roomHash: string, afterSeq = 0): Promise<readonly Event[]> {
    const events: Event[] = [];
    for (let last = afterSeq; ; ) {
      const chunks = await this.#readChunks(roomHash, last);
      for (const { seq, count, events: text } of chunks) {
        const known = last + 1 - seq;
        if (known < 0 || known >= count) {
          throw new LogBrokenError(
            `room ${roomHash}: event ${last + 1} is not where it belongs (chunk ${seq})`,
          );
        }
        const chunk = JSON.parse(text) as Event[];
        for (const event of known === 0 ? chunk : chunk.slice(known)) events.push(event);
        last = seq + count - 1;
      }
      if (chunks.length < chunksAtOnce) {
        this.#writer.noteTail(roomHash, last);
        return events;
      }
    }
  }

  #readChunks(roomHash: string, afterSeq: number) {
    return this.#database.query<{ seq: number; count: number; events: string }>(
      // The chunk that holds the first wanted event may begin before it. Text: parsed here, once, not in the store's thread.
      `select seq, count, events::text as events from room_events
        where room_hash = $1 and seq + count - 1 > $2
          and seq >= coalesce((select max(seq) from room_events where room_hash = $1 and seq <= $2 + 1), 0)
        order by seq limit ${chunksAtOnce}`,
      [roomHash, afterSeq],
    );
  }

  /** The latest snapshot that this version of the core wrote. */
  async readSnapshot(roomHash: string): Promise<Snapshot<State> | undefined> {
    const [row] = await this.#database.query<{ seq: number; state: string }>(
      'select seq, state::text as state from room_snapshots where room_hash = $1 and core_version = $2',
      [roomHash, this.#coreVersion],
    );
    return row && { seq: row.seq, state: JSON.parse(row.state) as State };
  }

  /**
   * Keeps a snapshot unless a later one of the same version is there, or the room was deleted meanwhile: its log has no
   * beginning then, though it may have an end that came late. The events up to `seq` must be durable already.
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

  /** Resolves when all that was appended so far has been answered. */
  flush(): Promise<void> {
    return this.#writer.flush();
  }

  /** Writes what was appended and takes no more; the database stays open. */
  close(): Promise<void> {
    return this.#writer.close();
  }
}
