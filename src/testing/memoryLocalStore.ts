import { createLocalStore, type LocalStore } from '#src/platform/storage/localStore.ts';

/** A fresh local store for a test. `texts`: its contents, as the browser would hold them. */
export function createMemoryLocalStore(texts = new Map<string, string>()): LocalStore {
  return createLocalStore(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  }));
}
