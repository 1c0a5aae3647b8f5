// Scene benchmark in the gallery: what each scene costs to draw and to animate.

import type { Browser, Page } from '@playwright/test';
import type { GalleryHook } from '#src/pages/gallery/galleryHook.ts';
import { count, countersOf, slowDown } from '#tools/bench-client/counters.ts';
import type { TestBench } from '#tools/bench-client/TestBench.ts';
import { type Measured, measured, median } from '#tools/bench/figures.ts';

type Entry = GalleryHook['entries'][number];

/** Two frames at the driver's pace, plus pictures that are still loading. */
const PAINTED_MS = 250;
/** Number of entries watched per scene while they are animated, and for how long. */
const WATCHED = 4;
const WATCHED_MS = 1_500;
/**
 * The entries with the most animation, each shown after the entry it transitions from, long enough for
 * several of their strikes to begin.
 */
const BUSIEST = ['duelsOnTheWall/many', 'duelsOnTheBoard/many'];
const BUSIEST_MS = 4_000;

export async function drawCalls({ browser, server }: TestBench): Promise<Measured[]> {
  const page = await openGallery(browser, server.url, 'motion=none&clock=still', 1366, 768);
  const worst = new Map<string, { readonly draws: number; readonly id: string }>();
  for (const { id, scene } of await entriesOf(page)) {
    await show(page, id);
    await page.waitForTimeout(PAINTED_MS);
    const draws = await page.evaluate(async () => {
      const before = { ...window.benchCounters };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      window.quizpeakGallery?.redraw();
      while (window.benchCounters.frames === before.frames) await frame();
      await frame();
      const { draws, frames } = window.benchCounters;
      return (draws - before.draws) / (frames - before.frames);
    });
    if (draws >= (worst.get(scene)?.draws ?? 0)) worst.set(scene, { draws, id });
  }
  await page.context().close();
  const detail = [...worst].map(([scene, { draws, id }]) => `${scene} ${draws} (${id})`).join(', ');
  const most = (scenes: readonly string[]) =>
    Math.max(...[...worst].filter(([scene]) => scenes.includes(scene)).map(([, { draws }]) => draws));
  return [
    measured(
      { name: 'drawCallsQuestion', unit: 'calls a frame', atMost: 30 },
      most(['question', 'projectorQuestion']),
      "the worst question, on a student's device or on the projector",
    ),
    measured({ name: 'drawCalls', unit: 'calls a frame', atMost: 60 }, most([...worst.keys()]), detail),
  ];
}

export async function frameScript({ browser, server }: TestBench): Promise<Measured[]> {
  // A small window, because the pixels are drawn in software here; at full quality, because that animates
  // most.
  const page = await openGallery(browser, server.url, 'motion=full&tier=high', 844, 480);
  const entries = await entriesOf(page);
  // Load all scenes before slowing the CPU down.
  for (const { id } of watched(entries, 1)) await show(page, id);
  await slowDown(page, 4);
  const watch = async ({ id }: Entry, ms: number) => {
    await page.evaluate(() => Object.assign(window.benchCounters, { frameMs: [], frameDraws: [] }));
    await show(page, id);
    await page.waitForTimeout(ms);
    return countersOf(page);
  };
  const byScene = new Map<string, number[]>();
  for (const entry of watched(entries, WATCHED)) {
    const { frameMs } = await watch(entry, WATCHED_MS);
    byScene.set(entry.scene, [...(byScene.get(entry.scene) ?? []), ...frameMs]);
  }
  const busiest: { readonly id: string; readonly frameMs: number[]; readonly frameDraws: number[] }[] = [];
  for (const entry of entries.filter(({ id }) => BUSIEST.includes(id))) {
    if (entry.after !== null) await show(page, entry.after);
    await page.waitForTimeout(PAINTED_MS);
    busiest.push({ id: entry.id, ...(await watch(entry, BUSIEST_MS)) });
  }
  await page.context().close();
  const all = [...byScene.values()].flat();
  const detail = [...byScene]
    .filter(([, times]) => times.length > 0)
    .map(([scene, times]) => `${scene} ${median(times).toFixed(1)}`)
    .join(', ');
  return [
    measured(
      { name: 'frameScript', unit: 'ms', atMost: 4 },
      median(all),
      `median of ${all.length} animated frames at a 4x slow-down; ${detail}`,
    ),
    measured(
      { name: 'frameScriptBusiest', unit: 'ms', atMost: 4 },
      Math.max(...busiest.map(({ frameMs }) => median(frameMs))),
      busiest
        .map(({ id, frameMs }) => `${id} ${median(frameMs).toFixed(1)}, median of ${frameMs.length} frames`)
        .join('; '),
    ),
    measured(
      { name: 'drawCallsBusiest', unit: 'calls a frame', atMost: 60 },
      Math.max(...busiest.flatMap(({ frameDraws }) => frameDraws)),
      busiest.map(({ id, frameDraws }) => `${id} ${Math.max(...frameDraws)}`).join('; '),
    ),
  ];
}

/** Picks this many entries of each scene, spread evenly. */
function watched(entries: readonly Entry[], many: number): Entry[] {
  const scenes = [...new Set(entries.map(({ scene }) => scene))];
  return scenes.flatMap((scene) => {
    const own = entries.filter((entry) => entry.scene === scene);
    const step = Math.max(1, own.length / many);
    return own.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  });
}

async function openGallery(
  browser: Browser,
  url: string,
  search: string,
  width: number,
  height: number,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await count(page);
  await page.goto(`${url}/gallery?bare=1&${search}`);
  await page.waitForFunction(() => window.quizpeakGallery?.debug);
  return page;
}

function entriesOf(page: Page): Promise<readonly Entry[]> {
  return page.evaluate(() => window.quizpeakGallery?.entries ?? []);
}

async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((wanted) => window.quizpeakGallery?.show(wanted), id);
}
