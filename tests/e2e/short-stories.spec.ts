// Short versions of the long stories: the main use of each area, once, where it doesn't depend on the canvas.

import { readFile } from 'node:fs/promises';
import { DuelPage } from '#tests/e2e/pages/DuelPage.ts';
import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { PeakPage } from '#tests/e2e/pages/PeakPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { EMPTY_BOARD } from '#core/questions/board/board.ts';
import { KindPage } from '#tests/e2e/pages/KindPage.ts';
import { EVERY_KIND } from '#tests/e2e/support/everyKind.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';
import { answerNext, primes, primeText, seatIn } from '#tests/support/games.ts';

test('editor: a quiz is written, saved and still there after a reload', async ({ person }) => {
  const editor = new EditorPage(await person());
  await editor.createQuiz('Rivers');
  await editor.pick(1);
  await editor.question.fill('Which of them is the longest?');
  await editor.option(1).fill('Nile');
  await editor.option(2).fill('Rhine');
  await editor.correctControl(1).check();
  await editor.add('Short answer');
  await editor.question.fill('Where does it end?');
  await editor.answer(1).fill('The sea');
  await editor.expectSaved();
  await editor.page.reload();
  await editor.expectQuestions(['Which of them is the longest?', 'Where does it end?']);
  await expect(editor.page.getByRole('heading', { level: 1, name: 'Rivers' })).toBeVisible();
});

test('teams: the player on the better team wins', async ({ person, openRoom, baseURL }) => {
  const [desk, ada, ben] = await Promise.all([person(), person(PHONE), person(PHONE)]);
  const room = await openRoom({ type: 'team', quiz: CHOICES });
  await signInAsHost(desk.context(), baseURL ?? '', room.host);
  await desk.goto(`/host/game/${room.hash}`);
  const [first, second] = [new PlayerPage(ada), new PlayerPage(ben)];
  for (const player of [first, second]) await player.set('Continue automatically', false);
  await Promise.all([first.join(room.code, 'Ada', NO_CANVAS), second.join(room.code, 'Ben', NO_CANVAS)]);
  for (const teams of [3, 2]) {
    await desk.getByRole('button', { name: 'Remove a team' }).click();
    await expect(desk.getByText(`${teams} teams`)).toBeVisible();
  }
  await desk.getByLabel('Ada’s team').selectOption('Team Cyclo');
  await desk.getByLabel('Ben’s team').selectOption('Team Ember');
  await expect(first.page.getByText('Your team is Team Cyclo.')).toBeAttached();
  await expect(second.page.getByText('Your team is Team Ember.')).toBeAttached();
  await room.start();
  await Promise.all([
    first.continueGame().then(() => first.choose('Mars')),
    second.continueGame().then(() => second.choose('Venus')),
  ]);
  await expect(first.verdict).toContainText('Correct!');
  await expect.poll(() => room.answersTo(0)).toBe(2);
  await room.end();
  await expect(first.heading('Your team won!')).toBeAttached();
  await expect(second.heading('Game over')).toBeAttached();
  await expect(desk.getByRole('region', { name: 'Teams' }).getByRole('listitem').first()).toContainText(
    'Team Cyclo',
  );
});

test('duels: one player strikes, and another is struck and raises a shield', async ({
  person,
  openRoom,
  baseURL,
}) => {
  const ana = new DuelPage(await person(PHONE));
  const ben = new DuelPage(await person(PHONE));
  const room = await openRoom({ type: 'normal', quiz: primes(5), options: { isDuelEnabled: true } });
  const both = [
    { player: ana, name: 'Ana' },
    { player: ben, name: 'Ben' },
  ];
  await Promise.all(
    both.map(async ({ player, name }) => {
      await player.set('Continue automatically', false);
      await player.join(room.code, name, NO_CANVAS);
    }),
  );
  // With only two players, there is no one to strike.
  await seatIn({ url: baseURL ?? '' }, room.hash, 'Cy');
  await room.start();
  await Promise.all(both.map(({ player }) => player.answerUpToChoice([primeText(1), primeText(2)], '7')));
  const before = (await room.player('Ben')).score;
  await ana.strike('Ben');
  await expect(ana.announcer).toContainText('You hit Ben! 100 points for you.');
  await expect(ben.announcer).toContainText(/hit you\. You lose 300 points\./);
  await ben.raiseShield('Snow wall');
  expect(await room.player('Ben')).toMatchObject({ score: before - 300 });
  expect(await room.player('Ana')).toMatchObject({ duel: { strikes: 1 } });
});

