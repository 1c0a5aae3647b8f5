/** What goes into and comes out of an append. */
import type { Queryable } from '../database/Database.ts';

export type Appended =
  | { readonly ok: true; readonly lastSeq: number }
  /** Another writer has appended; nothing of this was written. Read the tail and decide again. */
  | { readonly ok: false; readonly reason: 'conflict' };

/** Changes of the room's row in `rooms`; a room that has ended gives its code back. */
export interface RoomChange {
  readonly type?: string;
  readonly state?: string;
  readonly expiresAt?: Date;
  readonly startedAt?: Date;
  readonly endedAt?: Date;
  readonly players?: number;
}

/** What is written in the same transaction as the events, and not at all if they lose. */
export interface Alongside {
  /** Costs next to nothing: it goes with the statement that writes the events of all rooms. */
  readonly room?: RoomChange;
  /**
   * Any other projection (the row of a new room, the report of a finished game), in a transaction of its own with
   * the events; what it throws is what `append` rejects with. May be run a second time after a deadlock.
   */
  readonly write?: (handle: Queryable) => Promise<void>;
}

export interface FlushReport {
  readonly ms: number;
  /** Chunks written, one a room. */
  readonly rooms: number;
  readonly events: number;
  readonly bytes: number;
  /** Chunks that lost to another writer. */
  readonly conflicts: number;
  /** Chunks that the store refused, or that were under way when it failed. */
  readonly failures: number;
  /** Events that came in meanwhile and wait for the next flush. */
  readonly waiting: number;
}
