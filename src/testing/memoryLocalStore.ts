// A local store of its own for each test.

import { createLocalStore, type LocalStore } from '#src/platform/storage/localStore.ts';

/** `texts`: what lies there, as the browser would hold it. */
export function createMemoryLocalStore(texts = new Map<string, string>()): LocalStore {
  return createLocalStore(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  }));
}
