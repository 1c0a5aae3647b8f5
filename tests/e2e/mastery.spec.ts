import { activate, expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

test('a player misses questions, gets them again and masters them all', { tag: LONG }, async ({
  person,
  openRoom,
}) => {
  const player = new PlayerPage(await person(PHONE));
  await watchMotion(player.page);
  const room = await openRoom({
    type: 'mastery_mode',
    quiz: CHOICES,
    options: { studentLeaderboard: 'no' },
  });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await player.continueGame();
  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Venus');
  await expect(player.note('You’ll see this question again.')).toBeVisible();
  await player.continueGame();
  await player.expectQuestion('Which of these are primes?');
  await player.tick('4');
  await player.continueGame();
  expect(await room.player('Ada')).toMatchObject({ answered: 0, accuracy: 0 });

  await player.expectQuestion('Which planet is called the red one?');
  await expect(player.note('You missed this one earlier. Try again!')).toBeVisible();
  await player.page.reload();
  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Correct!');
  await player.continueGame();
  await expect(player.heading('On your way up')).toBeFocused();
  await expect(player.page.getByRole('main').getByText('1 of 2 questions done.')).toBeAttached();
  await expectAccessible(player.page, 'on the way to mastery');
  await player.page.keyboard.press('Enter');
  await player.expectQuestion('Which of these are primes?');
  await player.tick('2', '7');
  await player.continueGame();

  await expect(player.heading('Mastered!')).toBeFocused();
  await expectFocusKept(player.page);
  await expectAccessible(player.page, 'mastered');
  await player.page.keyboard.press('Enter');
  await expect(player.endHeading).toBeAttached();
  await expectStill(player.page);
  await player.openSummary();
  await expect(player.figure('Final accuracy')).toHaveText('100%');
  await expect(player.answered('Which of these are primes?')).toContainText('Try 2 · Correct!');
  expect(await room.player('Ada')).toMatchObject({ answered: 2, totalCorrect: 2, accuracy: 100 });
});

test('a teacher turns mastery on, and a player who had finished plays on', { tag: LONG }, async ({
  person,
  openRoom,
  baseURL,
}) => {
  const player = new PlayerPage(await person(PHONE));
  const room = await openRoom({ type: 'normal', quiz: CHOICES, options: { studentLeaderboard: 'no' } });
  await player.join(room.code, 'Ada');
  await room.start();
  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Mars');
  await player.expectQuestion('Which of these are primes?');
  await player.tick('4');
  await player.openSummary();
  await expect(player.figure('Accuracy')).toHaveText('50%');

  const teacher = await person();
  await signInAsHost(teacher.context(), baseURL ?? '', room.host);
  await teacher.goto(`/host/game/${room.hash}`);
  await activate(teacher, teacher.getByRole('button', { name: 'Turn on mastery' }));
  await expectAccessible(teacher, 'turning mastery on');
  const often = teacher.getByLabel('Retries for missed questions');
  await tabTo(teacher, often);
  await teacher.keyboard.type('3');
  await expect(often.getByRole('option', { name: '3 times', selected: true })).toBeAttached();
  await activate(teacher, teacher.getByRole('dialog').getByRole('button', { name: 'Turn on mastery' }));
  await expect(teacher.getByRole('dialog')).toBeHidden();
  await expect(teacher.getByRole('button', { name: 'Turn on mastery' })).toBeHidden();

  await expect(player.heading('New rules: mastery')).toBeFocused();
  await expectAccessible(player.page, 'mastery turned on');
  await player.page.keyboard.press('Enter');
  await player.expectQuestion('Which of these are primes?');
  await player.tick('2', '7');
  await expect(player.heading('Mastered!')).toBeFocused();
  expect(await room.player('Ada')).toMatchObject({ answered: 2, totalCorrect: 2, accuracy: 100 });
});
