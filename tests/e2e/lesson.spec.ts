import { fileURLToPath } from 'node:url';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect, FULL_MOTION, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';

const RIVERS = fileURLToPath(new URL('./fixtures/rivers.csv', import.meta.url));

test('a teacher with a projector and four students plays a whole lesson, from import to podium', async ({
  person,
}) => {
  const host = new HostPage(await person(FULL_MOTION));
  await host.openLibrary();
  await expect(host.page.getByRole('heading', { name: 'Starter quizzes' })).toBeVisible();
  await expectAccessible(host.page, 'library');
  await host.page.getByRole('link', { name: 'Import quiz' }).first().click();
  await expect(host.page.getByRole('heading', { name: 'Drop a file here, or paste a quiz' })).toBeVisible();
  await expectAccessible(host.page, 'import');
  await host.page.goBack();
  await host.readFile(RIVERS);
  await expect(host.page.getByRole('heading', { name: '4 questions are ready to import' })).toBeVisible();
  await expectAccessible(host.page, 'import preview');
  await host.saveAs('Rivers of Europe');
  await expectAccessible(host.page, 'library with one of the host’s own quizzes');
  await host.page.getByRole('link', { name: 'Rivers of Europe', exact: true }).click();
  await host.page.getByRole('switch', { name: 'Show correct answers' }).check();
  await expectAccessible(host.page, 'quiz');
  await host.page.goBack();
  await host.choose('Rivers of Europe');
  await expectAccessible(host.page, 'options');
  await host.page.getByRole('radio', { name: /^Teacher-paced/ }).check();
  const code = await host.openRoom();
  await expect(host.joining.getByRole('img', { name: /^QR code for/ })).toBeVisible();
  const projector = await host.openProjector();
  await expect(projector.getByRole('heading', { name: 'Rivers of Europe' })).toBeAttached();
  await expect(
    projector.getByText(code, { exact: true }).or(projector.getByText(spaced(code))),
  ).toBeAttached();

  // Only the projector has motion here; the student-paced story has a phone with motion.
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  const players = await Promise.all(names.map(async () => new PlayerPage(await person(PHONE))));
  const [ada, ben, cleo, dan] = players as [PlayerPage, PlayerPage, PlayerPage, PlayerPage];
  // Two of the four play without WebGL.
  await Promise.all([
    ada.join(code, 'Ada'),
    ben.join(code, 'Ben', NO_CANVAS),
    cleo.join(code, 'Cleo', NO_CANVAS),
    dan.join(code, 'Dan'),
  ]);
  await expect(ada.page.locator('canvas')).toHaveCount(1);
  await expect(ben.page.locator('canvas')).toHaveCount(0);
  await expect(host.page.getByRole('heading', { name: '4 players joined' })).toBeVisible();
  await expectAccessible(host.page, 'lobby');
  for (const name of names) await expect(projector.getByRole('listitem').getByText(name)).toBeAttached();
  await expectAccessible(projector, 'projector, lobby');
  await expect(dan.page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(4);

  await test.step('a locked room lets no one in', async () => {
    await host.control('Lock');
    await expect(host.page.getByText('Locked. No one else can join.')).toBeVisible();
    const late = new PlayerPage(await person());
    await late.enterCode(code);
    await expect(late.page.getByText(/^We can’t find an open game/)).toBeVisible();
    await late.page.context().close();
  });

  await host.start();
  await Promise.all(players.map((player) => player.expectQuestion('Which river flows through Vienna?')));
  await expect(projector.getByRole('heading', { name: 'Which river flows through Vienna?' })).toBeAttached();

  await test.step('time is added, the game is paused and resumed, and a player is removed', async () => {
    await host.control('+1 minute');
    await expect(host.page.getByRole('timer')).toContainText(/^1:[2-5]\d/);
    await host.control('Pause');
    await expect(ada.page.getByText('The game is paused.').first()).toBeAttached();
    await expect(projector.getByText('Paused', { exact: true }).first()).toBeAttached();
    await host.remove('Dan');
    await expect(dan.heading('You were removed')).toBeVisible();
    await host.dock.getByRole('button', { name: 'Resume' }).click();
    // Presses before the pause has ended on her own screen don't count for the question.
    await expect(ada.page.getByRole('article').getByText('The game is paused.')).toHaveCount(0);
    await ada.expectQuestion('Which river flows through Vienna?');
  });

  await test.step('MCQ', async () => {
    await ada.choose('Danube');
    await expect(ada.page.getByText('Your answer is in. Waiting for everyone else…')).toBeAttached();
    await expect(ada.verdict).toHaveCount(0);
    await ben.choose('Rhine');
    await cleo.choose('Danube');
    await expect(ada.verdict).toContainText('Correct!');
    await expect(ben.verdict).toContainText('Correct answer: Danube');
    await expect(projector.getByText('Correct answer: Danube')).toBeAttached();
    await expectAccessible(projector, 'projector, answer');
    await expect(host.page.getByRole('switch', { name: 'Show correct answer' })).toHaveCount(0);
    await expectAccessible(host.page, 'dashboard, players');
    await host.page.getByRole('tab', { name: /^Questions/ }).click();
    await expectAccessible(host.page, 'dashboard, questions');
    await host.page.getByRole('tab', { name: /^Players/ }).click();
    await host.page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expectAccessible(host.page, 'keys');
    await host.page.keyboard.press('Escape');
    await host.control('End');
    const end = host.page.getByRole('dialog', { name: 'End the game for everyone?' });
    await expectAccessible(host.page, 'end-game confirmation');
    await end.getByRole('button', { name: 'Keep playing' }).click();
    await expect(end).toHaveCount(0);
    await host.control('Show leaderboard');
    await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeAttached();
    await expect(projector.getByRole('listitem').first()).toContainText(/^1(Ada|Cleo)/);
    await expectAccessible(projector, 'projector, leaderboard');
    await expect(ben.page.getByText('You’re 3rd of 3 with 0 points.').first()).toBeAttached();
  });

  await test.step('MSQ', async () => {
    await host.control('Next question');
    await Promise.all([ada.tick('Rhine', 'Elbe'), ben.tick('Po'), cleo.tick('Rhine')]);
    await expect(cleo.verdict).toContainText('Partially correct');
    await host.control('Show leaderboard');
    await expect(projector.getByRole('listitem').first()).toContainText('Ada');
  });

  await test.step('BLANK, closed by the teacher before everyone has answered', async () => {
    await host.control('Next question');
    await Promise.all([ada.type('mediterranean sea'), ben.type('Red Sea')]);
    await expect(host.page.getByText('2 of 3 answered')).toBeVisible();
    await host.control('Close question');
    await expect(ada.verdict).toContainText('Correct!');
    await expect(projector.getByText(/^Correct answer: Mediterranean/)).toBeAttached();
    await host.control('Show leaderboard');
  });

  await test.step('OPEN', async () => {
    await host.control('Next question');
    await Promise.all([ada, ben, cleo].map((player) => player.type('For water and for trade')));
    await expect(ben.verdict).toContainText('Thanks for your answer');
  });

  await host.control('Show podium');
  // The projector comes first, then each device tells its own place.
  await expect(ada.heading('Eyes on the big screen!')).toBeAttached();
  await expect(cleo.page.getByText('Coming up')).toBeVisible();
  await expect(projector.getByRole('heading', { name: 'On the summit' })).toBeAttached();
  await expect(ada.heading('You won!')).toBeAttached();
  await expect(projector.getByRole('listitem').first()).toContainText(/^1Ada[\d,]+ points/);
  await expect(host.page.getByRole('list', { name: 'Podium' }).getByRole('listitem').first()).toContainText(
    'Ada',
  );
  await expect(host.row('Cleo')).toContainText('50%');
  await expectAccessible(projector, 'projector, podium');
  await test.step("the teacher's results", async () => {
    await expectAccessible(host.page, 'results');
    await host.page.getByRole('button', { name: 'Export' }).click();
    await expect(host.page.getByRole('dialog', { name: 'Export' })).toBeVisible();
    await expectAccessible(host.page, 'export');
    await host.page.keyboard.press('Escape');
    await host.page.getByRole('tab', { name: /^Questions/ }).click();
    await host.page.locator('.question-summary').first().click();
    const answers = host.page.getByRole('region', { name: 'Who answered what' });
    await expect(answers).toBeVisible();
    await expectAccessible(host.page, 'results, who answered what');
    await answers.getByRole('link', { name: 'Ada' }).click();
    await host.page.getByRole('switch', { name: 'Show correct answers' }).waitFor();
    await expectAccessible(host.page, 'player report');
    await host.page.goto('/host/reports');
    await expect(host.page.getByRole('link', { name: 'Rivers of Europe' })).toBeVisible();
    await expectAccessible(host.page, 'past games');
  });

  await ada.openSummary();
  await expect(ada.figure('Accuracy')).toHaveText('100%');
  await expect(ada.figure('Rank')).toHaveText('1st of 3');
  await cleo.openSummary();
  await expect(cleo.figure('Accuracy')).toHaveText('50%');
  await expect(cleo.answered('Which river flows through Vienna?')).toContainText('Correct!');
  await expect(cleo.answered('Which of these rivers reach the North Sea?')).toContainText(
    'Partially correct',
  );
  await expect(cleo.answered('Which sea does the Nile flow into?')).toContainText('Your answerNone');
  await expect(cleo.answered('Why do many towns stand beside rivers?')).toContainText(
    'For water and for trade',
  );
  await ben.openSummary();
  await expect(ben.figure('Accuracy')).toHaveText('0%');
  await expect(ben.answered('Which river flows through Vienna?')).toContainText('Correct answerDanube');
});

function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
