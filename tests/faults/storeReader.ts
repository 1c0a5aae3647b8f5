/** Compares a store's contents with what storeWriter.ts reported as acknowledged. */
import { openDatabase } from '#server/database/openDatabase.ts';
import { EventLog } from '#server/log/EventLog.ts';

export interface StoredEvent {
  readonly room: string;
  readonly seq: number;
  readonly text: string;
}

export const rooms: readonly string[] = Array.from({ length: 8 }, (_, index) => `room-${index}`);

/**
 * Builds the event at a position. Its content depends on the position alone, so that a reader can verify it.
 */
export const eventOf = (room: string, seq: number): StoredEvent => ({
  room,
  seq,
  text: `${room} ${seq} `.repeat(1 + (seq % 20)),
});

/** Returns the last acknowledged seq of each room, from the writer's output. */
export function readAcknowledged(output: string): ReadonlyMap<string, number> {
  const acknowledged = new Map<string, number>();
  // The last line may have been cut off in the middle of a number.
  for (const line of output.split('\n').slice(0, -1)) {
    const [word, room, seq] = line.split(' ');
    if (word === 'ack' && room !== undefined) acknowledged.set(room, Number(seq));
  }
  return acknowledged;
}

export interface Comparison {
  readonly acknowledged: number;
  readonly stored: number;
  /** Acknowledged events that are missing. */
  readonly lost: number;
  /** Stored events that differ from what was written. */
  readonly wrong: number;
}

/** Opens the store on this thread and reads all of it. */
export async function compareWithStore(
  directory: string,
  acknowledged: ReadonlyMap<string, number>,
): Promise<Comparison> {
  const database = await openDatabase({ kind: 'embedded', directory });
  try {
    const log = new EventLog<StoredEvent>(database, { coreVersion: 'fault' });
    const sum = { acknowledged: 0, stored: 0, lost: 0, wrong: 0 };
    for (const room of rooms) {
      const events = await log.read(room);
      const last = acknowledged.get(room) ?? 0;
      sum.acknowledged += last;
      sum.stored += events.length;
      sum.lost += Math.max(0, last - events.length);
      sum.wrong += events.filter(
        (event, index) => JSON.stringify(event) !== JSON.stringify(eventOf(room, index + 1)),
      ).length;
    }
    return sum;
  } finally {
    await database.close();
  }
}
