// Contact sheets of themes: the gallery's main states in each theme, a sheet per size, and an overview of all
// themes side by side.

import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { type Size, SIZES } from '#tools/shots/Album.ts';

const PLAYER = [
  'lobby/class',
  'countdown/three',
  'mcq/open',
  'mcq/locked',
  'mcq/correct',
  'mcq/incorrect',
  'msq/partial',
  'reorder/incorrect',
  'blank/correct',
  'powerups/hand7',
  'leaderboard/ten',
  'gameOver/first',
  'duel/hitAtCards',
  'mcq/paused',
] as const;
const PROJECTOR = [
  'projectorLobby/a-class-of-28',
  'countdown/three',
  'projectorQuestion/open',
  'projectorQuestion/revealed',
  'projectorLeaderboard/ten-of-28',
  'projectorClimb/a-class-of-30',
  'podium/ten-of-28',
] as const;

const WALL = 1_920;
const entriesAt = ({ width }: Size): readonly string[] =>
  width === WALL ? PROJECTOR : width < 500 ? PLAYER : [...PLAYER, ...PROJECTOR];

/** Pixels between pictures, and widths of one picture. */
const GAP = 8;
const WIDTHS = { sheet: { tall: 300, wide: 640 }, overview: 480 } as const;
/** What the overview shows of each theme. */
const OVERVIEW = ['lobby/class', 'mcq/open', 'mcq/incorrect', 'podium/ten-of-28'] as const;
const THEMES = readdirSync('assets/themes');
/** Milliseconds until a canvas drawn in software has settled. */
const REST_MS = 250;

/** Takes the sheets of the wanted themes, all by default. Returns the number of sheets. */
export async function themes(
  browser: Browser,
  url: string,
  folder: string,
  wanted: readonly string[] = [],
): Promise<number> {
  const unknown = wanted.filter((id) => !THEMES.includes(id));
  if (unknown.length > 0) throw new Error(`There is no theme ${unknown.join()}; there are ${THEMES.join()}.`);
  mkdirSync(folder, { recursive: true });
  const worn = wanted.length > 0 ? wanted : THEMES;
  const overview: Buffer[] = [];
  for (const id of worn) {
    const context = await browser.newContext({ baseURL: url, locale: 'en', reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`/gallery?bare=1&motion=none&clock=still&theme=${id}`);
      await page.waitForFunction(() => window.quizpeakGallery?.debug);
      const entries = entriesAt(size);
      const shots = new Map<string, Buffer>();
      for (const entry of entries) shots.set(entry, await take(page, entry));
      const width = size.width < size.height ? WIDTHS.sheet.tall : WIDTHS.sheet.wide;
      const sheet = await grid([...shots.values()], size, width, size.width < size.height ? 7 : 4);
      await sharp(sheet).toFile(join(folder, `${id}.${size.width}x${size.height}.png`));
      if (size.width === 1_366) overview.push(...OVERVIEW.flatMap((entry) => shots.get(entry) ?? []));
    }
    await context.close();
  }
  const size = { width: 1_366, height: 768 };
  const all = await grid(overview, size, WIDTHS.overview, OVERVIEW.length);
  await sharp(all).toFile(
    join(folder, wanted.length > 0 ? `overview.${wanted.join('+')}.png` : 'overview.png'),
  );
  return worn.length * SIZES.length + 1;
}

async function take(page: Page, entry: string): Promise<Buffer> {
  await page.evaluate((id) => window.quizpeakGallery?.show(id), entry);
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.waitForTimeout(REST_MS);
  return page.screenshot({ timeout: 120_000 });
}

/** The pictures, all of this size, scaled to a width and laid out in so many columns. */
async function grid(shots: readonly Buffer[], { width, height }: Size, wide: number, columns: number) {
  const high = Math.round((wide / width) * height);
  const rows = Math.ceil(shots.length / columns);
  const tiles = await Promise.all(
    shots.map(
      async (shot, index): Promise<OverlayOptions> => ({
        input: await sharp(shot).resize(wide, high).toBuffer(),
        left: GAP + (index % columns) * (wide + GAP),
        top: GAP + Math.floor(index / columns) * (high + GAP),
      }),
    ),
  );
  const background = '#808080';
  const size = { width: GAP + columns * (wide + GAP), height: GAP + rows * (high + GAP) };
  return sharp({ create: { ...size, channels: 3, background } })
    .composite(tiles)
    .png()
    .toBuffer();
}
