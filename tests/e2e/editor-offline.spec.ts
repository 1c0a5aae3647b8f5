import type { BrowserContext } from '@playwright/test';
import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { shareHostSession } from '#tests/e2e/support/shareHostSession.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

const UNSENT = 'You’re offline. Your work is saved on this device.';
const PICTURE = 'assets/memes/classic/high-five-400.webp';

/** The device seems to be online, but nothing comes back from the server. */
async function loseServer(context: BrowserContext): Promise<void> {
  await context.route('**/v1/**', (route) => route.abort('connectionfailed'));
}

async function findServer(context: BrowserContext): Promise<void> {
  await context.unroute('**/v1/**');
}

test('work written offline appears on another device once the network is back', {
  tag: LONG,
}, async ({ person }) => {
  const train = new EditorPage(await person());
  const { page } = train;
  const context = page.context();
  await train.createQuiz('Trains');
  await train.pick(1);
  await train.question.fill('How fast is an express?');
  await train.option(1).fill('300 km/h');
  await train.option(2).fill('900 km/h');
  await train.correctControl(1).check();
  await train.expectSaved();
  const address = page.url();

  await test.step('the network is cut in the middle of a word', async () => {
    await train.question.pressSequentially(' And how ');
    await context.setOffline(true);
    await train.question.pressSequentially('heavy?');
    await expect(train.saveStatus(UNSENT)).toBeVisible();
    await expect(page.getByText('You need to be online to add pictures and audio.')).toBeVisible();
  });

  await test.step("a dialog that isn't loaded yet says so, and opens once the network is back", async () => {
    await train.button('Formula').click();
    const missing = train.dialog('We couldn’t load this');
    await expect(missing).toBeVisible();
    await missing.getByRole('button', { name: 'Try again' }).click();
    await expect(missing).toBeVisible();
    await context.setOffline(false);
    await missing.getByRole('button', { name: 'Try again' }).click();
    const formula = train.dialog('Formula');
    await expect(formula.getByRole('textbox', { name: 'TeX formula' })).toBeFocused();
    // With its style sheet, which didn't load the first time.
    await expect(formula.getByRole('group', { name: 'Formula parts' })).toHaveCSS('display', 'grid');
    await page.keyboard.press('Escape');
    await expect(formula).toBeHidden();
    await expect(train.question).toHaveText('How fast is an express? And how heavy?');
    await train.expectSaved();
    await context.setOffline(true);
  });

  await test.step('writing continues offline, with questions and a picture that waits for the network', async () => {
    await train.add('Short answer');
    await train.question.fill('What moves an engine?');
    await train.answer(1).fill('Steam');
    await train.file.setInputFiles(PICTURE);
    await expect(page.getByText('You’re offline, so this wasn’t uploaded.')).toBeVisible();
    await expect(train.saveStatus(UNSENT)).toBeVisible();
    await context.setOffline(false);
    await expect(train.description('picture')).toBeVisible();
    await train.expectSaved();
  });

  await test.step('the page is closed while the server is unreachable', async () => {
    await loseServer(context);
    await train.add('Open-ended');
    await train.question.fill('Where would you go?');
    await expect(train.saveStatus(UNSENT)).toBeVisible();
    await page.close();
  });

  const again = new EditorPage(await context.newPage());
  await test.step('opened again, the page says that nothing is lost, and can retry', async () => {
    await again.page.goto(address);
    await expect(again.page.getByText(/^Your work is safe on this device/)).toBeVisible();
    await findServer(context);
    await again.page.getByRole('button', { name: 'Try again' }).click();
    await expect(again.rows).toHaveCount(3);
    await again.expectSaved();
  });

  const all = ['How fast is an express? And how heavy?', 'What moves an engine?', 'Where would you go?'];
  await again.expectQuestions(all);
  const home = new EditorPage(await person());
  await shareHostSession(again.page, home.page);
  await home.open(address);
  await home.expectQuestions(all);
  await home.pick(2);
  await expect(home.answer(1)).toHaveValue('Steam');
  await expect(home.page.locator('.media-picture')).toHaveAttribute('src', /^\/uploads\//);
});

test('a quiz that was started and closed offline is sent from the library', {
  tag: LONG,
}, async ({ person }) => {
  const train = new EditorPage(await person());
  const { page } = train;
  await page.goto('/host');
  await expect(page.getByRole('heading', { name: 'Your library', exact: true })).toBeVisible();
  await loseServer(page.context());
  await page.getByRole('link', { name: 'New quiz' }).first().click();
  await train.title.fill('Begun in a tunnel');
  await expect(train.saveStatus(UNSENT)).toBeVisible();
  await page.goto('about:blank');
  await findServer(page.context());

  // Long enough that no other window can still be writing it.
  await page.clock.install({ time: Date.now() + 60_000 });
  await page.goto('/host');
  await expect(page.getByRole('link', { name: 'Begun in a tunnel', exact: true })).toBeVisible();
});
