// Canvas text recorder: collects the text drawn on a canvas.

import type { Page } from '@playwright/test';
import { type Drawn, watchFrames } from '#tests/e2e/support/frames.ts';

/** Call this before the page is opened. */
export function watchWords(page: Page): Promise<void> {
  return watchFrames(page, () => {
    const words = new Set<string>();
    Object.assign(globalThis, { drawnWords: words });
    return function read(node: Drawn): void {
      if (!node.visible) return;
      if (typeof node.text === 'string') words.add(node.text);
      for (const child of node.children) read(child);
    };
  });
}

/** Returns all text drawn since the page was opened, each once. */
export function wordsDrawn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { drawnWords: Set<string> }).drawnWords]);
}
