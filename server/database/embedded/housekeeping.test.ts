import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyStore } from '#server/testing/preparedStore.ts';
import { type Engine, openEngine } from './engine.ts';
import { startHousekeeping } from './housekeeping.ts';

const mebibyte = 2 ** 20;
const look = 5_000;
let engine: Engine;
let idle: boolean;
let done: string[];
/** Bytes by which the log pretends to have grown: actually writing that much would take seconds. */
let grown: number;
let stop: () => void;

beforeAll(async () => {
  engine = await openEngine(undefined, { contents: await emptyStore() });
});
afterAll(() => engine.close());

beforeEach(async () => {
  await engine.run('checkpoint', []);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  idle = true;
  done = [];
  grown = 0;
  stop = startHousekeeping({
    ...engine,
    get idle() {
      return idle && engine.idle;
    },
    get inTransaction() {
      return engine.inTransaction;
    },
    async run(sql, parameters) {
      const rows = await engine.run(sql, parameters);
      if (/^(checkpoint|vacuum)/.test(sql)) done.push(sql);
      if (sql === 'checkpoint') grown = 0;
      return rows.map((row) => ('bytes' in row ? { ...row, bytes: Number(row.bytes) + grown } : row));
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function lookAgain(times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    vi.advanceTimersByTime(look);
    // Until its statements are done.
    for (let turn = 0; turn < 10 || !engine.idle; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      if (engine.inTransaction) break;
    }
  }
}

describe('housekeeping', () => {
  it('measures the log', async () => {
    await engine.run(`select pg_logical_emit_message(true, 'x', repeat('x', $1))`, [17 * mebibyte]);
    await lookAgain(2);
    expect(done).toContain('checkpoint');
  });

  it('leaves a small log alone, and vacuums the tables once a day when idle', async () => {
    grown = mebibyte;
    await lookAgain(4);
    expect(done).toEqual(['vacuum (analyze)']);
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await lookAgain();
    expect(done).toEqual(['vacuum (analyze)', 'vacuum (analyze)']);
  });

  it('vacuums the tables sooner after many writes', async () => {
    await lookAgain(4);
    for (const vacuums of [1, 1, 1, 1, 2]) {
      expect(done.filter((sql) => sql !== 'checkpoint')).toHaveLength(vacuums);
      grown = 130 * mebibyte;
      await lookAgain(2);
    }
  });

  it('makes one checkpoint when idle', async () => {
    grown = 20 * mebibyte;
    await lookAgain();
    expect(done).toEqual([]);
    await lookAgain(4);
    expect(done.filter((sql) => sql === 'checkpoint')).toHaveLength(1);
  });

  it('makes a checkpoint during a game only when the log is large', async () => {
    idle = false;
    grown = 20 * mebibyte;
    await lookAgain(3);
    expect(done).toEqual([]);
    grown = 130 * mebibyte;
    await lookAgain(3);
    expect(done).toEqual(['checkpoint']);
  });

  it('does nothing inside a transaction', async () => {
    grown = 20 * mebibyte;
    await engine.run('begin', []);
    await lookAgain(4);
    expect(done).toEqual([]);
    await engine.run('rollback', []);
    await lookAgain(2);
    expect(done).toContain('checkpoint');
  });
});
