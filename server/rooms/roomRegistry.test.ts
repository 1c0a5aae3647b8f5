import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomEvent } from '#core/authority/index.ts';
import { soloOptions } from '#core/features/options.ts';
import { roomCreated } from '#core/testing/game.ts';
import { RoomRegistry } from '#server/rooms/roomRegistry.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';
import { NO_LOG } from '#server/rooms/eventSourcedRoom.ts';
import { join, PLANETS } from '#server/testing/room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function registryOf(
  events: Readonly<Record<string, readonly RoomEvent[]>>,
  lost: string[],
  due: {
    readonly expired?: () => readonly string[];
    readonly opening?: (before: Date) => readonly string[];
    readonly ended?: () => readonly string[];
  } = {},
  unhostedOpen = 0,
  logBytes = 0,
): RoomRegistry {
  const { expired = () => [], opening = () => [], ended = () => [] } = due;
  return new RoomRegistry({
    table: {
      findByCode: () => Promise.resolve(null),
      openHashes: () => Promise.resolve(Object.keys(events)),
      expiredHashes: () => Promise.resolve(expired()),
      openingHashes: (before) => Promise.resolve(opening(before)),
      endedHashes: () => Promise.resolve(ended()),
      remove: () => Promise.resolve(),
      countOpen: () => Promise.resolve(2),
      countUnhostedOpen: () => Promise.resolve(unhostedOpen),
      unhostedHashes: () => Promise.resolve([]),
      logBytes: () => Promise.resolve(logBytes),
    },
    snapshots: { read: () => Promise.resolve(null), write: () => Promise.resolve() },
    log: {
      ...NO_LOG,
      create: () => Promise.resolve(true),
      readAfter: (hash) =>
        events[hash]?.length ? Promise.resolve(events[hash]) : Promise.reject(new Error('a hole in the log')),
    },
    archiveAfterMs: 1_000,
    mayBeShown: () => true,
    drivers: [],
    onError: (_error, { hash }) => lost.push(hash),
  });
}

describe('the room registry', () => {
  it("starts without a room that can't be read", async () => {
    const lost: string[] = [];
    const created = roomCreated({}, Date.now());
    const registry = registryOf({ broken: [], [created.hash]: [created] }, lost);
    expect(await registry.recover()).toBe(1);
    expect(lost).toEqual(['broken']);
    await registry.close();
  });

  it('unloads a room that no one joined, finds it again, and ends it on time', async () => {
    const created = roomCreated({}, Date.now());
    const ended: boolean[] = [];
    const registry = registryOf({ [created.hash]: [created] }, [], {
      expired: () => (Date.now() > created.expiresAt ? [created.hash] : []),
    });
    await registry.recover();
    await vi.advanceTimersByTimeAsync(25 * 60_000);
    expect(registry.size).toBe(1);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(registry.size).toBe(0);
    expect((await registry.byHash(created.hash))?.room.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2 * 3_600_000);
    expect(registry.size).toBe(0);
    await vi.advanceTimersByTimeAsync(22 * 3_600_000);
    for (const session of registry.rooms()) ended.push(session.room.state === 'archived');
    expect(ended).toEqual([true]);
    await registry.close();
  });

  it('unloads a room that opens in days, and reloads it so that it opens on time', async () => {
    const opensAt = Date.now() + 3 * 24 * 3_600_000;
    const created = roomCreated({ opensAt }, Date.now());
    const registry = registryOf({ [created.hash]: [created] }, [], {
      opening: (before) => (before.getTime() > opensAt ? [created.hash] : []),
    });
    await registry.recover();
    await vi.advanceTimersByTimeAsync(40 * 60_000);
    expect(registry.size).toBe(0);
    await vi.advanceTimersByTimeAsync(opensAt - Date.now() - 1);
    const [session] = registry.rooms();
    expect(session?.room.state).toBe('scheduled');
    await vi.advanceTimersByTimeAsync(10);
    expect(session?.room.state).toBe('waiting');
    await registry.close();
  });

  it("archives long-finished rooms, even if another room can't be read", async () => {
    const created = roomCreated({}, Date.now());
    const events: RoomEvent[] = [created, { type: 'gameEnded', state: 'stopped', at: 1, commandId: null }];
    const lost: string[] = [];
    const registry = registryOf({ broken: [], [created.hash]: events }, lost, {
      ended: () => ['broken', created.hash],
    });
    const session = await registry.byHash(created.hash);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(session?.room.state).toBe('archived');
    expect(registry.size).toBe(0);
    expect(lost).toContain('broken');
    await registry.close();
  });

  it('unloads a finished game even if signals keep being sent to it', async () => {
    const created = roomCreated({}, Date.now());
    const ended: RoomEvent = { type: 'gameEnded', state: 'stopped', at: Date.now(), commandId: null };
    const registry = registryOf({ [created.hash]: [created, ended] }, []);
    const session = await registry.byHash(created.hash);
    for (let minute = 0; minute < 9; minute += 1) {
      session?.signal('reactionUpdate', () => ({}));
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(registry.size).toBe(1);
    session?.signal('reactionUpdate', () => ({}));
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(registry.size).toBe(0);
    await registry.close();
  });

  it('unloads past games once their logs are too large together, those used longest ago first', async () => {
    const games = ['a', 'b', 'c', 'd'].map((letter): readonly RoomEvent[] => [
      { ...roomCreated({}, Date.now()), hash: letter.repeat(24), code: `10000${letter}` },
      { type: 'gameEnded', state: 'stopped', at: Date.now(), commandId: null },
    ]);
    const hashes = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24));
    const registry = registryOf(
      Object.fromEntries(hashes.map((hash, index) => [hash, games[index] ?? []])),
      [],
      {},
      0,
      6 * 1024 * 1024,
    );
    const [a = '', b = '', c = '', d = ''] = hashes;
    const kept = () => Array.from(registry.rooms(), ({ room }) => room.hash);
    for (const hash of [a, b, a, c]) await registry.byHash(hash);
    expect(kept()).toEqual([a, c]);
    const watched = await registry.byHash(a);
    watched?.audience.hosts.add({ id: 'host', send: () => undefined });
    await registry.byHash(c);
    await registry.byHash(d);
    expect(kept()).toEqual([a, d]);
    await registry.close();
  });

  it('limits the number of unhosted games open with one quiz', async () => {
    const request = {
      type: 'normal',
      playMode: 'solo',
      quizId: 'quiz',
      quizVersionId: 'quiz-1',
      title: 'A quiz',
      questions: PLANETS,
      options: soloOptions('normal'),
    } as const;
    const hash = 'c'.repeat(24);
    const full = registryOf({ [hash]: [] }, [], {}, 10);
    full.byHash = () => null;
    expect(await full.createUnhosted(request, hash, 10)).toBeNull();
    const registry = registryOf({}, [], {}, 9);
    registry.byHash = () => null;
    const session = await registry.createUnhosted(request, hash, 10);
    expect(session?.room).toMatchObject({ hash, code: '', playMode: 'solo', hostId: '', state: 'running' });
    expect(await registry.byCode('')).toBeNull();
    for (const each of [full, registry]) await each.close();
  });

  it('keeps a room with players in memory', async () => {
    const created = roomCreated({}, Date.now());
    const registry = registryOf({ [created.hash]: [created] }, []);
    await registry.recover();
    const session = await registry.byHash(created.hash);
    await join(session as RoomSession, 'Ana');
    await vi.advanceTimersByTimeAsync(3 * 3_600_000);
    expect(registry.size).toBe(1);
    await registry.close();
  });
});
