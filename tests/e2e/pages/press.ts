// Presses a thing of the game: drawn, it lies under its invisible twin; without a canvas the twin is the thing.

import { expect, type Locator } from '@playwright/test';

/** Smaller than this is nothing that one could press: a twin whose thing is not drawn yet. */
const VISIBLE_PX = 8;

export async function press(target: Locator): Promise<void> {
  await expect
    .poll(async () => (await target.boundingBox())?.width ?? 0, { message: `${String(target)} is drawn` })
    .toBeGreaterThan(VISIBLE_PX);
  // The twin lets the pointer through to the canvas, which is what makes this a press on the canvas.
  await target.click({ force: true });
}
