// In-page counters for what can't be seen from outside: draw calls, frames, live textures.

import type { Page } from '@playwright/test';

export interface Counters {
  draws: number;
  /** Frames in which anything was drawn. */
  frames: number;
  /** Currently on the GPU. */
  textures: number;
  /** When each frame that drew began, in milliseconds of `performance.now()`, and its draw calls. */
  frameStarts: number[];
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
function install(paints: boolean): void {
  const counters: Counters = {
    draws: 0,
    frames: 0,
    textures: 0,
    frameStarts: [],
    frameDraws: [],
    longTasks: [],
  };
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
  const watch = (prototype: object, name: string, seen: () => void, passes = true): void => {
    const original: unknown = Reflect.get(prototype, name);
    if (typeof original !== 'function') return;
    Reflect.set(prototype, name, function (this: unknown, ...values: unknown[]): unknown {
      seen();
      return passes ? Reflect.apply(original, this, values) : undefined;
    });
  };
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'])
      watch(prototype, name, drawn, paints);
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
      counters.frameStarts.push(start);
      counters.frameDraws.push(counters.draws - draws);
    });
}

/**
 * Without `paints`, draw calls are only counted: painting in software takes so long that most frames of an
 * animation would be left out.
 */
export async function count(page: Page, paints = true): Promise<void> {
  await page.addInitScript(install, paints);
}

export function countersOf(page: Page): Promise<Counters> {
  return page.evaluate(() => window.benchCounters);
}

/** Slows the CPU down to a Chromebook's level; 1 is this machine's own speed. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
