import { describe, expect, it } from 'vitest';
import { wait } from '#src/platform/requests/caller.ts';
import { createSeatDraft } from '#src/platform/storage/drafts.ts';
import { createKv, createMemoryKv } from '#src/platform/storage/kv.ts';
import { createOutbox, type OutboxEntry } from '#src/platform/storage/outbox.ts';
import {
  defaultSettings,
  loadSettings,
  loadUid,
  readSettings,
  saveSettings,
} from '#src/platform/storage/savedSettings.ts';
import { isAmongFriends } from '#src/platform/storage/seatKind.ts';
import { createSeats, type Seat } from '#src/platform/storage/seats.ts';
import { createLocalStore } from '#src/platform/storage/localStore.ts';
import { createMemoryLocalStore } from '#src/testing/memoryLocalStore.ts';

const HASH = 'a'.repeat(24);
const DAY = 24 * 60 * 60_000;

const seat = (changes: Partial<Seat> = {}): Seat => ({
  roomHash: HASH,
  playerId: '1-abcdefgh',
  ticket: 'secret',
  name: 'Ana',
  character: 3,
  code: '123456',
  title: 'Cells',
  type: 'tp',
  usedAt: 1_000,
  over: false,
  ...changes,
});

/** A disk that both "page loads" of a test share. */
function disk() {
  const map = new Map<string, unknown>();
  return {
    map,
    get: (key: string) => Promise.resolve(map.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(void map.set(key, structuredClone(value))),
    del: (key: string) => Promise.resolve(void map.delete(key)),
    entries: () => Promise.resolve([...map]),
  };
}

describe('the key-value store', () => {
  it('keeps values across a reload', async () => {
    const idb = disk();
    await createKv(idb).set('a:1', 'one');
    const later = createKv(idb);
    expect(await later.get('a:1')).toBe('one');
    expect(await later.entries('a:')).toEqual([['a:1', 'one']]);
    expect(await later.entries('b:')).toEqual([]);
    await later.delete('a:1');
    expect(await later.get('a:1')).toBeUndefined();
    expect(later.isPersisted('')).toBe(true);
  });

  it('falls back to memory if the browser refuses, and loses nothing from this visit', async () => {
    const idb = disk();
    const kv = createKv(idb);
    await kv.set('a', 1);
    idb.entries = () => Promise.reject(new Error('blocked'));
    expect(await kv.entries('a')).toEqual([['a', 1]]);
    expect(await kv.get('a')).toBe(1);
    expect(kv.isPersisted('')).toBe(false);
    await kv.set('b', 2);
    expect(await kv.entries('')).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it("doesn't wait for a disk that never answers", async () => {
    const never = () => new Promise<never>(() => {});
    const kv = createKv({ ...disk(), get: never, entries: never }, 5, 10);
    expect(await kv.entries('')).toEqual([]);
    expect(kv.isPersisted('')).toBe(false);
    await kv.set('b', 1);
    expect(await kv.get('b')).toBe(1);
    await expect(kv.get('a')).rejects.toThrow('storage does not answer');
  });

  it('trusts a slow disk again once it answers, and loses nothing written in the meantime', async () => {
    const idb = disk();
    await idb.set('a', 1);
    let release = () => {};
    const busy = new Promise<void>((go) => {
      release = go;
    });
    const slow = <T>(task: () => Promise<T>) => busy.then(task);
    const kv = createKv(
      {
        ...idb,
        get: (key) => slow(() => idb.get(key)),
        entries: () => slow(() => idb.entries()),
        set: (key, value) => slow(() => idb.set(key, value)),
      },
      5,
    );
    expect(await kv.entries('')).toEqual([]);
    await kv.set('b', 2);
    const found = kv.get('a');
    release();
    expect(await found).toBe(1);
    expect(kv.isPersisted('')).toBe(true);
    expect(await kv.get('b')).toBe(2);
    expect(idb.map.get('b')).toBe(2);
  });

  it('calls a value lasting only once it is on disk', async () => {
    const idb = disk();
    const set = (key: string, value: unknown) => wait(5).then(() => idb.set(key, value));
    const kv = createKv({ ...idb, set });
    const written = kv.set('a:1', 'unsent');
    expect([kv.isPersisted('a:'), kv.isPersisted('b:'), kv.isPersisted('')]).toEqual([false, true, false]);
    await written;
    expect(idb.map.get('a:1')).toBe('unsent');
    expect(kv.isPersisted('')).toBe(true);
  });

  it('finds entries that must not be missed, even on a slow disk', async () => {
    const idb = disk();
    await idb.set('a:1', 'unsent');
    const entries = () => wait(30).then(() => idb.entries());
    const kv = createKv({ ...idb, entries }, 5);
    expect(await kv.entries('a:')).toEqual([]);
    expect(await kv.entriesWithLongTimeout('a:')).toEqual([['a:1', 'unsent']]);
    expect(kv.isPersisted('')).toBe(true);
  });

  it('has at least what this visit wrote if the disk never answers', async () => {
    const kv = createKv({ ...disk(), entries: () => new Promise(() => {}) }, 5, 10);
    await kv.set('a:1', 'unsent');
    expect(await kv.entriesWithLongTimeout('a:')).toEqual([['a:1', 'unsent']]);
  });
});

describe('seats', () => {
  it('are found by room, by code and as the last open one', async () => {
    const seats = createSeats(createMemoryKv(), () => 10_000);
    const old = seat({ usedAt: 1_000 });
    const newer = seat({ playerId: '2-abcdefgh', usedAt: 2_000 });
    const finished = seat({ roomHash: 'b'.repeat(24), code: '999999', usedAt: 3_000, over: true });
    for (const each of [old, newer, finished]) await seats.keep(each);
    expect(await seats.find(HASH, '1-abcdefgh')).toEqual(old);
    expect(await seats.byCode('123456')).toEqual(newer);
    expect(await seats.byCode('111111')).toBeNull();
    expect((await seats.open())[0]).toEqual(newer);
    expect(await seats.inRoom(HASH)).toEqual([newer, old]);
    await seats.forget(HASH, '2-abcdefgh');
    expect((await seats.open())[0]).toEqual(old);
  });

  it('keep a kind of game that a newer version of the app has written, and assume nothing about it', async () => {
    const kv = createMemoryKv();
    const seats = createSeats(kv);
    const unknown = seat({ type: 'duel', usedAt: Date.now() });
    await seats.keep(unknown);
    for (const kept of await seats.open()) await seats.keep({ ...kept, over: true });
    expect(await createSeats(kv).inRoom(HASH)).toEqual([{ ...unknown, over: true }]);
    expect(isAmongFriends(unknown)).toBe(false);
    expect(isAmongFriends(seat({ type: 'toString' }))).toBe(false);
    expect(isAmongFriends(seat({ type: 'challenge' }))).toBe(true);
  });

  it('are deleted when they are broken or their room can no longer be open', async () => {
    const map = new Map<string, unknown>([['seat:x', { roomHash: 7 }]]);
    const seats = createSeats(createMemoryKv(map), () => 210 * DAY);
    await seats.keep(seat({ usedAt: DAY }));
    expect(await seats.open()).toEqual([]);
    expect(map.size).toBe(0);
  });
});

describe('the outbox', () => {
  const entry = (commandId: string, createdAt: number, playerId = '1-abcdefgh'): OutboxEntry => ({
    commandId,
    createdAt,
    moment: '1 q1234567',
    request: {
      roomHash: HASH,
      playerId,
      questionId: 'q1234567',
      response: { state: 'attempted', answer: null },
    },
  });

  it("survives a reload, keeps the command id, and returns only the seat's own entries", async () => {
    const idb = disk();
    const before = createOutbox(createKv(idb), () => 5_000);
    await before.add(entry('second', 3_000));
    await before.add(entry('first', 2_000));
    await before.add(entry('other', 1_000, '9-abcdefgh'));
    const after = createOutbox(createKv(idb), () => 5_000);
    expect((await after.waiting(HASH, '1-abcdefgh')).map((each) => each.commandId)).toEqual([
      'first',
      'second',
    ]);
    await after.remove('first');
    expect((await after.waiting(HASH, '1-abcdefgh')).map((each) => each.commandId)).toEqual(['second']);
  });

  it('discards broken and outdated entries', async () => {
    const map = new Map<string, unknown>([['outbox:bad', { commandId: 1 }]]);
    const outbox = createOutbox(createMemoryKv(map), () => 30 * DAY);
    await outbox.add(entry('old', DAY));
    expect(await outbox.waiting(HASH, '1-abcdefgh')).toEqual([]);
    expect(map.size).toBe(0);
  });
});

describe('the local store', () => {
  it("keeps values across a reload, under the product's prefix", () => {
    const texts = new Map<string, string>();
    createMemoryLocalStore(texts).write('a', { b: [1] });
    expect([...texts.keys()]).toEqual(['quizpeak:a']);
    const later = createMemoryLocalStore(texts);
    expect(later.read('a')).toEqual({ b: [1] });
    expect(later.read('b')).toBeNull();
    expect(later.lasting()).toBe(true);
  });

  it('reads a broken value as null', () => {
    const localStore = createMemoryLocalStore(new Map([['quizpeak:a', '{"b":']]));
    expect(localStore.read('a')).toBeNull();
    expect(localStore.lasting()).toBe(true);
  });

  it("keeps this visit's values if the browser blocks the store or it is full", () => {
    const blocked = createLocalStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(blocked.read('a')).toBeNull();
    blocked.write('a', 1);
    expect(blocked.read('a')).toBe(1);
    expect(blocked.lasting()).toBe(false);

    let room = false;
    const texts = new Map([['quizpeak:a', '"old"']]);
    const full = createLocalStore(() => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem(key, text) {
        if (!room) throw new DOMException('full', 'QuotaExceededError');
        texts.set(key, text);
      },
    }));
    expect(full.read('a')).toBe('old');
    full.write('a', 'new');
    expect(full.read('a')).toBe('new');
    expect(full.lasting()).toBe(false);
    room = true;
    full.write('a', 'newer');
    expect(texts.get('quizpeak:a')).toBe('"newer"');
    expect(full.read('a')).toBe('newer');
    expect(full.lasting()).toBe(true);
  });
});

describe('settings', () => {
  it('load as they were saved', () => {
    const localStore = createMemoryLocalStore();
    const mine = { ...defaultSettings(), language: 'es', music: false, character: 4 };
    saveSettings(localStore, mine);
    expect(loadSettings(localStore)).toEqual(mine);
  });

  it.each([[null], ['text'], [{ version: 0, music: false }], [{ music: false }]])(
    'are the defaults for %j',
    (stored) => {
      expect(readSettings(stored)).toEqual(defaultSettings());
    },
  );

  it('keep only the valid fields', () => {
    const stored = {
      version: 1,
      music: 'loud',
      effects: false,
      musicVolume: 1.5,
      effectsVolume: 0.4,
      reduceMotion: 'maybe',
      character: -1,
      unknown: 1,
    };
    expect(readSettings(stored)).toEqual({ ...defaultSettings(), effects: false, effectsVolume: 0.4 });
  });

  it.each(['__proto__', 'toString', 'constructor', '__defineGetter__'])(
    'ignore the name %s, which every object has',
    (name) => {
      const stored = JSON.parse(`{"version":1,"music":false,"${name}":{}}`) as unknown;
      expect(readSettings(stored)).toEqual({ ...defaultSettings(), music: false });
      expect(Object.keys(readSettings(stored))).toEqual(Object.keys(defaultSettings()));
    },
  );

  it('ignore a character that no game has', () => {
    expect(readSettings({ version: 1, character: 1e300 })).toEqual(defaultSettings());
    expect(readSettings({ version: 1, character: 9_999 }).character).toBe(9_999);
    expect(readSettings({ version: 1, character: 's1e1<b>' })).toEqual(defaultSettings());
    expect(readSettings({ version: 1, character: 's1e1g3' }).character).toBe('s1e1g3');
  });

  it.each(['', 'абв', 'a\nb', 'x'.repeat(65), '😀', 7])(
    'replace an id that no request can carry: %j',
    (stored) => {
      const localStore = createMemoryLocalStore();
      localStore.write('uid', stored);
      expect(loadUid(localStore, () => 'new')).toBe('new');
      expect(loadUid(localStore, () => 'newer')).toBe('new');
    },
  );

  it('give the device the same id forever', () => {
    const localStore = createMemoryLocalStore();
    expect(loadUid(localStore, () => 'one')).toBe('one');
    expect(loadUid(localStore, () => 'two')).toBe('one');
  });
});

describe('a draft answer', () => {
  const at = (kv: ReturnType<typeof createKv>, playerId = '1-abcdefgh', now = 1_000) =>
    createSeatDraft(kv, { roomHash: HASH, playerId }, () => now);
  const written = () => new Promise((done) => setTimeout(done));

  it('is found again by the same seat at the same question', async () => {
    const kv = createKv(disk());
    at(kv).keep('1 q1', { answer: 'half a ' });
    await written();
    const [own, other] = [at(kv), at(kv, '2-abcdefgh')];
    expect(own.at('1 q1')).toBeNull();
    await Promise.all([own.load(), other.load()]);
    expect(own.at('1 q1')).toMatchObject({ answer: 'half a ' });
    expect(own.at('2 q1')).toBeNull();
    expect(other.at('1 q1')).toBeNull();
    own.drop();
    await written();
    const later = at(kv);
    await later.load();
    expect(later.at('1 q1')).toBeNull();
  });

  it('gives way to what was typed before the disk answered', async () => {
    const kv = createKv(disk());
    at(kv).keep('1 q1', { answer: 'old' });
    await written();
    const own = at(kv);
    const loading = own.load();
    own.keep('1 q1', { answer: 'new' });
    await loading;
    expect(own.at('1 q1')?.answer).toBe('new');
  });

  it('is deleted if it is outdated or invalid', async () => {
    const idb = disk();
    const kv = createKv(idb);
    at(kv).keep('1 q1', { answer: 'old' });
    await written();
    await kv.set('draft:broken', { text: 7 });
    await at(kv, '2-abcdefgh', 17 * DAY).load();
    expect([...idb.map.keys()]).toEqual([]);
  });
});
