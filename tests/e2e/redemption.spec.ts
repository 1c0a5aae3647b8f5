import { expectFocusKept } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { press } from '#tests/e2e/pages/press.ts';
import { expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

test('a player retries missed questions, one with a press and one with a key', { tag: LONG }, async ({
  person,
  openRoom,
}) => {
  const player = new PlayerPage(await person(PHONE));
  await watchMotion(player.page);
  const room = await openRoom({
    type: 'normal',
    quiz: CHOICES,
    options: { redemption: 'yes', isAnswerExplanationEnabled: false, studentLeaderboard: 'no' },
  });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await player.continueGame();
  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Venus');
  await player.continueGame();
  await player.expectQuestion('Which of these are primes?');
  await player.tick('4');
  await player.continueGame();

  await expect(player.heading('Second chance!')).toBeFocused();
  await expect(player.page.getByRole('main').getByText('You missed 2 questions.')).toBeAttached();
  await expectAccessible(player.page, 'before the second chances');
  await player.page.keyboard.press('Enter');
  await expect(player.heading('Pick one to retry')).toBeFocused();
  await expectAccessible(player.page, 'choosing a second chance');
  await press(player.page.getByRole('button', { name: /Which of these are primes/ }));
  await expect(player.page.getByText('Second chance: get it right for full points.')).toBeVisible();
  await player.tick('2', '7');
  await expect(player.verdict).toContainText('Correct!');
  await player.continueGame();
  await expect(player.heading('Pick one to retry')).toBeFocused();
  await expect(player.page.getByRole('button', { name: /Which of these are primes/ })).toHaveCount(0);
  await player.page.keyboard.press('a');
  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Jupiter');
  await player.continueGame();

  await expect(player.heading('Keep at it!')).toBeFocused();
  await expectFocusKept(player.page);
  await expectAccessible(player.page, 'after the second chances');
  await player.page.keyboard.press('Enter');
  await expect(player.endHeading).toBeAttached();
  await expectStill(player.page);
  await player.openSummary();
  await expect(player.figure('Accuracy')).toHaveText('50%');
  await expect(player.answered('Which of these are primes?')).toContainText('Try 2 · Correct!');
  expect(await room.player('Ada')).toMatchObject({ answered: 2, totalCorrect: 1, accuracy: 50 });
});
