// Bad networks: cut lines, closed pages, blocked sockets and a server that starts again.

import { rmSync } from 'node:fs';
import { preparedDataDir } from '#server/testing/preparedStore.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { press } from '#tests/e2e/pages/press.ts';
import { hostIn, openRoom } from '#tests/e2e/support/rooms.ts';
import { Line } from '#tests/e2e/support/Line.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, PLAIN, test } from '#tests/e2e/support/test.ts';
import { freePort, ServerProcess } from '#tools/classroom/ServerProcess.ts';

const FIRST = 'Which planet is called the red one?';
const SECOND = 'Which of these are primes?';
const ANSWER = /proceedGame|\/proceed/;

/** In the page: whether this device's disk has an answer that is begun. */
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

test('a cut in the middle of a question: the page says so, keeps the answer and sends it', async ({
  person,
  openRoom,
}) => {
  const player = new PlayerPage(await person(PHONE));
  const line = await Line.of(player.page.context());
  const room = await openRoom({ type: 'normal', quiz: CHOICES });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await player.goOn();
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
  await expect(player.page.getByText('You’re offline. Your answer is saved and gets sent')).toBeAttached();
  await expect(skip).toBeHidden();
  expect(await room.answersTo(0)).toBe(0);

  await line.mend();
  await expect(player.verdict).toContainText('Correct!');
  await expect(player.offline).toBeHidden();
  expect(await room.answersTo(0)).toBe(1);
  await player.goOn();
  await player.expectQuestion(SECOND);

  // What is only begun is kept as well.
  await player.read();
  await press(player.option('2'));
  await expect(player.option('2')).toBeChecked();
  // What a page began in its last moments may be lost, as long as the disk of a busy machine takes.
  await expect.poll(() => player.page.evaluate(begunOnDisk)).toBe(true);
  await player.page.reload();
  await player.expectQuestion(SECOND);
  await expect(player.option('2')).toBeChecked();
});

test('an answer that could not be sent outlives its page, and is sent once', async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  const context = player.page.context();
  const line = await Line.of(context);
  const room = await openRoom({ type: 'normal', quiz: CHOICES });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada', PLAIN);
  await room.start();
  await player.goOn();
  await player.expectQuestion(FIRST);
  await line.cut();
  await player.choose('Mars');
  await expect(player.offline).toContainText('Your answer is saved on this device');
  // A page that is left in peace is let out of Playwright's lack of network a moment before it is gone, and could still send: it crashes.
  const crashed = player.page.waitForEvent('crash');
  await player.page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await player.page.close();
  expect(await room.answersTo(0)).toBe(0);

  await line.mend();
  const before = line.sent(ANSWER);
  const again = new PlayerPage(await context.newPage());
  await again.enterCode(room.code, PLAIN);
  await expect(again.verdict).toContainText('Correct!');
  expect(line.sent(ANSWER) - before).toBe(1);
  const { answered, attempt } = await room.player('Ada');
  expect({ answered, attempt, counted: await room.answersTo(0) }).toEqual({
    answered: 1,
    attempt: 1,
    counted: 1,
  });
});

test('who finishes or leaves with an answer on the device is told, and it counts', { tag: LONG }, async ({
  person,
  openRoom,
}) => {
  const player = new PlayerPage(await person(PHONE));
  const line = await Line.of(player.page.context());
  const room = await openRoom({ type: 'normal', quiz: CHOICES });
  await player.join(room.code, 'Ada', PLAIN);
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
  await expect(player.over).toBeVisible();
  await expect(unsent).toBeHidden();
  expect(await room.answersTo(0)).toBe(1);
  expect((await room.player('Ada')).isOver).toBe(true);
});

test('without a socket the game goes on over plain requests, and without what draws it in the plain page', {
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

test('who types the same code again has the same seat, the present question and the answer given', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const [ada, ben] = [new PlayerPage(await person(PHONE)), new PlayerPage(await person(PHONE))];
  const room = await openRoom({ type: 'tp', quiz: CHOICES });
  await Promise.all([ada.join(room.code, 'Ada', PLAIN), ben.join(room.code, 'Ben', PLAIN)]);
  const seat = (await room.player('Ada')).id;
  await room.start();
  await ada.expectQuestion(FIRST);
  await ada.choose('Mars');
  await expect(ada.page.getByText('Your answer is in. Waiting for everyone else…')).toBeAttached();
  const context = ada.page.context();
  await ada.page.close();
  await expect.poll(async () => (await room.player('Ada')).connected).toBe(false);

  const again = new PlayerPage(await context.newPage());
  await again.enterCode(room.code, PLAIN);
  await again.expectQuestion(FIRST);
  await expect(again.option('Mars')).toHaveAttribute('aria-pressed', 'true');
  await expect(again.page.getByText('Your answer is in. Waiting for everyone else…')).toBeAttached();
  // The page shows the answer that the join's reply carried; its socket comes a moment later.
  await expect.poll(() => room.player('Ada')).toMatchObject({ id: seat, connected: true, answered: 1 });
  expect((await room.view()).players).toHaveLength(2);
  await ben.choose('Venus');
  await expect(again.verdict).toContainText('Correct!');
});

test('the server starts again in the middle of a question, and everybody carries on', { tag: LONG }, async ({
  person,
}) => {
  const folder = await preparedDataDir('quizpeak-restart-');
  const server = new ServerProcess(await freePort(), { DATA_DIR: folder });
  try {
    await server.start();
    const host = new HostPage(await person({ baseURL: server.url }));
    const room = await openRoom(server.url, { type: 'tp', quiz: CHOICES });
    await hostIn(host.page.context(), server.url, room.host);
    await host.page.goto(`/host/game/${room.hash}`);
    const player = new PlayerPage(await person({ ...PHONE, baseURL: server.url }));
    await player.join(room.code, 'Ada', PLAIN);
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
