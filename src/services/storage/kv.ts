// Keys and values that outlive the page: IndexedDB, or memory where a browser has none, blocks it or loses it midway.

export interface Kv {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** Everything whose key begins with `prefix`. */
  entries(prefix: string): Promise<readonly (readonly [string, unknown])[]>;
  /** Whether what is kept here survives the page; false once memory had to take over. */
  readonly lasting: () => boolean;
}

export function createMemoryKv(map = new Map<string, unknown>()): Kv {
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
    entries: (prefix) => Promise.resolve([...map].filter(([key]) => key.startsWith(prefix))),
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

/** Some browsers never answer a blocked IndexedDB: after this many ms memory takes over. */
const PATIENCE_MS = 1_500;

/** Writes go to memory as well, so that a store which fails midway has lost nothing of this visit. */
export function createKv(idb: Idb, patienceMs = PATIENCE_MS): Kv {
  const memory = createMemoryKv();
  let lasting = true;
  async function either<T>(disk: () => Promise<T>, fallback: () => Promise<T>): Promise<T> {
    if (!lasting) return fallback();
    try {
      return await soon(disk(), patienceMs);
    } catch {
      lasting = false;
      return fallback();
    }
  }
  return {
    get: (key) =>
      either(
        () => idb.get(key),
        () => memory.get(key),
      ),
    set: async (key, value) => {
      await memory.set(key, value);
      await either(
        () => idb.set(key, value),
        () => Promise.resolve(),
      );
    },
    delete: async (key) => {
      await memory.delete(key);
      await either(
        () => idb.del(key),
        () => Promise.resolve(),
      );
    },
    entries: (prefix) =>
      either(
        async () => {
          const all = await idb.entries();
          return all.flatMap(([key, value]) =>
            typeof key === 'string' && key.startsWith(prefix) ? [[key, value] as const] : [],
          );
        },
        () => memory.entries(prefix),
      ),
    lasting: () => lasting,
  };
}

function soon<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
