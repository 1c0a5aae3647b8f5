// Another device of somebody who is a host already.

import type { Page } from '@playwright/test';

/** To be called before the other page opens anything. */
export async function sameTeacher(page: Page, other: Page): Promise<void> {
  await other.context().addCookies(await page.context().cookies());
}
