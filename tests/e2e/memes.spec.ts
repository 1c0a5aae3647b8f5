import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectFocusKept } from '#tests/e2e/pages/keyboard.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { memesFetched, RIGHT_MEME } from '#tests/e2e/support/memes.ts';
import { expect, HALF_LAPTOP, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';

const question = (text: string) => ({
  type: 'MCQ' as const,
  text,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
});
const PERFECT = /(hat-off|shiny-trophy)-\d00/;

const QUIZ: AuthoredQuiz = { title: 'Peaks', questions: ['One?', 'Two?', 'Three?'].map(question) };

test('a meme comes with each verdict, and takes no press of its own', { tag: LONG }, async ({
  person,
  openRoom,
}) => {
  const player = new PlayerPage(await person(HALF_LAPTOP));
  const { keyboard } = player.page;
  const meme = player.verdict.getByRole('figure');
  const caption = meme.locator('figcaption');
  const announcer = player.page.getByTestId('announcer');
  const room = await openRoom({
    type: 'normal',
    quiz: QUIZ,
    options: { memes: true, studentLeaderboard: 'no' },
  });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await player.continueGame();

  await player.expectQuestion('One?');
  await memesFetched(player.page, RIGHT_MEME, 1);
  await player.waitUntilReady();
  await keyboard.press('A');
  await expect(player.verdict).toContainText('Correct! First one!');
  await expect(meme.getByRole('img')).toHaveAttribute('alt', /\w{3}/);
  await expectFocusKept(player.page);
  await expectAccessible(player.page, 'a verdict with a meme');
  const first = (await caption.textContent()) ?? '';
  await expect(announcer).toContainText(`Meme: ${first}`);
  // No clock runs until the player continues.
  expect(await room.player('Ada')).toMatchObject({ answered: 1 });
  await keyboard.press('Enter');

  await player.expectQuestion('Two?');
  await memesFetched(player.page, RIGHT_MEME, 2);
  await player.waitUntilReady();
  await keyboard.press('A');
  await expect(player.verdict).toContainText('Correct!');
  await expect(caption).not.toHaveText(first);
  await keyboard.press('Enter');

  await player.expectQuestion('Three?');
  await memesFetched(player.page, PERFECT, 1);
  await player.waitUntilReady();
  await keyboard.press('A');
  await expect(player.verdict).toContainText('Correct!');
  await expect(caption).toHaveText(/Not one miss|So perfect/);
  await keyboard.press('Enter');
  await player.openSummary();
  await expect(player.figure('Accuracy')).toHaveText('100%');
});

test("a meme goes away with the verdict, and isn't shown to a player who turned memes off", {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const room = await openRoom({
    type: 'normal',
    quiz: QUIZ,
    options: { memes: true, studentLeaderboard: 'no' },
  });
  const ada = new PlayerPage(await person(PHONE));
  const ben = new PlayerPage(await person(PHONE));
  await ada.join(room.code, 'Ada', NO_CANVAS);
  await ben.set('Memes', false);
  await ben.set('Continue automatically', false);
  await ben.join(room.code, 'Ben', NO_CANVAS);
  await room.start();

  await ben.continueGame();
  await ben.choose('wrong');
  await expect(ben.verdict).toContainText('Not this time');
  await expect(ben.verdict.getByRole('figure')).toHaveCount(0);
  await ben.continueGame();
  await ben.expectQuestion('Two?');

  await ada.expectQuestion('One?');
  await memesFetched(ada.page, RIGHT_MEME, 1);
  await ada.choose('right');
  const picture = ada.verdict.getByRole('figure').getByRole('img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThanOrEqual(400);
  await expectAccessible(ada.page, 'a meme without the stage');
  await ada.expectQuestion('Two?');
});

test('a teacher makes a meme set, deletes it and undoes that', { tag: LONG }, async ({ person }) => {
  const page = await person(HALF_LAPTOP);
  await page.goto('/host/memes');
  await page.getByRole('link', { name: 'New meme set' }).click();
  await page.getByLabel('Set name').fill('Class 5b');
  await page
    .getByLabel('Add picture: Correct answer')
    .setInputFiles('assets/memes/classic/high-five-400.webp');
  await page.getByLabel('Caption').fill('That is how we do it');
  await page.getByLabel('Describe the picture').fill('Two friends high-five');
  await page
    .getByLabel('Add picture: Incorrect answer')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') });
  await expect(page.getByText('We can’t use this picture.').first()).toBeVisible();
  await expectAccessible(page, 'meme editor');
  await page.getByRole('button', { name: 'Save set' }).click();
  await expect(page.getByRole('link', { name: 'Class 5b' })).toBeVisible();
  await expectAccessible(page, 'meme sets');
  await page.getByRole('button', { name: 'Delete “Class 5b”' }).click();
  await expect(page.getByRole('link', { name: 'Class 5b' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Class 5b' }).click();
  await expect(page.getByRole('img', { name: 'Two friends high-five' })).toBeVisible();
});
