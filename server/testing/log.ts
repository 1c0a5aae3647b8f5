// Setup for tests of the log: a store, logs that are closed after each test, and rooms that no other test
// uses.

import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Database } from '#server/database/Database.ts';
import type { TestStore } from '#server/testing/stores.ts';
import { EventLog } from '#server/log/EventLog.ts';
import type { FlushReport } from '#server/log/types.ts';

export interface Noted {
  readonly note: string;
}

export const note = (text: string | number): Noted => ({ note: String(text) });
export const notes = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => note(first + index));
export const lost = { ok: false, reason: 'conflict' };

/** Call once per `describe`. */
export function logsOn(open: () => Promise<TestStore>) {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  let lastRoom = 0;
  const newRoom = () => `room-${++lastRoom}`;
  const logs: EventLog<Noted>[] = [];
  function newLog(on = store.database, onFlush?: (report: FlushReport) => void): EventLog<Noted> {
    const log = new EventLog<Noted>(on, { coreVersion: '1', ...(onFlush && { onFlush }) });
    logs.push(log);
    return log;
  }
  afterEach(() => Promise.all(logs.splice(0).map((log) => log.close())));

  /** A database whose queries wait until they are released, and can be made to fail. */
  function gated(): { database: Database; statements: string[]; release(error?: Error): void } {
    const statements: string[] = [];
    const gates: ((error?: Error) => void)[] = [];
    return {
      statements,
      database: {
        ...store.database,
        async query(sql, parameters) {
          statements.push(sql);
          await new Promise<void>((resolve, reject) =>
            gates.push((error) => (error ? reject(error) : resolve())),
          );
          return store.database.query(sql, parameters);
        },
      },
      release: (error) => gates.shift()?.(error),
    };
  }
  const chunksOf = (room: string) =>
    store.database.query('select seq, count from room_events where room_hash = $1 order by seq', [room]);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { store: () => store, newRoom, newLog, gated, chunksOf, turn };
}
