import type { Page } from '@playwright/test';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { expect, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

const WINDOWS = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

/** Returns the names of buttons, links and fields that the notice covers. */
function pressableUnder(page: Page): Promise<readonly string[]> {
  return page
    .locator('.toast')
    .last()
    .evaluate((toast) => {
      const notice = toast.getBoundingClientRect();
      const all = [...document.querySelectorAll<HTMLElement>('#app :is(a, button, input, select, textarea)')];
      return all
        .filter((each) => !each.closest('.toast') && each.checkVisibility())
        .filter((each) => {
          const box = each.getBoundingClientRect();
          const beside = notice.right <= box.left || notice.left >= box.right;
          return box.width > 1 && !beside && notice.bottom > box.top && notice.top < box.bottom;
        })
        .map((each) => each.innerText || (each.getAttribute('aria-label') ?? each.tagName));
    });
}

test('a deletion notice moves and covers nothing that is needed for editing, in any window size', {
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
    const pressed = page.getByRole('button', { name: 'Delete question' });
    const other = page.getByRole('button', { name: 'Add question' });
    const before = [await pressed.boundingBox(), await other.boundingBox()];
    await pressed.click();
    const toast = page.locator('.toast');
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(await pressableUnder(page)).toEqual([]);
    expect([await pressed.boundingBox(), await other.boundingBox()]).toEqual(before);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  }
});

for (const [name, options] of [
  ['a phone', PHONE],
  ['a laptop', { viewport: { width: 1366, height: 768 } }],
] as const)
  test(`a deletion notice covers no button of its page or the next on ${name}`, {
    tag: LONG,
  }, async ({ person }) => {
    const host = new HostPage(await person(options));
    const { page } = host;
    await host.openLibrary();
    await page.getByRole('link', { name: 'Import quiz' }).first().click();
    await page.getByRole('button', { name: 'Paste text' }).click();
    await page.getByLabel('Quiz text').fill('What is deep?\n\nWhat is wide?');
    await page.getByRole('button', { name: 'Preview questions' }).click();
    await host.saveAs('Lakes');
    await page.getByRole('button', { name: 'More options for “Lakes”' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const toast = page.locator('.toast', { hasText: 'deleted' });
    await expect(toast).toBeInViewport({ ratio: 1 });
    expect(await pressableUnder(page)).toEqual([]);
    await page
      .getByRole('link', { name: /^Host “/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Open lobby' })).toBeVisible();
    await expect(toast).toBeInViewport({ ratio: 1 });
    // It looks for its place once the page has settled.
    await expect.poll(() => pressableUnder(page)).toEqual([]);
  });
