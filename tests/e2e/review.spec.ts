// A common assessment: nothing is told, and answers are looked over before they are handed in.

import { activate } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

test('a player skips a question, looks all over, answers and changes, and hands in', { tag: LONG }, async ({
  person,
  openRoom,
}) => {
  const player = new PlayerPage(await person(PHONE));
  await watchMotion(player.page);
  const { page } = player;
  const room = await openRoom({ type: 'common_assessment', quiz: CHOICES });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await player.goOn();
  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Venus');
  await player.goOn();
  await player.expectQuestion('Which of these are primes?');
  await player.read();
  await activate(page, page.getByRole('button', { name: 'Skip' }));
  await player.goOn();

  await expect(player.heading('Check your answers')).toBeFocused();
  await expect(page.getByText('1 question isn’t answered yet.')).toBeVisible();
  await expectAccessible(page, 'the review');
  expect(await room.player('Ada')).toMatchObject({ atReview: true, isOver: false, totalCorrect: 0 });
  await activate(page, page.getByRole('button', { name: /^1 Which planet/ }));
  await player.expectQuestion('Which planet is called the red one?');
  await expectAccessible(page, 'a question that is looked over');
  // Mars.
  await page.keyboard.press('b');
  await expect(player.verdict).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(player.heading('Check your answers')).toBeFocused();
  await page.reload();
  await activate(page, page.getByRole('button', { name: /^2 Which of these/ }));
  await player.expectQuestion('Which of these are primes?');
  await player.tick('2', '7');
  await player.goOn();
  await activate(page, page.getByRole('button', { name: /^2 Which of these/ }));
  await player.read();
  await activate(page, page.getByRole('button', { name: 'Back', exact: true }));

  await expect(page.getByText('Select a question to change your answer.')).toBeVisible();
  await activate(page, page.getByRole('button', { name: 'Submit' }));
  const dialog = page.getByRole('dialog', { name: 'Submit your answers?' });
  await expectAccessible(page, 'the question whether to hand in');
  await activate(page, dialog.getByRole('button', { name: 'Submit' }));
  await expect(player.over).toBeAttached();
  await expect(page.getByText('You’ll see the results when everyone is done.').first()).toBeAttached();
  await expectStill(page);
  expect(await room.player('Ada')).toMatchObject({ isOver: true, totalCorrect: 2, accuracy: 100 });
});
