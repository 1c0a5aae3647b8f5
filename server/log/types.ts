/** Inputs and results of an append. */
import type { Queryable } from '../database/Database.ts';

export type Appended =
  | { readonly ok: true; readonly lastSeq: number }
  /** Another writer appended first; nothing of this was written. Read the tail and decide again. */
  | { readonly ok: false; readonly reason: 'conflict' };

/** Changes to the room's row in `rooms`; a room that has ended frees its code. */
export interface RoomChange {
  readonly type?: string;
  readonly state?: string;
  readonly expiresAt?: Date;
  readonly startedAt?: Date;
  readonly endedAt?: Date;
  readonly players?: number;
}

/** Writes in the same transaction as the events; if the events lose, none of them happen. */
export interface SideWrites {
  /** Costs almost nothing: it is part of the statement that writes the events of all rooms. */
  readonly room?: RoomChange;
  /**
   * Any other projection (the row of a new room, the report of a finished game), in a separate transaction
   * with the events; `append` rejects with what it throws. May run a second time after a deadlock.
   */
  readonly write?: (handle: Queryable) => Promise<void>;
}

export interface FlushReport {
  readonly ms: number;
  /** Chunks written, one per room. */
  readonly rooms: number;
  readonly events: number;
  readonly bytes: number;
  /** Chunks that lost to another writer. */
  readonly conflicts: number;
  /** Chunks that the store refused, or that were under way when it failed. */
  readonly failures: number;
  /** Events that arrived during the flush and wait for the next. */
  readonly waiting: number;
}
