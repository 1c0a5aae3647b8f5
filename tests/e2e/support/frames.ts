// Frame watcher: looks at each rendered frame from outside the app, through Pixi's hook for developer tools.

import type { Page } from '@playwright/test';

/** The parts of a Pixi container that tests look at. */
export interface Drawn {
  readonly uid: number;
  readonly visible: boolean;
  readonly label: string | null;
  readonly text?: unknown;
  readonly position: { readonly x: number; readonly y: number };
  readonly scale: { readonly x: number; readonly y: number };
  readonly rotation: number;
  readonly children: readonly Drawn[];
}

/**
 * Call this before the page is opened. `begin` runs in the page when it opens, and returns a function that
 * looks at the stage after each frame.
 */
export async function watchFrames(page: Page, begin: () => (stage: Drawn) => void): Promise<void> {
  await page.addInitScript(`{
    const look = (${String(begin)})();
    globalThis.__PIXI_RENDERER_INIT__ = (renderer) => {
      const render = renderer.render.bind(renderer);
      renderer.render = (options) => {
        // Frames have no target of their own; baked textures do.
        const isFrame = !options.target;
        render(options);
        if (isFrame) look(options.container);
      };
    };
  }`);
}
