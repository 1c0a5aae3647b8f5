import type { Page } from '@playwright/test';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, FULL_MOTION, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';

test('a player finishes a student-paced game, sees the summary, and plays again', async ({
  person,
  openRoom,
}) => {
  const player = new PlayerPage(await person({ ...PHONE, ...FULL_MOTION }));
  const room = await openRoom({ type: 'normal', quiz: EACH_TYPE, options: { limitAttempts: 2 } });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();

  await player.continueGame();
  await player.expectQuestion('Which planet is called the red one?');
  await expectAccessible(player.page, 'MCQ on a phone, open');
  await player.choose('Venus');
  await expect(player.verdict).toContainText('Not this time');
  await expectAccessible(player.page, 'MCQ on a phone, answered');
  await expect(player.verdict).toContainText('Correct answer: Mars');
  await player.continueGame();
  await player.expectQuestion('Which of these are primes?');
  await player.tick('2');
  await expect(player.verdict).toContainText('Partially correct');
  await player.continueGame();
  await player.expectQuestion('How many moons has the Earth?');
  await player.waitUntilReady();
  await player.page.getByRole('button', { name: 'Skip' }).click();
  const sure = player.page.getByRole('dialog', { name: 'Skip this question?' });
  await sure.getByRole('button', { name: 'Skip' }).click();
  await expect(player.verdict).toContainText('Skipped');
  await player.continueGame();
  await player.type('A good book');
  await expect(player.verdict).toContainText('Thanks for your answer');
  await player.continueGame();

  await player.openSummary();
  // Incorrect, half correct and skipped, out of three scored questions.
  await expect(player.figure('Accuracy')).toHaveText('17%');
  await expect(player.figure('Score')).toHaveText('300');
  await expect(player.answered('Which planet is called the red one?')).toContainText('Your answerVenus');
  await expect(player.answered('Which of these are primes?')).toContainText('Partially correct');
  await expect(player.answered('How many moons has the Earth?')).toContainText('Skipped');

  await player.page.getByRole('button', { name: 'Play again (1 attempt left)' }).click();
  await player.continueGame();
  await player.expectQuestion('Which planet is called the red one?');
  await player.answerLater();
  await player.continueGame();
  await player.tick('2', '7');
  await expect(player.verdict).toContainText('Correct!');
  await player.continueGame();
  await player.expectQuestion('How many moons has the Earth?');
  await player.answerField.fill('on');
  await player.answerLater();
  await player.page.reload();
  await player.continueGame();
  await player.type('A map');
  await player.continueGame();
  await player.expectQuestion('Which planet is called the red one?');
  await expect(player.page.getByText('Saved for later: 2 left')).toBeVisible();
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Correct!');
  await player.continueGame();
  await expect(player.answerField).toHaveValue('on');
  await expect(player.page.getByRole('button', { name: /^Answer later/ })).toHaveCount(0);
  await player.finishNow();
  await player.openSummary();
  await expect(player.figure('Correct')).toHaveText('2');
  await expect(player.figure('No answer')).toHaveText('1');
  await expect(player.page.getByRole('button', { name: /^Play again/ })).toHaveCount(0);
  expect((await room.player('Ada')).attempt).toBe(2);
});

test('a test reveals nothing before it ends', { tag: LONG }, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  const room = await openRoom({ type: 'test', quiz: EACH_TYPE });
  const received = overhear(player.page);
  // Words that reveal a result; “correct” in the instruction “Choose all that apply” does not.
  const results = /(?<!all the )correct|this time|point|streak|%/i;
  const revealing = player.page.getByRole('main').getByText(results);
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ben', NO_CANVAS);
  await room.start();
  await player.continueGame();

  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Answer sent');
  await expect(revealing).toHaveCount(0);
  await player.continueGame();
  await player.tick('4');
  await expect(player.verdict).toContainText('Answer sent');
  await expect(revealing).toHaveCount(0);
  await player.continueGame();
  await player.type('two');
  await expect(player.verdict).toContainText('Answer sent');
  await expect(revealing).toHaveCount(0);
  await player.continueGame();
  await player.type('Nothing');
  await player.continueGame();
  await player.openSummary();
  await expect(player.page.getByRole('main')).toContainText('You’ll see the results when everyone is done');
  await expect(revealing).toHaveCount(0);
  expect(received().length).toBeGreaterThan(1_000);
  expect(received()).not.toMatch(/"result":"|"correctIds"|"accepted"|"(?:score|accuracy)":[1-9]/);

  await room.end();
  await expect(player.figure('Accuracy')).toHaveText('33%');
  await expect(player.answered('Which of these are primes?')).toContainText('Correct answer2, 7');
});

/** Returns everything that the game's socket has brought to this page. */
function overhear(page: Page): () => string {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString())),
  );
  return () => frames.join('\n');
}
