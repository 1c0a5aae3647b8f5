// Key-value store that outlives the page: IndexedDB, or memory if the browser lacks it, blocks it or loses it
// midway.

export interface Kv {
  /** Waits a long time for a slow store, and rejects if it still doesn't answer. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** All entries whose key starts with `prefix`. */
  entries(prefix: string): Promise<readonly (readonly [string, unknown])[]>;
  /**
   * Like `entries`, for what must not be missed: waits a long time for a slow store before falling back to
   * memory.
   */
  entriesWithLongTimeout(prefix: string): Promise<readonly (readonly [string, unknown])[]>;
  /**
   * True if all entries whose key starts with `prefix` survive the page; false while one is being written or
   * memory is the fallback.
   */
  isPersisted(prefix: string): boolean;
}

export function createMemoryKv(map = new Map<string, unknown>()): Kv {
  const entries = (prefix: string) => Promise.resolve([...map].filter(([key]) => key.startsWith(prefix)));
  return {
    get: (key) => Promise.resolve(map.get(key)),
    set: (key, value) => {
      map.set(key, value);
      return Promise.resolve();
    },
    delete: (key) => {
      map.delete(key);
      return Promise.resolve();
    },
    entries,
    entriesWithLongTimeout: entries,
    isPersisted: () => false,
  };
}

/** The part of idb-keyval that is used; tests pass their own. */
export interface Idb {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  entries(): Promise<readonly (readonly [IDBValidKey, unknown])[]>;
}

/** Some browsers never answer a blocked IndexedDB: after this many ms, memory is the fallback. */
const PATIENCE_MS = 1_500;
/** Milliseconds that a busy device may take for what the page can't do without. */
const LONG_PATIENCE_MS = 20_000;

/** Also writes to memory, so that a store that fails midway loses nothing from this visit. */
export function createKv(idb: Idb, patienceMs = PATIENCE_MS, longPatienceMs = LONG_PATIENCE_MS): Kv {
  const memory = createMemoryKv();
  /** slow: it owes an answer, and is trusted again once it answers. lost: it has failed. */
  let disk: 'well' | 'slow' | 'lost' = 'well';
  const isLost = () => disk === 'lost';
  /** Pending writes. */
  const owed = new Set<{ readonly key: string }>();

  async function ask<T>(task: () => Promise<T>, ms: number): Promise<T> {
    const answer = task();
    answer.then(
      () => {
        if (!isLost()) disk = 'well';
      },
      () => {
        disk = 'lost';
      },
    );
    try {
      return await soon(answer, ms);
    } catch (error) {
      if (!isLost()) disk = 'slow';
      throw error;
    }
  }

  /** Writes go to a slow store too, but nothing waits for them. */
  async function write(key: string, task: () => Promise<void>): Promise<void> {
    if (isLost()) return;
    const debt = { key };
    owed.add(debt);
    const written = ask(() => task().finally(() => owed.delete(debt)), patienceMs).catch(() => {});
    if (disk === 'well') await written;
  }

  const onDisk = async (prefix: string) => {
    const all = await idb.entries();
    return all.flatMap(([key, value]) =>
      typeof key === 'string' && key.startsWith(prefix) ? [[key, value] as const] : [],
    );
  };

  return {
    async get(key) {
      const here = await memory.get(key);
      if (here !== undefined || isLost()) return here;
      return ask(() => idb.get(key), longPatienceMs).catch((error) => {
        if (!isLost()) throw error;
      });
    },
    async set(key, value) {
      await Promise.all([memory.set(key, value), write(key, () => idb.set(key, value))]);
    },
    async delete(key) {
      await Promise.all([memory.delete(key), write(key, () => idb.del(key))]);
    },
    entries: (prefix) =>
      disk === 'well'
        ? ask(() => onDisk(prefix), patienceMs).catch(() => memory.entries(prefix))
        : memory.entries(prefix),
    entriesWithLongTimeout: (prefix) =>
      isLost()
        ? memory.entries(prefix)
        : ask(() => onDisk(prefix), longPatienceMs).catch(() => memory.entries(prefix)),
    isPersisted: (prefix) => disk === 'well' && ![...owed].some(({ key }) => key.startsWith(prefix)),
  };
}

function soon<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
