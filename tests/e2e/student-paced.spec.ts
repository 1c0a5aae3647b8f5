// Games at the player's own pace: on to the summary and again; and a test, which tells nothing before its end.

import type { Page } from '@playwright/test';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, LIVELY, LONG, PHONE, PLAIN, test } from '#tests/e2e/support/test.ts';

test('a player goes to the summary at an own pace, and plays again', async ({ person, openRoom }) => {
  const player = new PlayerPage(await person({ ...PHONE, ...LIVELY }));
  const room = await openRoom({ type: 'normal', quiz: EACH_TYPE, options: { limitAttempts: 2 } });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();

  await player.goOn();
  await player.expectQuestion('Which planet is called the red one?');
  await expectAccessible(player.page, 'MCQ on a phone, open');
  await player.choose('Venus');
  await expect(player.verdict).toContainText('Not this time');
  await expectAccessible(player.page, 'MCQ on a phone, answered');
  await expect(player.verdict).toContainText('Correct answer: Mars');
  await player.goOn();
  await player.expectQuestion('Which of these are primes?');
  await player.tick('2');
  await expect(player.verdict).toContainText('Partially correct');
  await player.goOn();
  await player.expectQuestion('How many moons has the Earth?');
  await player.read();
  await player.page.getByRole('button', { name: 'Skip' }).click();
  await expect(player.verdict).toContainText('Skipped');
  await player.goOn();
  await player.type('A good book');
  await expect(player.verdict).toContainText('Thanks for your answer');
  await player.goOn();

  await player.openSummary();
  // Nothing, half, nothing of three questions that count.
  await expect(player.figure('Accuracy')).toHaveText('17%');
  await expect(player.figure('Score')).toHaveText('300');
  await expect(player.answered('Which planet is called the red one?')).toContainText('Your answerVenus');
  await expect(player.answered('Which of these are primes?')).toContainText('Partially correct');
  await expect(player.answered('How many moons has the Earth?')).toContainText('Skipped');

  await player.page.getByRole('button', { name: 'Play again (1 attempt left)' }).click();
  await player.goOn();
  await player.expectQuestion('Which planet is called the red one?');
  await player.answerLater();
  await player.goOn();
  await player.tick('2', '7');
  await expect(player.verdict).toContainText('Correct!');
  await player.goOn();
  await player.expectQuestion('How many moons has the Earth?');
  await player.answerField.fill('on');
  await player.answerLater();
  await player.page.reload();
  await player.goOn();
  await player.type('A map');
  await player.goOn();
  await player.expectQuestion('Which planet is called the red one?');
  await expect(player.page.getByText('Saved for later: 2 left')).toBeVisible();
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Correct!');
  await player.goOn();
  await expect(player.answerField).toHaveValue('on');
  await expect(player.page.getByRole('button', { name: /^Answer later/ })).toHaveCount(0);
  await player.finishNow();
  await player.openSummary();
  await expect(player.figure('Correct')).toHaveText('2');
  await expect(player.figure('No answer')).toHaveText('1');
  await expect(player.page.getByRole('button', { name: /^Play again/ })).toHaveCount(0);
  expect((await room.player('Ada')).attempt).toBe(2);
});

test('a test tells nothing before its end', { tag: LONG }, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  const room = await openRoom({ type: 'test', quiz: EACH_TYPE });
  const received = overhear(player.page);
  const telling = player.page.getByRole('main').getByText(/correct|this time|point|in a row|%/i);
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ben', PLAIN);
  await room.start();
  await player.goOn();

  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Answer sent');
  await expect(telling).toHaveCount(0);
  await player.goOn();
  await player.tick('4');
  await expect(player.verdict).toContainText('Answer sent');
  await expect(telling).toHaveCount(0);
  await player.goOn();
  await player.type('two');
  await expect(player.verdict).toContainText('Answer sent');
  await expect(telling).toHaveCount(0);
  await player.goOn();
  await player.type('Nothing');
  await player.goOn();
  await player.openSummary();
  await expect(player.page.getByRole('main')).toContainText('You’ll see the results when everyone is done');
  await expect(telling).toHaveCount(0);
  expect(received().length).toBeGreaterThan(1_000);
  expect(received()).not.toMatch(/"result":"|"correctIds"|"accepted"|"(?:score|accuracy)":[1-9]/);

  await room.end();
  await expect(player.figure('Accuracy')).toHaveText('33%');
  await expect(player.answered('Which of these are primes?')).toContainText('Correct answer2, 7');
});

/** All that the game's socket brings to this page. */
function overhear(page: Page): () => string {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString())),
  );
  return () => frames.join('\n');
}
