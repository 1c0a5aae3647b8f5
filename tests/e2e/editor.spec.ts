import type { Page } from '@playwright/test';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

const PICTURE = 'assets/memes/classic/high-five-400.webp';

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const question = (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true });
const option = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Option ${number}`, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
const saved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });

test("a quiz is written by keyboard, survives a lost network and is hosted, and edits don't affect its game", {
  tag: LONG,
}, async ({ person }) => {
  const host = new HostPage(await person());
  const { page } = host;
  await host.openLibrary();
  await page.getByRole('link', { name: 'New quiz' }).first().click();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Rivers');

  // From one question to the next without leaving the keyboard.
  await page.keyboard.press('Control+Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.type('Which of them is the longest?');
  await option(page, 1).focus();
  await page.keyboard.type('Nile');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rhine');
  await page.getByRole('radio', { name: 'Option 1 is correct' }).focus();
  await page.keyboard.press('Space');

  // A picture from the device, and its description.
  await page.getByLabel('Choose picture or audio').and(page.locator('input')).setInputFiles(PICTURE);
  await page.getByRole('textbox', { name: 'Describe the picture' }).fill('Two hands');
  const shown = page.locator('.preview-screen').getByAltText('Two hands');
  await expect(shown).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{40}/);
  await expect
    .poll(() => shown.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('radio', { name: 'Short answer' }).check();
  await question(page).fill('Where does it end?');
  await page.getByRole('textbox', { name: 'Accepted answer 1' }).fill('The sea');
  await saved(page);
  await expectAccessible(page, 'editor');

  // The network drops, and the page is closed before it is back.
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('radio', { name: 'Open-ended' }).check();
  await question(page).fill('What have you seen of it?');
  await expect(page.getByText('You’re offline. Your work is saved on this device.')).toBeVisible();
  const address = page.url();
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(address);
  await expect(rows(page)).toHaveCount(3);
  await saved(page);

  // Hosted, and edited during the game.
  await page.getByRole('button', { name: 'Host', exact: true }).click();
  await page.getByRole('button', { name: 'Open lobby' }).click();
  const code = await host.code();
  const player = new PlayerPage(await person(PHONE));
  await player.join(code, 'Ada');
  await host.start();
  const editing = await page.context().newPage();
  await editing.goto(address);
  await question(editing).fill('Which of them is the shortest?');
  await saved(editing);
  await player.expectQuestion('Which of them is the longest?');
});
