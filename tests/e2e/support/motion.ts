// Watches what moves on a page, and on its stage.

import { expect, type Page } from '@playwright/test';
import { type Drawn, watchFrames } from '#tests/e2e/support/frames.ts';

interface Watch {
  frames: number;
  /** Labels of what was seen in a new place in several frames running. */
  readonly moved: string[];
}

/** To be called before the page is opened. */
export function watchMotion(page: Page): Promise<void> {
  return watchFrames(page, () => {
    /** So many changes in a row are a motion, of which the shortest takes as many frames; fewer are new layouts, one after the other. */
    const RUNNING = 5;
    /** Real milliseconds without a frame after which a change is one of its own: who is still is not drawn. */
    const REST = 500;
    const watched: Watch = { frames: 0, moved: [] };
    // Frames come on time however slow this machine is: late ones would let the app leave out motion by itself.
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

/** What has been seen since the page was opened. */
export function motionOf(page: Page): Promise<Watch> {
  return page.evaluate(() => (globalThis as unknown as { watchedMotion: Watch }).watchedMotion);
}

/** Animations and transitions of the page's own elements that take longer than the eye can see. */
export function animationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const duration = Number(animation.effect?.getComputedTiming().duration);
      return duration > 10 ? [`${target?.className} for ${duration} ms`] : [];
    }),
  );
}

/** Since the page was opened nothing has moved on its stage, which was drawn, and nothing on the page moves. */
export async function expectStill(page: Page): Promise<void> {
  const { frames, moved } = await motionOf(page);
  expect(moved).toEqual([]);
  expect(frames).toBeGreaterThan(5);
  expect(await animationsOf(page)).toEqual([]);
}
