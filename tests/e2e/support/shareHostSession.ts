import type { Page } from '@playwright/test';

/** Gives another device the same host session. Call this before its page opens anything. */
export async function shareHostSession(page: Page, other: Page): Promise<void> {
  await other.context().addCookies(await page.context().cookies());
}
