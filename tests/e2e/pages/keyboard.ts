// Keyboard-only interaction. Focus must never be lost, and must always be visible.

import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab presses than any page has stops. */
const STOPS = 60;
/** Milliseconds in which even software rendering has usually removed a focus ring. */
const RING_MS = 1_500;

/** Tabs until the target has focus, checking on the way that focus is never lost and always visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  throw new Error(`${String(target)} can't be reached with the keyboard`);
}

/** Tabs to the target and presses Enter. */
export async function activate(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/**
 * Expects the focused element to show its focus, by a ring of its own or, for the twin of something drawn, on
 * the canvas.
 */
export async function expectFocusSeen(page: Page): Promise<void> {
  // A ring may take a moment to fade in.
  await expect.poll(() => page.evaluate(unseenFocus), 'focused element without a visible focus').toBeNull();
}

/** Expects focus not to be lost: the focused element is still there or has passed focus on. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), 'focused element')
    .not.toBe('BODY');
}

/** Runs in the page: returns the focused element if it shows no ring; null otherwise. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  // Between the last and the first stop of a page, the browser's own toolbar has focus.
  if (!focused || focused === document.body || focused.matches('.twin-ghost')) return null;
  // The app focuses headings itself, and they can't be pressed.
  if (focused.matches('h1, h2')) return null;
  // The ring may be on the card or label around it.
  for (let at: Element | null = focused; at && at !== document.body; at = at.parentElement) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return null;
    if (/0px 0px 0px [2-9]px/.test(boxShadow)) return null;
  }
  return focused.outerHTML.slice(0, 200);
}

/** Expects what is drawn under this twin to look different with focus. */
export async function expectDrawnFocus(page: Page, target: Locator): Promise<void> {
  const margin = 12;
  const place = async () => {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${String(target)} is not drawn`);
    const x = Math.max(0, box.x - margin);
    const y = Math.max(0, box.y - margin);
    return { x, y, width: box.width + 2 * margin, height: box.height + 2 * margin };
  };
  // A slow machine draws and removes the ring some time after the key press, so this is retried.
  await expect(async () => {
    const clip = await place();
    const look = () => page.screenshot({ clip });
    await expect(async () => expect((await look()).equals(await look()), 'at rest').toBe(true)).toPass();
    await page.keyboard.press('Tab');
    await page.waitForTimeout(RING_MS);
    const without = await look();
    await page.keyboard.press('Shift+Tab');
    const same = async () => without.equals(await look());
    await expect.poll(same, { message: 'looks the same with the focus', timeout: 10_000 }).toBe(false);
    // It looks different because of its ring, not because it has moved.
    expect(await place()).toEqual(clip);
  }).toPass({ timeout: 120_000 });
}
