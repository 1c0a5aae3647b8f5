// The keyboard as the only way to act: Tab to a thing and a key on it; focus has to be somewhere, and seen.

import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than any page has stops. */
const STOPS = 60;
/** Milliseconds within which even software has taken a ring away, as a rule. */
const RING_MS = 1_500;

/** Tabs until this has the focus, checking on the way that focus is never lost to nowhere and always seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  throw new Error(`${String(target)} can't be reached with the keyboard`);
}

/** Tabs to it and presses Enter. */
export async function activate(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** What has the focus shows it: by a ring of its own, or, where it is the twin of a drawn thing, on the canvas. */
export async function expectFocusSeen(page: Page): Promise<void> {
  // A ring may take a moment to fade in.
  await expect.poll(() => page.evaluate(unseenFocus), 'what has the focus and does not show it').toBeNull();
}

/** The focus is somewhere: what had it is still there, or has passed it on. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), 'what has the focus')
    .not.toBe('BODY');
}

/** In the page: the focused element that shows no ring; null where all is well. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  // Between the last stop of a page and the first the browser's own bar has the focus.
  if (!focused || focused === document.body || focused.matches('.twin-ghost')) return null;
  // Focus comes to headings by itself, and there is nothing to press.
  if (focused.matches('h1, h2')) return null;
  // The ring may be that of the card or the label around it.
  for (let at: Element | null = focused; at && at !== document.body; at = at.parentElement) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return null;
    if (/0px 0px 0px [2-9]px/.test(boxShadow)) return null;
  }
  return focused.outerHTML.slice(0, 200);
}

/** The drawn thing under this twin looks different with the focus than without. */
export async function expectDrawnFocus(page: Page, target: Locator): Promise<void> {
  const margin = 12;
  const place = async () => {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${String(target)} is not drawn`);
    const x = Math.max(0, box.x - margin);
    const y = Math.max(0, box.y - margin);
    return { x, y, width: box.width + 2 * margin, height: box.height + 2 * margin };
  };
  // A slow machine draws ring and end of ring some time after the key; if it was not done by the look, once more.
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
    // It looks different by its ring, and not because it is elsewhere now.
    expect(await place()).toEqual(clip);
  }).toPass({ timeout: 120_000 });
}
