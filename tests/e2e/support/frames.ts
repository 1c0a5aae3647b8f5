// Looks at each frame that is drawn, from outside of the app: through the hook that Pixi has for its developer tools.

import type { Page } from '@playwright/test';

/** What of a Pixi container is looked at. */
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

/** To be called before the page is opened. `begin` runs in the page as it opens, and gives what looks at the stage after each frame. */
export async function watchFrames(page: Page, begin: () => (stage: Drawn) => void): Promise<void> {
  await page.addInitScript(`{
    const look = (${String(begin)})();
    globalThis.__PIXI_APP_INIT__ = (app) => {
      const render = app.render.bind(app);
      app.render = () => {
        render();
        look(app.stage);
      };
    };
  }`);
}
