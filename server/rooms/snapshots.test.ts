import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evolve, type Room } from '#core/authority/index.ts';
import { roomCreated } from '#core/testing/game.ts';
import { SnapshotWriter } from '#server/rooms/snapshots.ts';

const LULL_MS = 250;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin({ fails = false } = {}) {
  const written: number[] = [];
  const failed: string[] = [];
  const store = {
    read: () => Promise.resolve(null),
    write: ({ seq }: Room) => {
      written.push(seq);
      return fails ? Promise.reject(new Error('the disk is full')) : Promise.resolve();
    },
  };
  const writer = new SnapshotWriter(store, (_error, { hash }) => failed.push(hash));
  const log = writer.alongside({
    append: () => Promise.resolve({ ok: true }),
    readAfter: () => Promise.resolve([]),
  });
  const room = evolve(null, roomCreated({}, Date.now()));
  writer.keep(room);
  /** The room has come to the event with this number. */
  const reach = (seq: number, changes: Partial<Room> = {}) =>
    log.append(room.hash, seq, [], { ...room, seq, ...changes });
  return { room, writer, written, failed, reach };
}

describe('the snapshots of a room', () => {
  it('are written after so many events, in the first lull', async () => {
    const { reach, written } = begin();
    await reach(2_000);
    await vi.advanceTimersByTimeAsync(10 * LULL_MS);
    expect(written).toEqual([]);
    await reach(2_001);
    await vi.advanceTimersByTimeAsync(LULL_MS - 1);
    await reach(2_002);
    await vi.advanceTimersByTimeAsync(LULL_MS - 1);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([2_002]);
    await vi.advanceTimersByTimeAsync(10 * LULL_MS);
    await reach(4_001);
    await vi.advanceTimersByTimeAsync(LULL_MS);
    expect(written).toEqual([2_002]);
  });

  it('do not wait for a lull for ever', async () => {
    const { reach, written } = begin();
    for (let seq = 2; seq <= 6_000; seq += 1) {
      await reach(seq);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(written).toEqual([4_001]);
  });

  it('are written at the end of the game, and when the room leaves memory', async () => {
    const { room, reach, written, writer } = begin();
    await reach(7, { state: 'completed' });
    await vi.advanceTimersByTimeAsync(LULL_MS);
    expect(written).toEqual([7]);
    await reach(2_900);
    writer.letGo(room.hash);
    expect(written).toEqual([7, 2_900]);
    await vi.advanceTimersByTimeAsync(LULL_MS);
    expect(written).toEqual([7, 2_900]);
  });

  it('cost a longer replay where they fail, and nothing else', async () => {
    const { room, reach, written, failed } = begin({ fails: true });
    expect(await reach(2_001)).toEqual({ ok: true });
    await vi.advanceTimersByTimeAsync(LULL_MS);
    expect(failed).toEqual([room.hash]);
    await reach(4_001);
    await vi.advanceTimersByTimeAsync(LULL_MS);
    expect(written).toEqual([2_001, 4_001]);
  });
});
