// Press helper for things in the game. What is drawn lies under its invisible twin; without a canvas, the
// twin itself is pressed.

import { expect, type Locator } from '@playwright/test';

/** A twin smaller than this belongs to something that isn't drawn yet. */
const VISIBLE_PX = 8;

/** Waits until it has a place to press. */
export async function drawn(target: Locator): Promise<void> {
  await expect
    .poll(async () => (await target.boundingBox())?.width ?? 0, { message: `${String(target)} is drawn` })
    .toBeGreaterThan(VISIBLE_PX);
}

export async function press(target: Locator): Promise<void> {
  await drawn(target);
  // The twin lets the pointer through, so that this presses the canvas.
  await target.click({ force: true });
}
