// Announcement recorder: collects what screen readers announce, even if it is on the page only for a moment.

import { expect, type Page } from '@playwright/test';

/** Call this before the page is opened. */
export async function hear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const listen = (changes: readonly MutationRecord[]) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const words = element?.closest('[aria-live], [role="status"], output')?.textContent?.trim();
        if (words !== undefined && words !== '' && heard.at(-1) !== words) heard.push(words);
      }
    };
    new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Expects these words to have been announced since the last call. */
export async function expectHeard(page: Page, words: string): Promise<void> {
  const isHeard = () =>
    page.evaluate((wanted) => {
      const { heard } = globalThis as unknown as { readonly heard: string[] };
      const place = heard.findIndex((each) => each.includes(wanted));
      if (place >= 0) heard.splice(0, place + 1);
      return place >= 0 || heard;
    }, words);
  await expect.poll(isHeard, `“${words}” is heard`).toBe(true);
}
