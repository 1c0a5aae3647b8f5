// A shelf of its own for each test.

import { createShelf, type Shelf } from '#src/services/storage/localStore.ts';

/** `texts`: what lies there, as the browser would hold it. */
export function createMemoryShelf(texts = new Map<string, string>()): Shelf {
  return createShelf(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  }));
}
