import type { Page } from '@playwright/test';

/** Until such words stand there, as a heading where nothing else is said. */
export const until = (page: Page, words: string, element = 'h1'): Promise<void> =>
  page.locator(element).filter({ hasText: words }).first().waitFor({ state: 'attached' });