test('mountain: a climber picks a path and plants the flag', async ({ person, openRoom }) => {
  const ana = new PeakPage(await person(PHONE));
  const room = await openRoom({ type: 'mystic_peak', quiz: primes(4), options: { powerups: 'no' } });
  await ana.set('Continue automatically', false);
  await ana.join(room.code, 'Ana', NO_CANVAS);
  await room.start();
  await ana.continueTo('Pick your path to camp 1 of 1');
  await ana.pressButton(/^Boost/);
  for (const number of [1, 2, 3, 4]) await ana.answer(primeText(number), '7');
  await ana.continueTo('You’re at the peak!');
  await ana.pressButton('See the view');
  await ana.continueTo('You made it!');
  await ana.pressButton('Plant your flag');
  await expect
    .poll(async () => (await room.player('Ana')).climb)
    .toMatchObject({ mastered: true, height: 1_000 });
});

test('mastery: a missed question comes back until it is correct', async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  const room = await openRoom({
    type: 'mastery_mode',
    quiz: CHOICES,
    options: { studentLeaderboard: 'no' },
  });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada', NO_CANVAS);
  await room.start();
  await player.continueGame();
  await player.choose('Venus');
  await expect(player.note('You’ll see this question again.')).toBeVisible();
  await player.continueGame();
  await player.expectQuestion('Which of these are primes?');
  await player.tick('2', '7');
  await player.continueGame();
  await player.expectQuestion('Which planet is called the red one?');
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Correct!');
  await player.continueGame();
  await expect(player.heading('Mastered!')).toBeAttached();
  expect(await room.player('Ada')).toMatchObject({ answered: 2, totalCorrect: 2, accuracy: 100 });
});

test('places: words, pairs and categories are put together by keyboard', async ({ person, openRoom }) => {
  const stories = EVERY_KIND.filter(({ kind }) => /^(Match|Categorize|Drag and drop|Drop-down)$/.test(kind));
  const player = new KindPage(await person());
  const room = await openRoom({
    type: 'normal',
    quiz: { title: 'Places', questions: stories.map(({ authored }) => authored(EMPTY_BOARD)) },
    options: { timer: 'off', studentLeaderboard: 'no' },
  });
  await player.set('Continue automatically', false);
  // Without the canvas, boards are lists.
  await player.join(room.code, 'Ada');
  await room.start();
  for (const { keys, verdicts } of stories) {
    await player.continueGame();
    await expect(player.submitButton).toBeVisible();
    await player.waitUntilReady();
    await keys(player);
    await expect(player.verdict).toContainText(verdicts.keys);
  }
  expect(await room.player('Ada')).toMatchObject({ totalCorrect: stories.length });
});

test('paper: a sheet is entered and reported', async ({ person, baseURL }) => {
  const url = baseURL ?? '';
  const host = await hostIdentity({ url });
  const { card } = data(await callHttp({ url }, 'saveQuiz', { quiz: CHOICES }, host));
  const page = await person();
  await signInAsHost(page.context(), url, host);
  await page.goto(`/host/quiz/${card.id}/start`);
  await page.getByRole('radio', { name: /^Paper game/ }).check({ force: true });
  await page.getByRole('switch', { name: /Shuffle answers/ }).uncheck();
  await page.getByRole('button', { name: 'Continue to sheets' }).click();
  const preview = page.getByRole('region', { name: 'Print preview' });
  await expect(preview.getByText('Which planet is called the red one?')).toBeVisible();
  await page.getByRole('tab', { name: 'Print' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Student’s name').fill('Ada');
  await page.keyboard.press('Enter');
  // Mars; then only 2 of the correct 2 and 7.
  for (const key of ['b', '1', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Save and continue' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 2 correct · 75%')).toBeVisible();
  await page.getByRole('button', { name: 'End game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End game' }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await page.getByRole('rowheader', { name: 'Ada' }).getByRole('link').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Which of these are primes?' })).toContainText(
    'Partially correct',
  );
});

test('reports: a past game is found, viewed and exported', async ({ person, openRoom, baseURL }) => {
  const url = baseURL ?? '';
  const room = await openRoom({ type: 'normal', quiz: primes(2) });
  const seats = [await seatIn({ url }, room.hash, 'Ada'), await seatIn({ url }, room.hash, '=Ben')];
  await room.start();
  for (const seat of seats) await expect(() => answerNext({ url }, seat)).toPass();
  await room.end();
  const page = await person();
  await signInAsHost(page.context(), url, room.host);
  await page.goto('/host/reports');
  await expect(page.getByRole('listitem').filter({ hasText: 'Primes' })).toContainText('2 players');
  await page.getByRole('link', { name: 'Primes' }).click();
  await page.getByRole('rowheader', { name: 'Ada' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: primeText(1) })).toContainText('Correct');
  await expect(page.getByRole('listitem').filter({ hasText: primeText(2) })).toContainText('Not reached');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^CSV/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Ada');
  // Anything that a spreadsheet would take for a formula is escaped as text.
  expect(csv).toContain("'=Ben");
});
