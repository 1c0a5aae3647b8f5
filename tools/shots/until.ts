import type { Page } from '@playwright/test';

/** Waits until the text appears, in a heading by default. */
export const until = (page: Page, words: string, element = 'h1'): Promise<void> =>
  page.locator(element).filter({ hasText: words }).first().waitFor({ state: 'attached' });
