import type { Page } from '@playwright/test';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
/** The player preview isn't among them: it has nothing to press. */
const WIDE = ['.host-bar', '.editor-pane--list', '.editor-pane--question'];
const NARROW = ['.host-bar', '.editor-pane', '.editor-panes'];

/** Returns the `parts` that the notice covers. Throws if a part is missing. */
function coveredOf(page: Page, parts: readonly string[]): Promise<readonly string[]> {
  return page.locator('.toast').evaluate((toast, all) => {
    const notice = toast.getBoundingClientRect();
    return all.filter((selector) => {
      const part = document.querySelector(selector)?.getBoundingClientRect();
      if (!part) throw new Error(`${selector} is not there`);
      const beside = notice.right <= part.left || notice.left >= part.right;
      return !beside && notice.bottom > part.top && notice.top < part.bottom;
    });
  }, parts);
}

test('a deletion notice covers nothing that is needed for editing, in any window size', {
  tag: LONG,
}, async ({ person }) => {
  const host = new HostPage(await person());
  const { page } = host;
  await host.openLibrary();
  await page.getByRole('link', { name: 'New quiz' }).first().click();
  await page.getByLabel('Title', { exact: true }).fill('Rivers');
  await page.getByRole('button', { name: 'Add question' }).click();
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await page.getByRole('button', { name: 'Duplicate (Ctrl+D)' }).click();
    await page.getByRole('button', { name: 'Delete question' }).click();
    const toast = page.locator('.toast');
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(await coveredOf(page, window.width < 1100 ? NARROW : WIDE)).toEqual([]);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  }
});
