import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evolve, type Room } from '#core/authority/index.ts';
import { roomCreated } from '#core/testing/game.ts';
import { SnapshotWriter } from '#server/rooms/snapshots.ts';

const LULL_MS = 250;
const LONGEST_WAIT_MS = 5_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin({ write = () => Promise.resolve() }: { write?: () => Promise<void> } = {}) {
  const written: string[] = [];
  const failed: string[] = [];
  const store = {
    read: () => Promise.resolve(null),
    write: ({ hash, seq }: Room) => {
      written.push(`${hash} ${seq}`);
      return write();
    },
  };
  const writer = new SnapshotWriter(store, (_error, { hash }) => failed.push(hash));
  const log = writer.alongside({
    append: () => Promise.resolve({ ok: true }),
    readAfter: () => Promise.resolve([]),
  });
  const room = evolve(null, roomCreated({}, Date.now()));
  /** A room that reaches the events with the given numbers. */
  const open = (hash: string) => {
    writer.keep({ ...room, hash });
    return (seq: number, changes: Partial<Room> = {}) =>
      log.append(hash, seq, [], { ...room, hash, seq, ...changes }, room);
  };
  return { writer, written, failed, open };
}

/** Appends an event to the room every `everyMs` for `ms`. */
async function busy(reach: (seq: number) => Promise<unknown>, ms: number, everyMs = 100) {
  for (let passed = 0; passed < ms; passed += everyMs) {
    await reach(2);
    await vi.advanceTimersByTimeAsync(everyMs);
  }
}

describe('the snapshots of rooms', () => {
  it('are written in the first lull after enough events', async () => {
    const { open, written } = begin();
    const reach = open('a');
    await reach(10_000);
    await vi.advanceTimersByTimeAsync(10 * LULL_MS);
    expect(written).toEqual([]);
    await reach(10_001);
    await vi.advanceTimersByTimeAsync(LULL_MS - 1);
    await reach(10_002);
    await vi.advanceTimersByTimeAsync(LULL_MS - 1);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual(['a 10002']);
    await vi.advanceTimersByTimeAsync(10 * LULL_MS);
    await reach(20_001);
    await vi.advanceTimersByTimeAsync(LULL_MS);
    expect(written).toEqual(['a 10002']);
  });

  it('are written one by one when other rooms leave no lull', async () => {
    const { open, written } = begin();
    const other = open('other');
    for (const hash of ['a', 'b']) await open(hash)(9, { state: 'completed' });
    await busy(other, LONGEST_WAIT_MS / 2 - LULL_MS);
    expect(written).toEqual([]);
    await busy(other, 2 * LULL_MS);
    expect(written).toEqual(['a 9']);
    await busy(other, LONGEST_WAIT_MS - 2 * LULL_MS);
    expect(written).toEqual(['a 9']);
    await busy(other, 2 * LULL_MS);
    expect(written).toEqual(['a 9', 'b 9']);
  });

  it("don't pile up when games keep ending and others leave no lull", async () => {
    const { open, written } = begin();
    const other = open('other');
    const games = 120;
    for (let game = 0; game < games; game += 1) {
      await open(`game-${game}`)(9, { state: 'completed' });
      await busy(other, 1_000);
    }
    expect(games - written.length).toBeLessThan(10);
  });

  it("contain the room's state at the time of writing", async () => {
    const { open, written } = begin();
    const reach = open('a');
    for (const seq of [10_001, 10_002, 10_900]) await reach(seq);
    await vi.advanceTimersByTimeAsync(LULL_MS);
    expect(written).toEqual(['a 10900']);
  });

  it('are written for a room that has left memory, but not for a deleted one', async () => {
    const { open, written, writer } = begin();
    for (const hash of ['gone', 'deleted']) await open(hash)(9, { state: 'completed' });
    writer.letGo('gone');
    writer.forget('deleted');
    await vi.advanceTimersByTimeAsync(10 * LULL_MS);
    expect(written).toEqual(['gone 9']);
  });

  it('are written before closing, one at a time, and never after', async () => {
    let release = () => undefined as void;
    const { open, written, writer } = begin({
      write: () => new Promise((resolve) => (release = resolve)),
    });
    const reach = open('a');
    await reach(10_001);
    await vi.advanceTimersByTimeAsync(LULL_MS);
    await open('b')(9, { state: 'completed' });
    let closed = false;
    const closing = writer.close().then(() => (closed = true));
    await reach(30_000);
    await vi.advanceTimersByTimeAsync(10 * LULL_MS);
    expect(written).toEqual(['a 10001']);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect({ written, closed }).toEqual({ written: ['a 10001', 'b 9'], closed: false });
    release();
    await closing;
    await reach(50_000);
    await vi.advanceTimersByTimeAsync(10 * LULL_MS);
    expect(written).toEqual(['a 10001', 'b 9']);
  });

  it('cost only a longer replay when they fail', async () => {
    const { open, written, failed } = begin({
      write: () => Promise.reject(new Error('the disk is full')),
    });
    const reach = open('a');
    expect(await reach(10_001)).toEqual({ ok: true });
    await vi.advanceTimersByTimeAsync(LULL_MS);
    expect(failed).toEqual(['a']);
    await reach(20_001);
    await vi.advanceTimersByTimeAsync(LULL_MS);
    expect(written).toEqual(['a 10001', 'a 20001']);
  });
});
