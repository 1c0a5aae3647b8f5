// Hears what a canvas says: the words on its stage, from outside of the app, through the hook that Pixi has for its developer tools.

import type { Page } from '@playwright/test';

/** What of a Pixi application is looked at. */
interface Node {
  readonly visible: boolean;
  readonly text?: unknown;
  readonly children: readonly Node[];
}

/** To be called before the page is opened. */
export async function watchWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const words = new Set<string>();
    const read = (node: Node): void => {
      if (!node.visible) return;
      if (typeof node.text === 'string') words.add(node.text);
      for (const child of node.children) read(child);
    };
    Object.assign(globalThis, {
      drawnWords: words,
      __PIXI_APP_INIT__(app: { stage: Node; render: () => void }) {
        const render = app.render.bind(app);
        app.render = () => {
          render();
          read(app.stage);
        };
      },
    });
  });
}

/** All that has been drawn since the page was opened, each text once. */
export function wordsDrawn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(globalThis as unknown as { drawnWords: Set<string> }).drawnWords]);
}
