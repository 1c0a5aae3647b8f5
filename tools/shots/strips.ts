// Film strips of the gallery: the transition into an entry from the one before it, frame by frame on a
// controlled clock.

import type { Page } from '@playwright/test';
import { type Album, PROJECTOR_SIZES, type Size, SIZES } from '#tools/shots/Album.ts';
import { frame, layOut, type Shot } from '#tools/shots/stripSheet.ts';

/** Milliseconds after the new entry appears. */
const FRAMES = [80, 200, 300, 400, 500, 620, 760, 900, 1_060, 1_260, 1_520] as const;
const GALLERY = '/gallery?bare=1&motion=full&tier=high';
const PLAYER_SIZES = SIZES.slice(1);
/** Milliseconds that the clock advances per step. */
const STEP_MS = 40;
/** Milliseconds until new content has been drawn. */
const REST_MS = 160;

/** Takes one picture per size of each entry that has a transition and whose id starts with `beginning`. */
export async function strips(
  album: Album,
  beginning: string,
  wanted: (size: Size) => boolean = () => true,
): Promise<void> {
  const page = await album.visit(GALLERY, { isTimeSteered: true, settings: { reduceMotion: 'off' } });
  // A page of its own, since the app's pages accept no outside styles.
  const sheet = await page.context().newPage();
  await page.waitForFunction(() => window.quizpeakGallery?.debug);
  const entries = await page.evaluate(() => window.quizpeakGallery?.entries ?? []);
  await page.clock.pauseAt(Date.now() + 1_000);
  for (const { id, scene, after } of entries) {
    if (after === null || !id.startsWith(beginning)) continue;
    const sizes = /^(projector|podium)/.test(scene) ? PROJECTOR_SIZES : PLAYER_SIZES;
    for (const size of sizes.filter(wanted)) {
      await page.setViewportSize(size);
      // Reloads each time: in a page that stays open, the fixtures' questions would run out of time.
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

/** One frame per step, because frames are drawn in software. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) await page.clock.fastForward(Math.min(STEP_MS, left));
}

/** Lets time pass until the condition holds. */
async function until(page: Page, isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) {
    // Loading needs real time, but the page's clock should hardly advance in the meantime.
    await page.clock.runFor(2);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Images and fonts come over the network, which doesn't follow the page's clock. */
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
