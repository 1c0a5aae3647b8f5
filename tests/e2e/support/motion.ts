// Motion watcher: records what moves on a page and on its stage.

import { expect, type Page } from '@playwright/test';
import { type Drawn, watchFrames } from '#tests/e2e/support/frames.ts';

interface Watch {
  frames: number;
  /** Labels of nodes that changed place in several frames in a row. */
  readonly moved: string[];
}

/** Call this before the page is opened. */
export function watchMotion(page: Page): Promise<void> {
  return watchFrames(page, () => {
    /**
     * This many changes in a row count as motion, since even the shortest animation takes that many frames.
     * Fewer are just successive layouts.
     */
    const RUNNING = 5;
    /**
     * Real milliseconds without a frame after which the count starts over, because a stage at rest isn't
     * drawn.
     */
    const REST = 500;
    const watched: Watch = { frames: 0, moved: [] };
    // Frames arrive on time, however slow this machine is: with late ones, the app would reduce motion on its
    // own.
    const request = globalThis.requestAnimationFrame.bind(globalThis);
    let clock = 0;
    let drawnAt = 0;
    let rested = false;
    globalThis.requestAnimationFrame = (callback) => request(() => callback((clock += 1_000 / 60)));
    const last = new Map<number, { place: string; changes: number }>();
    const look = (node: Drawn): void => {
      if (!node.visible) return;
      const { position, scale, rotation } = node;
      const place = [position.x, position.y, scale.x, scale.y, rotation].map((n) => n.toFixed(3)).join(' ');
      const before = last.get(node.uid);
      const changed = before !== undefined && before.place !== place;
      const changes = !changed ? 0 : rested ? 1 : before.changes + 1;
      if (changes === RUNNING) watched.moved.push(`${node.label ?? '?'} at ${place}`);
      last.set(node.uid, { place, changes });
      for (const child of node.children) look(child);
    };
    Object.assign(globalThis, { watchedMotion: watched });
    return (stage) => {
      watched.frames += 1;
      const now = performance.now();
      rested = now - drawnAt > REST;
      drawnAt = now;
      look(stage);
    };
  });
}

/** Returns what was seen since the page was opened. */
export function motionOf(page: Page): Promise<Watch> {
  return page.evaluate(() => (globalThis as unknown as { watchedMotion: Watch }).watchedMotion);
}

/** Animations and transitions of page elements that last long enough to be seen. */
export function animationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const duration = Number(animation.effect?.getComputedTiming().duration);
      return duration > 10 ? [`${target?.className} for ${duration} ms`] : [];
    }),
  );
}

/**
 * Expects that the stage was drawn but nothing on it has moved since the page was opened, and that nothing on
 * the page moves now.
 */
export async function expectStill(page: Page): Promise<void> {
  const { frames, moved } = await motionOf(page);
  expect(moved).toEqual([]);
  expect(frames).toBeGreaterThan(5);
  expect(await animationsOf(page)).toEqual([]);
}
