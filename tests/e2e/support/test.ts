// `test` for browser tests: each person has their own browser, watched for faults that no page may have.

import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { openRoom, type RoomPlan } from '#tests/e2e/support/rooms.ts';
import type { Room } from '#tools/classroom/Teacher.ts';

export { expect } from '@playwright/test';

/**
 * Tag of long stories, which unit tests, contract tests and shorter stories partly cover too; `npm run
 * test:long` runs them.
 */
export const LONG = '@long';

/** Most students play on phones; without a graphics card, a screen this small is also drawn faster. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Half of a laptop's screen, for keyboard players. */
export const HALF_LAPTOP = { viewport: { width: 683, height: 768 } } as const;

/** A projector's shape with a quarter of its pixels; its looks are tested elsewhere. */
export const PROJECTOR = { width: 960, height: 540 } as const;

/** Opens a page without the stage: network traffic and rules are the same, but tests run faster. */
export const NO_CANVAS = '?webgl=off';

/** For pages with full motion. */
export const FULL_MOTION = { reducedMotion: 'no-preference' } as const;

interface Fixtures {
  /** Opens a room through API calls, on the server of the test run. */
  readonly openRoom: (plan: RoomPlan) => Promise<Room>;
  /**
   * Opens a page in a browser of its own, with nothing shared. Script errors and violations of the content
   * policy fail the test.
   * Motion is reduced by default: the same games and scenes, with less for software to draw.
   */
  readonly person: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  openRoom: async ({ baseURL }, use) => {
    await use((plan) => openRoom(baseURL ?? '', plan));
  },
  person: async ({ browser }, use, info) => {
    const faults: string[] = [];
    const line: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      contexts.push(context);
      watch(context, faults);
      const nth = contexts.length;
      context.on('page', (page) =>
        recordFrames(page, (frame) => {
          line.push(`${new Date().toISOString()} ${nth} ${frame}`);
          if (line.length > LINE_KEPT) line.shift();
        }),
      );
      return context.newPage();
    });
    if (info.status !== info.expectedStatus || faults.length > 0)
      await info.attach('line', { body: line.join('\n'), contentType: 'text/plain' });
    for (const context of contexts) await context.close();
    base.expect(faults, 'faults on the pages').toEqual([]);
  },
});

/** Maximum number of socket frames shown with a failure. */
const LINE_KEPT = 60;
/** Characters shown of each frame. */
const FRAME_SHOWN = 100;

/** Reports the page's socket frames, cut short: `>` for sent, `<` for received. */
function recordFrames(page: Page, hear: (frame: string) => void): void {
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => hear(`> ${String(payload).slice(0, FRAME_SHOWN)}`));
    socket.on('framereceived', ({ payload }) => hear(`< ${String(payload).slice(0, FRAME_SHOWN)}`));
    socket.on('close', () => hear('closed'));
  });
}

/**
 * Collects faults that no page may have: uncaught errors, refusals by the content policy, and script dialogs.
 */
export function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (fault) => faults.push(`uncaught: ${fault.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|^A page broke|Maximum update depth/.test(text)) faults.push(text);
  });
  context.on('dialog', (dialog) => {
    faults.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
}
