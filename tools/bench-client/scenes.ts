// Scene benchmark in the gallery: what each scene costs to draw and to animate.

import type { Browser, Page } from '@playwright/test';
import type { GalleryHook } from '#src/pages/gallery/galleryHook.ts';
import { count, countersOf } from '#tools/bench-client/counters.ts';
import { framesOf } from '#tools/bench-client/tasks.ts';
import type { TestBench } from '#tools/bench-client/TestBench.ts';
import { type Measured, measured, median, quantile } from '#tools/bench/figures.ts';

type Entry = GalleryHook['entries'][number];

/** Two frames at the driver's pace, plus pictures that are still loading. */
export const PAINTED_MS = 250;
/** Number of entries watched per scene while they are animated, and for how long. */
const WATCHED = 4;
const WATCHED_MS = 1_200;
/** Slowdown to a Chromebook's CPU. */
const SLOW = 4;
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
    const draws = await drawsOfFrame(page);
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

/** Draw calls of one frame of the entry shown. */
export function drawsOfFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const before = { ...window.benchCounters };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.quizpeakGallery?.redraw();
    while (window.benchCounters.frames === before.frames) await frame();
    await frame();
    const { draws, frames } = window.benchCounters;
    return (draws - before.draws) / (frames - before.frames);
  });
}

/**
 * By the processor's time of each frame, whatever else the machine is doing. Everything that a frame starts
 * counts, such as what React renders after it.
 */
export async function frameScript({ browser, server }: TestBench): Promise<Measured[]> {
  // At full quality, because that animates most.
  const page = await openGallery(browser, server.url, 'motion=full&tier=high', 844, 480, false);
  const entries = await entriesOf(page);
  // Load all scenes before measuring one.
  for (const { id } of watched(entries, 1)) await show(page, id);
  const watch = async (entry: Entry, ms: number): Promise<Watched> => {
    await show(page, entry.after ?? entries.find(({ scene }) => scene !== entry.scene)?.id ?? entry.id);
    await page.waitForTimeout(PAINTED_MS);
    await page.evaluate(() => Object.assign(window.benchCounters, { frameStarts: [], frameDraws: [] }));
    const tasks = await framesOf(browser, page, async () => {
      await show(page, entry.id);
      await page.waitForTimeout(ms);
    });
    const { frameStarts, frameDraws } = await countersOf(page);
    const times = frameStarts.flatMap((start) => {
      const frame = tasks.find(({ from, to }) => from <= start && start <= to);
      return frame ? [frame.cpu * SLOW] : [];
    });
    return { ...entry, times, draws: Math.max(...frameDraws) };
  };
  const seen: Watched[] = [];
  for (const entry of watched(entries, WATCHED)) seen.push(await watch(entry, WATCHED_MS));
  const busiest: Watched[] = [];
  for (const entry of entries.filter(({ id }) => BUSIEST.includes(id)))
    busiest.push(await watch(entry, BUSIEST_MS));
  await page.context().close();
  const scenes = [...new Set(seen.map(({ scene }) => scene))]
    .map((scene) => ({ scene, own: seen.filter((one) => one.scene === scene && one.times.length > 0) }))
    .filter(({ own }) => own.length > 0)
    .map(({ scene, own }) => ({ scene, times: own.flatMap(({ times }) => times), own }));
  const rows = scenes.map(({ scene, times, own }) => {
    const busy = own.toSorted((one, other) => median(other.times) - median(one.times))[0];
    const most = busy ? `${median(busy.times).toFixed(1)} in ${busy.id}` : '';
    const figures = `median ${median(times).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
    return `\n  ${scene.padEnd(20)} ${figures} of ${times.length} frames; ${most}`;
  });
  return [
    measured(
      { name: 'frameScript', unit: 'ms', atMost: 4 },
      Math.max(...scenes.map(({ times }) => median(times))),
      `${SLOW} times the processor's time of an animated frame, the worst scene's median${rows.join('')}`,
    ),
    measured(
      { name: 'frameScriptBusiest', unit: 'ms', atMost: 4 },
      Math.max(...busiest.map(({ times }) => median(times))),
      busiest
        .map(({ id, times }) => `${id} ${median(times).toFixed(1)}, median of ${times.length} frames`)
        .join('; '),
    ),
    measured(
      { name: 'drawCallsBusiest', unit: 'calls a frame', atMost: 60 },
      Math.max(...busiest.map(({ draws }) => draws)),
      busiest.map(({ id, draws }) => `${id} ${draws}`).join('; '),
    ),
  ];
}

interface Watched extends Entry {
  /** Milliseconds of each frame, slowed down. */
  readonly times: readonly number[];
  /** Draw calls of the worst frame. */
  readonly draws: number;
}

/** Picks this many entries of each scene, spread evenly. */
export function watched(entries: readonly Entry[], many: number): Entry[] {
  const scenes = [...new Set(entries.map(({ scene }) => scene))];
  return scenes.flatMap((scene) => {
    const own = entries.filter((entry) => entry.scene === scene);
    const step = Math.max(1, own.length / many);
    return own.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  });
}

export async function openGallery(
  browser: Browser,
  url: string,
  search: string,
  width: number,
  height: number,
  paints = true,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await count(page, paints);
  await page.goto(`${url}/gallery?bare=1&${search}`);
  await page.waitForFunction(() => window.quizpeakGallery?.debug);
  return page;
}

export function entriesOf(page: Page): Promise<readonly Entry[]> {
  return page.evaluate(() => window.quizpeakGallery?.entries ?? []);
}

export async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((wanted) => window.quizpeakGallery?.show(wanted), id);
}
