// In-page counters for what can't be seen from outside: draw calls, frames, live textures, and script time
// per frame.

import type { Page } from '@playwright/test';

export interface Counters {
  draws: number;
  /** Frames in which anything was drawn. */
  frames: number;
  /** Currently on the GPU. */
  textures: number;
  /** Milliseconds of script, and draw calls, of each frame that drew. */
  frameMs: number[];
  frameDraws: number[];
  /** Wall-clock milliseconds of each main-thread task over 50 ms. */
  longTasks: number[];
}

declare global {
  interface Window {
    benchCounters: Counters;
  }
}

/** Runs in the page before any of its own scripts. */
function install(): void {
  const counters: Counters = { draws: 0, frames: 0, textures: 0, frameMs: [], frameDraws: [], longTasks: [] };
  new PerformanceObserver((list) => {
    counters.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  window.benchCounters = counters;
  let lastFrame: unknown = null;
  const drawn = (): void => {
    counters.draws += 1;
    const frame = document.timeline.currentTime;
    if (frame !== lastFrame) counters.frames += 1;
    lastFrame = frame;
  };
  const watch = (prototype: object, name: string, seen: () => void): void => {
    const original: unknown = Reflect.get(prototype, name);
    if (typeof original !== 'function') return;
    Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]): unknown {
      seen();
      return Reflect.apply(original, this, values);
    });
  };
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'])
      watch(prototype, name, drawn);
    watch(prototype, 'createTexture', () => (counters.textures += 1));
    watch(prototype, 'deleteTexture', () => (counters.textures -= 1));
  }
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (task) =>
    request((time) => {
      const { draws } = counters;
      const start = performance.now();
      task(time);
      if (counters.draws === draws) return;
      counters.frameMs.push(performance.now() - start);
      counters.frameDraws.push(counters.draws - draws);
    });
}

export async function count(page: Page): Promise<void> {
  await page.addInitScript(install);
}

export function countersOf(page: Page): Promise<Counters> {
  return page.evaluate(() => window.benchCounters);
}

/** Slows the CPU down to a Chromebook's level; 1 is this machine's own speed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
