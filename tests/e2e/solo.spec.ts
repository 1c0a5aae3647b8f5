import { activate, expectDrawnFocus, expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { Line } from '#tests/e2e/support/Line.ts';
import { expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { CHOICES, EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, HALF_LAPTOP, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';

const QUIZ = { ...EACH_TYPE, title: 'Four to practice' };

test('a student plays solo from a practice link, offline for a while in the middle', { tag: LONG }, async ({
  person,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const teacher = await hostIdentity({ url });
  const { card } = data(await callHttp({ url }, 'saveQuiz', { quiz: QUIZ }, teacher));
  const desk = await person();
  await signInAsHost(desk.context(), url, teacher);
  const player = new PlayerPage(await person(PHONE));
  const { page } = player;
  const line = await Line.of(page.context());
  await player.set('Continue automatically', false);
  // Memes have a story of their own.
  await player.set('Memes', false);
  const start = `/join/quiz/${card.id}/start`;
  await page.goto(start + NO_CANVAS);
  await expect(player.heading('We can’t find this practice quiz')).toBeVisible();

  await desk.goto(`/host/quiz/${card.id}`);
  const practice = desk.getByRole('switch', { name: 'Practice link' });
  await practice.check();
  await expect(desk.getByText(start)).toBeVisible();
  await expect(desk.getByRole('img', { name: 'QR code for the practice link' })).toBeVisible();
  await expectAccessible(desk, 'a quiz with its practice link on');

  await page.goto(start + NO_CANVAS);
  await expect(player.heading(QUIZ.title)).toBeVisible();
  await expectAccessible(page, 'the page behind a practice link');
  await player.name.fill('Ada');
  await page.getByRole('button', { name: 'Start' }).click();
  await player.continueGame();
  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Correct!');
  await player.continueGame();
  await player.expectQuestion('Which of these are primes?');
  await line.cut();
  await expect(player.offline).toContainText('You’re offline.');
  await player.tick('2', '7');
  await expect(player.offline).toContainText('Your answer is saved on this device');
  await line.mend();
  await expect(player.verdict).toContainText('Correct!');
  await expect(player.offline).toBeHidden();

  // The home page and the link lead back to the game, even after the link was turned off.
  await practice.uncheck();
  await expect(desk.getByText(start)).toBeHidden();
  await page.goto(`/join${NO_CANVAS}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(player.verdict).toContainText('Correct!');
  await player.continueGame();
  await player.expectQuestion('How many moons has the Earth?');
  await player.type('2');
  await expect(player.verdict).toContainText('Not this time');
  await player.continueToLeaderboard(line);
  await expect(page.getByRole('listitem').filter({ hasText: 'bot' }).first()).toBeAttached();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('(you)');
  await expectAccessible(page, 'leaderboard of a solo game');
  line.release();
  await player.type('A map');
  await player.continueGame();
  await player.openSummary();
  await expect(page.getByText(/^You played against \d+ bots/)).toBeVisible();
  await expect(player.figure('Rank')).toHaveText(/^\d+(st|nd|rd|th) of \d+$/);
  await expect(player.figure('Correct')).toHaveText('2');
  await expectAccessible(page, 'summary of a solo game');

  await page.getByRole('button', { name: 'Play again' }).click();
  await player.continueGame();
  await player.expectQuestion('Which planet is called the red one?');
  await page.goto(start + NO_CANVAS);
  await expect(player.heading('We can’t find this practice quiz')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You have a game open' })).toBeVisible();
});

test('questions missed in a finished game are practiced solo, by keyboard alone', { tag: LONG }, async ({
  person,
  openRoom,
}) => {
  const player = new PlayerPage(await person(HALF_LAPTOP));
  const { page } = player;
  const { keyboard } = page;
  await watchMotion(page);
  const room = await openRoom({ type: 'normal', quiz: CHOICES });
  await player.set('Continue automatically', false);
  await player.set('Memes', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await expect(page.getByRole('button', { name: 'Go!' })).toBeAttached();
  await keyboard.press('Enter');
  await player.expectQuestion('Which planet is called the red one?');
  await player.waitUntilReady();
  await keyboard.press('a');
  await expect(player.verdict).toContainText('Not this time');
  await room.end();
  await expect(player.endHeading).toBeAttached();
  await activate(page, page.getByRole('button', { name: 'See your answers' }));
  await expect(player.heading(/^Nice work/)).toBeFocused();
  await expectAccessible(page, 'a summary with practice');
  await activate(page, page.getByRole('button', { name: 'Practice 2 questions solo' }));
  await expect(page.getByRole('button', { name: 'Go!' })).toBeAttached();
  await expectAccessible(page, 'before the first question of a solo game');
  await keyboard.press('Enter');
  await player.expectQuestion('Which planet is called the red one?');
  await tabTo(page, player.option('Mars'));
  await expectDrawnFocus(page, player.option('Mars'));
  await keyboard.press('Enter');
  await expect(player.verdict).toContainText('Correct!');
  await activate(page, page.getByRole('button', { name: 'Next' }));
  await player.expectQuestion('Which of these are primes?');
  await player.waitUntilReady();
  // Their order is random.
  for (const prime of ['2', '7']) {
    await tabTo(page, player.option(prime));
    await keyboard.press('Space');
  }
  await activate(page, player.submitButton);
  await expect(player.verdict).toContainText('Correct!');
  await keyboard.press('Enter');
  await expect(player.endHeading).toBeAttached();
  await expectFocusKept(page);
  await expectAccessible(page, 'end of a solo game');
  await expectStill(page);
  await activate(page, page.getByRole('button', { name: 'See your answers' }));
  await expect(player.figure('Accuracy')).toHaveText('100%');
});
