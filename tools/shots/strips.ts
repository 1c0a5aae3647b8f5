// Film strips of the gallery: what moves as one state follows another, frame by frame, on a clock that goes only as far as it is told.

import type { Page } from '@playwright/test';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { type Album, PROJECTOR_SIZES, type Size, SIZES } from '#tools/shots/Album.ts';

export interface Strip {
  /** Entries of the gallery: the one that stands there, and the one that comes. */
  readonly from: string;
  readonly to: string;
  readonly sizes: readonly Size[];
}

/** Milliseconds after the new state has come. */
const FRAMES = [40, 120, 240, 400, 560, 720, 920, 1_160, 1_400] as const;
const PLAYER_SIZES = SIZES.slice(1);
/** How far the clock goes at a time, in milliseconds. */
const STEP_MS = 40;
/** Longer than anything moves. */
const REST_MS = 3_000;
/** Pixels of a strip's picture. */
const STRIP_WIDTH = 1_860;

const after =
  (from: string, sizes: readonly Size[] = PLAYER_SIZES) =>
  (to: string): Strip => ({ from, to, sizes });

export const STRIPS: readonly Strip[] = [
  ...POWERUP_IDS.map((id) => `powerupUses/${id}`).map(after('powerups/full')),
  ...['robbed', 'pranked', 'cardCame', 'offerCame', 'spared', 'won', 'lost']
    .map((state) => `powerups/${state}`)
    .map(after('powerups/full')),
  ...['power-play', 'glitch']
    .map((state) => `powerupsOnTheWall/${state}`)
    .map(after('projector/climb', PROJECTOR_SIZES)),
];

/** One picture for each strip and size; `beginning`: of the entry that comes. */
export async function strips(album: Album, beginning: string): Promise<void> {
  const page = await album.visit('/gallery?bare=1&motion=full&tier=high', {
    isTimeSteered: true,
    settings: { reduceMotion: 'off' },
  });
  // Of its own: the app's pages take no styles from elsewhere.
  const sheet = await page.context().newPage();
  await page.waitForFunction(() => window.quizpeakGallery?.debug);
  await page.clock.pauseAt(Date.now() + 1_000);
  for (const { from, to, sizes } of STRIPS.filter((strip) => strip.to.startsWith(beginning)))
    for (const size of sizes) {
      await page.setViewportSize(size);
      await show(page, from);
      await page.clock.runFor(REST_MS);
      await show(page, to);
      const frames: { readonly ms: number; readonly picture: string }[] = [];
      let ms = 0;
      for (const wanted of FRAMES) {
        for (; ms < wanted; ms += STEP_MS) await page.clock.runFor(STEP_MS);
        frames.push({
          ms,
          picture: (await page.screenshot({ type: 'jpeg', timeout: 120_000 })).toString('base64'),
        });
      }
      await layOut(sheet, frames, size);
      await album.snap(sheet, `${to.replace('/', '-')}.${size.width}x${size.height}`);
    }
  await album.leave();
}

/** Its pictures and fonts come over the network, which keeps a time of its own. */
async function show(page: Page, id: string): Promise<void> {
  let isShown = false;
  const shown = page
    .evaluate((wanted) => window.quizpeakGallery?.show(wanted), id)
    .then(() => {
      isShown = true;
    });
  while (!isShown) {
    await page.clock.runFor(STEP_MS);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await shown;
}

async function layOut(
  sheet: Page,
  frames: readonly { readonly ms: number; readonly picture: string }[],
  { width, height }: Size,
): Promise<void> {
  const perRow = width > height ? 3 : frames.length;
  const each = Math.floor(STRIP_WIDTH / perRow);
  const rows = Math.ceil(frames.length / perRow);
  await sheet.setViewportSize({
    width: each * perRow,
    height: rows * (Math.round((each * height) / width) + 20),
  });
  const figures = frames.map(
    ({ ms, picture }) =>
      `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption>${ms} ms</figcaption></figure>`,
  );
  await sheet.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;background:#fff}figure{margin:0;width:${each}px}img{width:100%;display:block}figcaption{font:14px/20px sans-serif;text-align:center}</style>${figures.join('')}`,
  );
}
