import { rmSync } from 'node:fs';
import { preparedDataDir } from '#server/testing/preparedStore.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { press } from '#tests/e2e/pages/press.ts';
import { signInAsHost, openRoom } from '#tests/e2e/support/rooms.ts';
import { Line } from '#tests/e2e/support/Line.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';
import { freePort, ServerProcess } from '#tools/classroom/ServerProcess.ts';

const FIRST = 'Which planet is called the red one?';
const SECOND = 'Which of these are primes?';
const ANSWER = /proceedGame|\/proceed/;

/** Runs in the page: returns whether an unfinished answer is stored on this device. */
async function begunOnDisk(): Promise<boolean> {
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('refused'));
    });
  const database = await result(indexedDB.open('quizpeak'));
  const keys = await result(database.transaction('keyval').objectStore('keyval').getAllKeys());
  database.close();
  return keys.some((key) => typeof key === 'string' && key.startsWith('draft:'));
}

test('a player who goes offline during a question sees a notice, and the answer is kept and then sent', async ({
  person,
  openRoom,
}) => {
  const player = new PlayerPage(await person(PHONE));
  const line = await Line.of(player.page.context());
  const room = await openRoom({ type: 'normal', quiz: CHOICES });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await player.continueGame();
  await player.expectQuestion(FIRST);

  await line.cut();
  await expect(player.offline).toContainText('You’re offline. You can still answer.');
  await player.page.getByRole('button', { name: 'Menu' }).click();
  await player.page.getByRole('button', { name: 'Leave game' }).click();
  await player.page
    .getByRole('dialog', { name: 'Leave the game?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  const skip = player.page.getByRole('button', { name: 'Skip' });
  await expect(skip).toBeVisible();
  await player.choose('Mars');
  await expect(player.offline).toContainText('Your answer is saved on this device');
  await expect(
    player.page.getByText('You’re offline. Your answer is saved, and we’ll send it'),
  ).toBeAttached();
  await expect(skip).toBeHidden();
  expect(await room.answersTo(0)).toBe(0);

  await line.mend();
  await expect(player.verdict).toContainText('Correct!');
  await expect(player.offline).toBeHidden();
  expect(await room.answersTo(0)).toBe(1);
  await player.continueGame();
  await player.expectQuestion(SECOND);

  // An unfinished answer is kept as well.
  await player.waitUntilReady();
  await press(player.option('2'));
  await expect(player.option('2')).toBeChecked();
  // On a busy machine, what a page wrote just before a reload may not be on disk yet.
  await expect.poll(() => player.page.evaluate(begunOnDisk)).toBe(true);
  await player.page.reload();
  await player.expectQuestion(SECOND);
  await expect(player.option('2')).toBeChecked();
});

test('an unsent answer survives its page and is sent once', async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  const context = player.page.context();
  const line = await Line.of(context);
  const room = await openRoom({ type: 'normal', quiz: CHOICES });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada', NO_CANVAS);
  await room.start();
  await player.continueGame();
  await player.expectQuestion(FIRST);
  await line.cut();
  await player.choose('Mars');
  await expect(player.offline).toContainText('Your answer is saved on this device');
  // Crashes the page: while a page closes normally, Playwright's offline mode ends a moment before the page
  // is gone, so it could still send.
  const crashed = player.page.waitForEvent('crash');
  await player.page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await player.page.close();
  expect(await room.answersTo(0)).toBe(0);

  await line.mend();
  const before = line.sent(ANSWER);
  const again = new PlayerPage(await context.newPage());
  await again.enterCode(room.code, NO_CANVAS);
  await expect(again.verdict).toContainText('Correct!');
  expect(line.sent(ANSWER) - before).toBe(1);
  const { answered, attempt } = await room.player('Ada');
  expect({ answered, attempt, counted: await room.answersTo(0) }).toEqual({
    answered: 1,
    attempt: 1,
    counted: 1,
  });
});

test('a player who finishes or leaves with an unsent answer is warned, and the answer counts', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  const line = await Line.of(player.page.context());
  const room = await openRoom({ type: 'normal', quiz: CHOICES });
  await player.join(room.code, 'Ada', NO_CANVAS);
  await room.start();
  await player.expectQuestion(FIRST);
  await line.cut();
  await player.choose('Mars');
  await expect(player.offline).toContainText('Your answer is saved on this device');
  const { page } = player;
  const menu = async (entry: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: entry }).click();
  };
  const unsent = page.getByRole('dialog', { name: 'Your answer hasn’t been sent' });

  await menu('Leave game');
  await expect(unsent).toContainText('sent when you open this game again');
  await unsent.getByRole('button', { name: 'Stay' }).click();

  await menu('Finish now');
  await page
    .getByRole('dialog', { name: 'Finish now?' })
    .getByRole('button', { name: 'Finish', exact: true })
    .click();
  await expect(unsent).toContainText('You’re offline.');
  expect((await room.player('Ada')).isOver).toBe(false);
  await line.mend();
  await expect(player.endHeading).toBeVisible();
  await expect(unsent).toBeHidden();
  expect(await room.answersTo(0)).toBe(1);
  expect((await room.player('Ada')).isOver).toBe(true);
});

