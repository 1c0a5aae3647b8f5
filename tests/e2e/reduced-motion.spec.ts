import { activate } from '#tests/e2e/pages/keyboard.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import type { Room } from '#tools/classroom/Teacher.ts';
import { memesFetched, RIGHT_MEME } from '#tests/e2e/support/memes.ts';
import { animationsOf, expectStill, motionOf, watchMotion } from '#tests/e2e/support/motion.ts';
import { CHOICES, EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, FULL_MOTION, LONG, PHONE, PROJECTOR, test } from '#tests/e2e/support/test.ts';

/** Plays through every player scene, including the moments with the most motion. */
async function playAll(player: PlayerPage, room: Room): Promise<void> {
  await room.start();
  await expect(player.heading('Get ready!')).toBeAttached();
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Correct!');
  await room.next();
  await expect(player.heading('Leaderboard')).toBeAttached();
  await room.next();
  await player.tick('4');
  await expect(player.verdict).toContainText('Not this time');
  await room.end();
  await expect(player.endHeading).toBeAttached();
}

test('the motion watch detects movement at full motion', { tag: LONG }, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person({ ...PHONE, ...FULL_MOTION }));
  await watchMotion(player.page);
  const room = await openRoom({ type: 'tp', quiz: CHOICES });
  await player.join(room.code, 'Ada');
  await playAll(player, room);
  await expect.poll(async () => (await motionOf(player.page)).moved.length).toBeGreaterThan(0);
});

test('nothing moves if the system asks for reduced motion', async ({ person, openRoom }) => {
  const player = new PlayerPage(await person({ ...PHONE, reducedMotion: 'reduce' }));
  await watchMotion(player.page);
  const room = await openRoom({ type: 'tp', quiz: CHOICES });
  await player.join(room.code, 'Ada');
  await playAll(player, room);
  await expectStill(player.page);
  await player.openSummary();
});

test('nothing moves with reduced motion in a team game with an extra life, memes and reactions', {
  tag: LONG,
}, async ({ person, openRoom, baseURL }) => {
  const calm = { reducedMotion: 'reduce' } as const;
  const player = new PlayerPage(await person({ ...PHONE, ...calm }));
  const { page } = player;
  const projector = await person({ viewport: PROJECTOR, ...calm });
  const room = await openRoom({
    type: 'team',
    quiz: CHOICES,
    options: { extraLife: 'enabled', memes: true, reactions: true, timer: 'off' },
  });
  await signInAsHost(projector.context(), baseURL ?? '', room.host);
  for (const watched of [page, projector]) await watchMotion(watched);
  await projector.goto(`/host/game/${room.hash}/projector`);
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await expect(projector.getByRole('listitem').filter({ hasText: 'Ada' })).toBeAttached();
  await activate(page, page.getByRole('button', { name: 'Send a reaction' }));
  await activate(page, page.getByRole('button', { name: 'Thumbs up' }));
  const sign = projector.locator('[data-reaction]');
  await expect(sign).toBeVisible();
  expect(await animationsOf(projector)).toEqual([]);
  await expect(sign).toHaveCount(0);

  await room.start();
  await player.continueGame();
  await player.choose('Venus');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeAttached();
  // An immediate key press is ignored, because it may be meant for the answer.
  await expect(async () => {
    await page.keyboard.press('l');
    await expect(player.note('Extra life: get it right to earn points')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await memesFetched(page, RIGHT_MEME, 1);
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Correct!');
  await expect(player.verdict.getByRole('figure')).toBeAttached();
  expect(await animationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await player.expectQuestion('Which of these are primes?');
  await expect(projector.getByRole('heading', { name: 'The climb' })).toBeAttached();
  await player.tick('2', '7');
  await expect(player.verdict).toContainText('Correct!');
  await room.end();
  await expect(player.heading('Your team won!')).toBeAttached();
  await expect(projector.getByRole('heading', { name: 'On the summit' })).toBeAttached();
  for (const watched of [page, projector]) await expectStill(watched);
  await page.getByRole('button', { name: 'See your answers' }).click();
  await expect(player.heading(/^Nice work/)).toBeVisible();
});

test("nothing moves on devices or the projector in a game with 'Reduce motion' on", {
  tag: LONG,
}, async ({ person }) => {
  const host = new HostPage(await person(FULL_MOTION));
  await host.openLibrary();
  const buffer = Buffer.from(JSON.stringify({ ...EACH_TYPE, questions: EACH_TYPE.questions.slice(0, 2) }));
  await host.readFile({ name: 'calm.json', mimeType: 'application/json', buffer });
  await host.saveAs('Calm');
  await host.choose('Calm');
  await host.moreOptions();
  await host.page.getByRole('switch', { name: 'Reduce motion' }).check();
  const code = await host.openRoom();
  const projector = await host.page.context().newPage();
  await projector.setViewportSize(PROJECTOR);
  await watchMotion(projector);
  await projector.goto(`${host.page.url()}/projector`);
  const player = new PlayerPage(await person({ ...PHONE, ...FULL_MOTION }));
  await watchMotion(player.page);
  await player.join(code, 'Ada');
  await expect(projector.getByRole('listitem').filter({ hasText: 'Ada' })).toBeAttached();
  await host.start();
  await player.choose('Mars');
  await expect(projector.getByText('Correct answer: Mars')).toBeAttached();
  await host.control('Show leaderboard');
  await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeAttached();
  await host.control('Next question');
  await player.tick('2', '7');
  await host.control('Show podium');
  await expect(projector.getByRole('heading', { name: 'On the summit' })).toBeAttached();
  await player.openSummary();
  for (const page of [player.page, projector]) {
    const { frames, ...seen } = await motionOf(page);
    expect(seen).toEqual({ moved: [] });
    expect(frames).toBeGreaterThan(5);
  }
  expect(await animationsOf(player.page)).toEqual([]);
});
