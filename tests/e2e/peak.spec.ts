import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { OBSTACLE_HEADING, PeakPage } from '#tests/e2e/pages/PeakPage.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { expect, FULL_MOTION, LONG, PHONE, NO_CANVAS, PROJECTOR, test } from '#tests/e2e/support/test.ts';
import { callHttp, data } from '#tools/classroom/calls.ts';
import { answerNext, openNext, primes, primeText, seatIn } from '#tests/support/games.ts';

test('three players climb from the foot to the peak, through every break room and an avalanche', {
  tag: LONG,
}, async ({ person, openRoom, baseURL }) => {
  test.setTimeout(360_000);
  const url = baseURL ?? '';
  const projector = await person({ viewport: PROJECTOR });
  const ana = new PeakPage(await person({ ...PHONE, ...FULL_MOTION }));
  const cy = new PeakPage(await person(PHONE));
  const both = [ana, cy];
  const room = await openRoom({ type: 'mystic_peak', quiz: primes(8) });
  await signInAsHost(projector.context(), url, room.host);
  const scoreOf = async (name: string) => (await room.player(name)).score;
  const join = async (player: PeakPage, name: string) => {
    await player.set('Continue automatically', false);
    await player.join(room.code, name, NO_CANVAS);
  };
  await Promise.all([projector.goto(`/host/game/${room.hash}/projector`), join(ana, 'Ana'), join(cy, 'Cy')]);
  const ben = await seatIn({ url }, room.hash, 'Ben');
  const { roomHash, playerId, identity } = ben;
  const benCalls = (name: 'updatePathFinder' | 'activatePowerup', request: object) =>
    callHttp({ url }, name, { roomHash, playerId, ...request }, { ...identity, commandId: `ben-${name}` });
  await room.start();

  await test.step('each player picks a path, and a reloaded page still asks for it', async () => {
    for (const player of both) await player.continueTo('Pick your path to camp 1 of 2');
    await ana.expectAfterReload('Pick your path to camp 1 of 2');
    await ana.pressButton(/^Boost/);
    await cy.pressButton(/^Double or drop/);
    await openNext({ url }, ben);
    data(await benCalls('updatePathFinder', { pathFinder: 'TREKKER', level: 1 }));
    await answerNext({ url }, ben, '7');
  });

  await test.step('a miss leads to an obstacle, which Ana wins and Cy loses', async () => {
    for (const player of both) {
      await player.answer(primeText(1), '9');
      await player.continueTo(OBSTACLE_HEADING);
    }
    await ana.expectAfterReload(OBSTACLE_HEADING);
    await expect(await ana.playObstacle(true)).toBeAttached();
    expect(await scoreOf('Ana')).toBe(MYSTIC_PEAK.obstaclePoints);
    // The outcome is shown for ten seconds.
    await ana.pressButton('Keep climbing');
    await expect(await cy.playObstacle(false)).toBeAttached();
    expect(await scoreOf('Cy')).toBe(0);
    await cy.expectAfterReload(/^(Not this time|Time’s up!)$/);
    await cy.pressButton('Keep climbing');
  });

  await test.step('a camp is warned of an avalanche, which takes a tenth of the points earned there', async () => {
    await ana.answer(primeText(2), '7');
    const before = await scoreOf('Ana');
    expect(before).toBe(1_500);
    await room.give('avalanche', 'Ben');
    await ana.page.waitForTimeout(2_500);
    const { me } = await openNext({ url }, ben);
    const card = me.belt.slots.find((each: { id: number } | null) => each)?.id;
    data(await benCalls('activatePowerup', { card }));
    await expect(ana.announcer).toContainText('Avalanche from Ben in 3 seconds!');
    await expect(ana.announcer).toContainText('The avalanche took 150 points.');
    expect(await scoreOf('Ana')).toBe(before - 150);
  });

  await test.step('a later miss leads to a choice of power-ups', async () => {
    await cy.answer(primeText(2), '7');
    for (const player of both) {
      await player.answer(primeText(3), '7');
      await player.answer(primeText(4), '9');
      await player.continueTo('Rest stop: pick one');
    }
    await ana.expectAfterReload('Rest stop: pick one');
    for (const player of both) await player.pressButton(/^(50-50|Eraser|Immunity|Avalanche)/i);
  });

  await test.step('missed questions come back, and are answered or skipped', async () => {
    await ana.answer(primeText(1), '7');
    await ana.answer(primeText(4), '7');
    await cy.answer(primeText(1), '9');
    await cy.answer(primeText(4), '7');
    await cy.continueTo(primeText(1));
    await cy.waitUntilReady();
    await cy.pressButton('Skip');
    const sure = cy.page.getByRole('dialog', { name: 'Skip this question?' });
    await sure.getByRole('button', { name: 'Skip' }).click();
    for (const player of both) {
      await player.continueTo('Camp 1 cleared!');
      await player.expectAfterReload('Camp 1 cleared!');
    }
  });

  await test.step('at the camp, Cy takes a power-up, and Ana plays for points', async () => {
    await cy.pressButton(/^(50-50|Eraser|Immunity|Avalanche)/i);
    const before = await scoreOf('Ana');
    await expect(await ana.playObstacle(true, /^Play .* win 200 points/)).toBeAttached();
    expect(await scoreOf('Ana')).toBe(before + MYSTIC_PEAK.campGamePoints.easy);
    await ana.pressButton('Keep climbing');
  });

  await test.step("Double or drop can't be picked again at the next camp, and both players reach the peak", async () => {
    for (const player of both) await player.continueTo('Pick your path to camp 2 of 2');
    await expect(cy.button(/^Double or drop/)).toHaveAttribute('aria-disabled', 'true');
    for (const player of both) {
      await player.pressButton(/^Safe/);
      for (const number of [5, 6, 7, 8]) await player.answer(primeText(number), '7');
      await player.continueTo('You’re at the peak!');
      await player.pressButton('See the view');
      await player.continueTo('You made it!');
    }
    await ana.expectAfterReload('You made it!');
    await ana.pressButton('Plant your flag');
    await cy.pressButton(/^Retry/);
    await cy.answer(primeText(1), '7');
    await expect.poll(async () => (await room.player('Cy')).climb).toMatchObject({ mastered: true });
    expect((await room.player('Ana')).climb).toMatchObject({ mastered: true, height: 1_000 });
  });

  await test.step('the summary shows the climb camp by camp', async () => {
    await room.end();
    await ana.openSummary();
    await expect(ana.page.getByRole('heading', { name: 'Your climb' })).toBeVisible();
    await expect(ana.page.getByText('You reached the peak and solved every question!')).toBeVisible();
    await expect(ana.page.getByText(/^Boost: 2 of 4 on the first try/)).toBeVisible();
  });
});