test('the game continues over plain requests without a socket, and in the plain page without its drawing code', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  await player.page.context().route(/\/StageView-[^/]*\.js$/, (route) => route.abort());
  const line = await Line.of(player.page.context());
  const room = await openRoom({ type: 'tp', quiz: CHOICES });
  await player.join(room.code, 'Ada');
  await line.blockSocket();
  await room.start();
  await player.expectQuestion(FIRST);
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Correct!');
  await room.next();
  await room.next();
  await player.expectQuestion(SECOND);
  await player.tick('2', '7');
  await expect(player.verdict).toContainText('Correct!');
  await expect(player.offline).toBeHidden();
  await room.end();
  await player.openSummary();
  await expect(player.figure('Accuracy')).toHaveText('100%');
});

test('a player who types the same code again gets the same seat, the current question and the answer given', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const [ada, ben] = [new PlayerPage(await person(PHONE)), new PlayerPage(await person(PHONE))];
  const room = await openRoom({ type: 'tp', quiz: CHOICES });
  await Promise.all([ada.join(room.code, 'Ada', NO_CANVAS), ben.join(room.code, 'Ben', NO_CANVAS)]);
  const seat = (await room.player('Ada')).id;
  await room.start();
  await ada.expectQuestion(FIRST);
  await ada.choose('Mars');
  await expect(ada.page.getByText('Your answer is in. Waiting for everyone else…')).toBeAttached();
  const context = ada.page.context();
  await ada.page.close();
  await expect.poll(async () => (await room.player('Ada')).connected).toBe(false);

  const again = new PlayerPage(await context.newPage());
  await again.enterCode(room.code, NO_CANVAS);
  await again.expectQuestion(FIRST);
  await expect(again.option('Mars')).toHaveAttribute('aria-pressed', 'true');
  await expect(again.page.getByText('Your answer is in. Waiting for everyone else…')).toBeAttached();
  // The page shows the answer from the join's reply; its socket connects a moment later.
  await expect.poll(() => room.player('Ada')).toMatchObject({ id: seat, connected: true, answered: 1 });
  expect((await room.view()).players).toHaveLength(2);
  await ben.choose('Venus');
  await expect(again.verdict).toContainText('Correct!');
});

test('everyone carries on after the server restarts in the middle of a question', { tag: LONG }, async ({
  person,
}) => {
  const folder = await preparedDataDir('quizpeak-restart-');
  const server = new ServerProcess(await freePort(), { DATA_DIR: folder });
  try {
    await server.start();
    const host = new HostPage(await person({ baseURL: server.url }));
    const room = await openRoom(server.url, { type: 'tp', quiz: CHOICES });
    await signInAsHost(host.page.context(), server.url, room.host);
    await host.page.goto(`/host/game/${room.hash}`);
    const player = new PlayerPage(await person({ ...PHONE, baseURL: server.url }));
    await player.join(room.code, 'Ada', NO_CANVAS);
    await host.start();
    await player.expectQuestion(FIRST);

    expect(await server.end('SIGTERM')).toBe(0);
    await expect(player.offline).toContainText('but you’re online. You can still answer.');
    const cut = host.page.getByTestId('offline');
    await expect(cut).toContainText('We can’t reach the server, but you’re online.');
    await player.choose('Mars');
    await expect(player.offline).toContainText('Your answer is saved on this device');

    await server.start();
    await expect(player.verdict).toContainText('Correct!', { timeout: 30_000 });
    await expect(player.offline).toBeHidden();
    await host.control('Show leaderboard');
    await expect(player.heading('Leaderboard')).toBeAttached();
    await expect(cut).toBeHidden();
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});
