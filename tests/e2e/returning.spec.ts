import { activate } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { Line } from '#tests/e2e/support/Line.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';
import { callHttp, data } from '#tools/classroom/calls.ts';

const HOMEWORK = { type: 'normal', playMode: 'async', quiz: CHOICES, options: { timer: 'off' } } as const;
const RED = 'Which planet is called the red one?';

test('a browser that lost its storage finds its game, and an old link says that the game is over', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const room = await openRoom(HOMEWORK);
  const player = new PlayerPage(await person(PHONE));
  const { page } = player;
  await player.set('Continue automatically', false);
  await player.enterCode(room.code, NO_CANVAS);
  await player.enterName('Ada');
  await player.continueGame();
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Correct!');

  // A page of this server that doesn't have the storage open.
  await page.goto('/check');
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve;
      });
    }
  });
  await page.goto(`/join${NO_CANVAS}`);
  await expect(page.getByRole('heading', { name: 'You have a game open' })).toBeVisible();
  await expect(page.getByText(/^Assigned · 1 of 2 questions answered · Open until /)).toBeVisible();
  await expectAccessible(page, 'home with a game known to the server');
  await activate(page, page.getByRole('button', { name: 'Continue' }));
  await player.expectQuestion('Which of these are primes?');
  expect((await room.view()).players).toHaveLength(1);

  await room.end();
  await page.goto(`/join${NO_CANVAS}`);
  await expect(page.getByRole('heading', { name: 'Games you played' })).toBeVisible();
  await expectAccessible(page, 'home with a game that is over');
  // The next student on this device should see none of that, not even the name.
  await page.getByRole('button', { name: /^Not you/ }).click();
  await page.getByRole('button', { name: 'Clear games', exact: true }).click();
  await expect(page.getByText('All games on this device are cleared.')).toBeFocused();
  await expectAccessible(page, 'home after clearing games');
  await page.reload();
  await expect(page.getByLabel('Game code')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Games you played' })).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('qp_seats');
  const late = await person(PHONE);
  await late.goto(`/join?gc=${room.code}&room=${room.hash}`);
  const dialog = late.getByRole('dialog', { name: 'Your teacher ended this game' });
  await expect(dialog).toContainText(/Closed .+\. It’s too late to join\. Got another code\?/);
  await expectAccessible(late, 'a link to a game that is over');
  await late.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(late.getByLabel('Game code')).toBeFocused();
});

test('one student has extra time', { tag: LONG }, async ({ person, openRoom, baseURL }) => {
  const url = baseURL ?? '';
  const room = await openRoom(HOMEWORK);
  const [ada, ben] = [new PlayerPage(await person(PHONE)), new PlayerPage(await person(PHONE))];
  for (const [player, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const) {
    await player.enterCode(room.code, NO_CANVAS);
    await player.enterName(name);
    await player.continueGame();
    await player.expectQuestion(RED);
  }
  const teacher = await person();
  await signInAsHost(teacher.context(), url, room.host);
  const { id } = await room.player('Ada');
  await teacher.goto(`/host/game/${room.hash}/player/${id}`);
  const card = teacher.getByRole('region', { name: 'Time for this student' });
  await activate(teacher, card.getByRole('button', { name: 'Give extra time' }));
  await expectAccessible(teacher, 'extra time for a student');
  await activate(teacher, teacher.getByRole('button', { name: 'Save' }));
  await expect(card).toContainText('Extra time, until');

  const dueAt = Date.now() + 1_500;
  data(await callHttp({ url }, 'setDueDate', { roomHash: room.hash, dueAt }, room.host));
  // Ben does nothing and sees his game end; Ada's is unaffected.
  await expect(ben.endHeading).toBeAttached();
  await ada.choose('Mars');
  await ada.expectQuestion('Which of these are primes?');
  const late = new PlayerPage(await person(PHONE));
  await late.enterCode(room.code);
  await expect(late.page.getByRole('dialog', { name: 'Time’s up for this game' })).toBeVisible();
  await ben.enterCode(room.code, NO_CANVAS);
  await expect(ben.endHeading.or(ben.heading(/^Nice work/))).toBeAttached();

  await teacher.goto(`/host/game/${room.hash}`);
  await expect(teacher.getByRole('heading', { name: /^Was due / })).toBeVisible();
  await expect(teacher.getByText('1 student has extra time.')).toBeVisible();
  await expectAccessible(teacher, 'a game that is over for all but one student');
  await teacher.goto(`/host/game/${room.hash}/player/${id}`);
  await activate(teacher, card.getByRole('button', { name: 'Remove' }));
  await expect(ada.endHeading).toBeAttached();
});

test('an unsent answer is sent when the page is left', { tag: LONG }, async ({ person, openRoom }) => {
  const room = await openRoom(HOMEWORK);
  const player = new PlayerPage(await person(PHONE));
  const { page } = player;
  const line = await Line.of(page.context());
  await player.enterCode(room.code, NO_CANVAS);
  await player.enterName('Ada');
  await player.continueGame();
  await player.expectQuestion(RED);
  await line.blockSocket();
  const proceed = /\/proceed$/;
  await page.route(proceed, (route) => route.abort());
  await player.choose('Mars');
  // The second round of attempts has failed, so there is time until the next.
  await expect.poll(() => line.sent(proceed) + line.sent(/\/proceed /)).toBeGreaterThanOrEqual(4);
  expect(await room.answersTo(0)).toBe(0);
  await page.unroute(proceed);
  await page.goto('about:blank');
  await expect.poll(() => room.answersTo(0)).toBe(1);
});
