// Pictures of memes in a browser.

import { expect, type Page } from '@playwright/test';

/**
 * Waits until this many pictures have loaded, by the first group of `names`: a player who is faster than the
 * network sees no meme.
 */
export async function memesFetched(page: Page, names: RegExp, count: number): Promise<void> {
  const here = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect
    .poll(async () => new Set((await here()).flatMap((name) => names.exec(name)?.[1] ?? [])).size)
    .toBeGreaterThanOrEqual(count);
}

/** The built-in memes for a correct answer. */
export const RIGHT_MEME = /(summit-dance|bright-idea|campfire-treat|high-five|too-cool)-\d00/;
