import { createStore, del, entries, get, set } from 'idb-keyval';
import { createKv, createMemoryKv, type Kv } from '#src/platform/storage/kv.ts';

export function openKv(): Kv {
  if (typeof indexedDB === 'undefined') return createMemoryKv();
  const store = createStore('quizpeak', 'keyval');
  return createKv({
    get: (key) => get<unknown>(key, store),
    set: (key, value) => set(key, value, store),
    del: (key) => del(key, store),
    entries: () => entries<IDBValidKey, unknown>(store),
  });
}
