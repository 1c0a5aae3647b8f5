// Film strips of the gallery: what moves as an entry comes out of the one before it, frame by frame on a clock that is led.

import type { Page } from '@playwright/test';
import { type Album, PROJECTOR_SIZES, type Size, SIZES } from '#tools/shots/Album.ts';
import { frame, layOut, type Shot } from '#tools/shots/stripSheet.ts';

/** Milliseconds after the new entry has come. */
const FRAMES = [80, 200, 300, 400, 500, 620, 760, 900, 1_060, 1_260, 1_520] as const;
const GALLERY = '/gallery?bare=1&motion=full&tier=high';
const PLAYER_SIZES = SIZES.slice(1);
/** How far the clock goes at a time, in milliseconds. */
const STEP_MS = 40;
/** Until what came in has been drawn. */
const REST_MS = 160;

/** One picture for each size of each entry whose id has this beginning, and that comes out of another one. */
export async function strips(
  album: Album,
  beginning: string,
  wanted: (size: Size) => boolean = () => true,
): Promise<void> {
  const page = await album.visit(GALLERY, { isTimeSteered: true, settings: { reduceMotion: 'off' } });
  // Of its own: the app's pages take no styles from elsewhere.
  const sheet = await page.context().newPage();
  await page.waitForFunction(() => window.quizpeakGallery?.debug);
  const entries = await page.evaluate(() => window.quizpeakGallery?.entries ?? []);
  await page.clock.pauseAt(Date.now() + 1_000);
  for (const { id, scene, after } of entries) {
    if (after === null || !id.startsWith(beginning)) continue;
    const sizes = /^(projector|podium)/.test(scene) ? PROJECTOR_SIZES : PLAYER_SIZES;
    for (const size of sizes.filter(wanted)) {
      await page.setViewportSize(size);
      // Anew each time: in a page that stays open the questions of the fixtures run out of time.
      await page.goto(`${GALLERY}&entry=${after}`);
      await until(page, () => page.evaluate(() => window.quizpeakGallery?.debug != null));
      await show(page, after);
      await pass(page, REST_MS);
      await page.evaluate(() => window.quizpeakGallery?.settle());
      await pass(page, REST_MS);
      const shots: Shot[] = [await frame(page, '0 ms')];
      await show(page, id);
      let now = 0;
      for (const ms of FRAMES) {
        await pass(page, ms - now);
        now = ms;
        shots.push(await frame(page, `${ms} ms`));
      }
      await layOut(sheet, shots, size);
      await album.snap(sheet, `${id.replace('/', '-')}.${size.width}x${size.height}`);
    }
  }
  await album.leave();
}

/** One frame a step: software draws them. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) await page.clock.fastForward(Math.min(STEP_MS, left));
}

/** Lets time pass until it is so. */
async function until(page: Page, isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) {
    // What loads needs true time; what begins with the page must not grow old meanwhile.
    await page.clock.runFor(2);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Its pictures and fonts come over the network, which keeps a time of its own. */
async function show(page: Page, id: string): Promise<void> {
  let isShown = false;
  const shown = page
    .evaluate((wanted) => window.quizpeakGallery?.show(wanted), id)
    .then(() => {
      isShown = true;
    });
  await until(page, () => isShown);
  await shown;
}
