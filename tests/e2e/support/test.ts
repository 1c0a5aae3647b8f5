// The tests' own `test`: people in browsers of their own, and a watch over what no page may ever do.

import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { openRoom, type RoomPlan } from '#tests/e2e/support/rooms.ts';
import type { Room } from '#tools/classroom/Teacher.ts';

export { expect } from '@playwright/test';

/** Stories that rules, contracts and shorter stories tell in part as well: `npm run test:long` has the time for them. */
export const LONG = '@long';

/** Most of a class plays on phones; on a screen this small a machine without a graphics card draws quickly, too. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** Half a laptop's screen, for who plays with the keyboard. */
export const HALF_LAPTOP = { viewport: { width: 683, height: 768 } } as const;

/** A projector's shape with a quarter of its pixels: how it looks is judged elsewhere. */
export const PROJECTOR = { width: 960, height: 540 } as const;

/** The address of a page without the stage: what the line carries and the rules say is the same, and these stories are quicker. */
export const PLAIN = '?webgl=off';

/** For who plays with all motion. */
export const LIVELY = { reducedMotion: 'no-preference' } as const;

interface Fixtures {
  /** Opens a room by calls, on the server of the run. */
  readonly openRoom: (plan: RoomPlan) => Promise<Room>;
  /**
   * A person with a browser of their own: nothing is shared, and nobody's scripts may break or go against the content policy.
   * Who asks for nothing else is calm: the same games and scenes, with less for software to draw.
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
        hearLine(page, (frame) => {
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

/** How many frames of all sockets a failure shows. */
const LINE_KEPT = 60;
/** Characters of each that tell what it is. */
const FRAME_SHOWN = 100;

/** Hears what the page's sockets carry, cut short: `>` what it sends, `<` what it gets. */
function hearLine(page: Page, hear: (frame: string) => void): void {
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => hear(`> ${String(payload).slice(0, FRAME_SHOWN)}`));
    socket.on('framereceived', ({ payload }) => hear(`< ${String(payload).slice(0, FRAME_SHOWN)}`));
    socket.on('close', () => hear('closed'));
  });
}

/** Collects what is a fault on any page: an error that nobody caught, a refusal by the content policy, a script's dialog. */
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
