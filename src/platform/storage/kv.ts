// Keys and values that outlive the page: IndexedDB, or memory where a browser has none, blocks it or loses it midway.

export interface Kv {
  /** Waits long for a slow store, and rejects where it still does not answer. */
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** Everything whose key begins with `prefix`. */
  entries(prefix: string): Promise<readonly (readonly [string, unknown])[]>;
  /** As `entries`, for what must not be overlooked: waits long for a slow store before memory stands in. */
  entriesPatiently(prefix: string): Promise<readonly (readonly [string, unknown])[]>;
  /** Whether everything whose key begins with `prefix` survives the page; false while it is being written, or memory has to stand in. */
  lasting(prefix: string): boolean;
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
    entriesPatiently: entries,
    lasting: () => false,
  };
}

/** What of idb-keyval is used; tests give their own. */
export interface Idb {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  del(key: string): Promise<void>;
  entries(): Promise<readonly (readonly [IDBValidKey, unknown])[]>;
}

/** Some browsers never answer a blocked IndexedDB: after this many ms memory stands in. */
const PATIENCE_MS = 1_500;
/** How many ms a busy device may take for what the page can't do without. */
const LONG_PATIENCE_MS = 20_000;

/** Writes go to memory as well, so that a store which fails midway has lost nothing of this visit. */
export function createKv(idb: Idb, patienceMs = PATIENCE_MS, longPatienceMs = LONG_PATIENCE_MS): Kv {
  const memory = createMemoryKv();
  /** slow: it owes an answer, and is trusted again once it gives one. lost: it has refused. */
  let disk: 'well' | 'slow' | 'lost' = 'well';
  const isLost = () => disk === 'lost';
  /** What is being written. */
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

  /** A slow store gets what is written without being waited for. */
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
    entriesPatiently: (prefix) =>
      isLost()
        ? memory.entries(prefix)
        : ask(() => onDisk(prefix), longPatienceMs).catch(() => memory.entries(prefix)),
    lasting: (prefix) => disk === 'well' && ![...owed].some(({ key }) => key.startsWith(prefix)),
  };
}

function soon<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
