import { activate } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

test('a player of a common assessment skips a question, reviews everything, changes answers, and submits', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  await watchMotion(player.page);
  const { page } = player;
  const room = await openRoom({ type: 'common_assessment', quiz: CHOICES });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await player.continueGame();
  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Venus');
  await player.continueGame();
  await player.expectQuestion('Which of these are primes?');
  await player.waitUntilReady();
  await activate(page, page.getByRole('button', { name: 'Skip' }));
  await player.continueGame();

  await expect(player.heading('Check your answers')).toBeFocused();
  await expect(page.getByText('1 question isn’t answered yet.')).toBeVisible();
  await expectAccessible(page, 'the review');
  expect(await room.player('Ada')).toMatchObject({ atReview: true, isOver: false, totalCorrect: 0 });
  await activate(page, page.getByRole('button', { name: /^1 Which planet/ }));
  await player.expectQuestion('Which planet is called the red one?');
  await expectAccessible(page, 'a question under review');
  await player.waitUntilReady();
  // Mars.
  await page.keyboard.press('b');
  await expect(player.verdict).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(player.heading('Check your answers')).toBeFocused();
  await page.reload();
  await activate(page, page.getByRole('button', { name: /^2 Which of these/ }));
  await player.expectQuestion('Which of these are primes?');
  await player.tick('2', '7');
  await player.continueGame();
  await activate(page, page.getByRole('button', { name: /^2 Which of these/ }));
  await player.waitUntilReady();
  await activate(page, page.getByRole('button', { name: 'Back', exact: true }));

  await expect(page.getByText('Select a question to change your answer.')).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Submit' }));
  const dialog = page.getByRole('dialog', { name: 'Submit your answers?' });
  await expectAccessible(page, 'submit confirmation');
  await activate(page, dialog.getByRole('button', { name: 'Submit' }));
  await expect(player.endHeading).toBeAttached();
  await expect(page.getByText('You’ll see the results when everyone is done.').first()).toBeAttached();
  await expectStill(page);
  expect(await room.player('Ada')).toMatchObject({ isOver: true, totalCorrect: 2, accuracy: 100 });
});
