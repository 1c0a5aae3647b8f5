import { activate } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';

test('an assigned game is played in three attempts, with a reload in each', { tag: LONG }, async ({
  person,
  openRoom,
}) => {
  const player = new PlayerPage(await person(PHONE));
  const room = await openRoom({
    type: 'normal',
    playMode: 'async',
    quiz: CHOICES,
    options: { limitAttempts: 3, timer: 'off' },
  });
  await player.set('Continue automatically', false);
  await player.enterCode(room.code, NO_CANVAS);
  await expect(player.page.getByText(/^Open until /)).toBeVisible();
  await player.enterName('Ada');

  for (const [attempt, planet] of ['Venus', 'Saturn', 'Mars'].entries()) {
    await player.continueGame();
    await player.expectQuestion('Which planet is called the red one?');
    await player.page.reload();
    await player.choose(planet);
    await expect(player.verdict).toContainText(planet === 'Mars' ? 'Correct!' : 'Not this time');
    await player.continueGame();
    await player.expectQuestion('Which of these are primes?');
    await player.tick('2', '7');
    await expect(player.verdict).toContainText('Correct!');
    await player.continueGame();
    await player.openSummary();
    await expect(player.figure('Correct')).toHaveText(planet === 'Mars' ? '2' : '1');
    const again = player.page.getByRole('button', { name: /^Play again/ });
    if (attempt < 2) await again.click();
    else await expect(again).toHaveCount(0);
  }
  expect(await room.player('Ada')).toMatchObject({ attempt: 3, totalCorrect: 2, accuracy: 100 });

  // The teacher ends it early: the player can still read the results, and no one else gets in.
  await room.end();
  await player.enterCode(room.code);
  await expect(player.page.getByRole('heading', { name: /^Nice work/ }).or(player.endHeading)).toBeAttached();
  const late = new PlayerPage(await person(PHONE));
  await late.enterCode(room.code);
  await expect(late.page.getByRole('alert').filter({ hasText: /We can’t find an open game/ })).toBeVisible();
  await late.page.goto(`/join/contest/${room.hash}`);
  await expect(late.heading('This game is over')).toBeVisible();
  await expectAccessible(late.page, 'link to an assigned game that is over');
  await late.page.goto(`/join/contest/${'0'.repeat(24)}`);
  await expect(late.heading('We can’t find this game')).toBeVisible();
  await expectAccessible(late.page, 'a link to an unknown game');
  await activate(late.page, late.page.getByRole('link', { name: /code/ }));
  await expect(late.code).toBeVisible();
});

test('a teacher assigns a game with a due date and moves it', async ({ person }) => {
  const page = await person();
  await page.goto('/host');
  await page
    .getByRole('link', { name: /^Host “/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Assigned' }).check();
  await page.getByRole('button', { name: 'Assign game' }).click();
  await expect(page.getByRole('heading', { name: /^Due / })).toBeVisible();
  const student = await person(PHONE);
  const roomHash = /\/host\/game\/([0-9a-f]+)/.exec(page.url())?.[1] ?? '';
  await student.goto(`/join/contest/${roomHash}`);
  await expect(student.getByLabel('What’s your name?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const before = await page.getByRole('heading', { name: /^Due / }).textContent();
  await page.getByRole('button', { name: 'Change due date' }).click();
  const field = page.locator('dialog input');
  const due = new Date(`${await field.inputValue()}:00Z`);
  due.setUTCDate(due.getUTCDate() + 1);
  await field.fill(due.toISOString().slice(0, 16));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Due / })).not.toHaveText(before ?? '');
  await page.goto('/host');
  await expect(page.getByText(/· due /)).toBeVisible();
});
