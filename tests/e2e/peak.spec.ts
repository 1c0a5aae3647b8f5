// Mystic Peak: three climbers and a projector from the foot to the peak, with each break room, an avalanche, and pages that are opened anew.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { OFFER, PeakPage } from '#tests/e2e/pages/PeakPage.ts';
import { hostIn } from '#tests/e2e/support/rooms.ts';
import { expect, LIVELY, LONG, PHONE, PLAIN, PROJECTOR, test } from '#tests/e2e/support/test.ts';
import { callHttp, data } from '#tools/classroom/calls.ts';
import { answers, onward, primes, primeText, seatIn } from '#tests/support/games.ts';

test('three climb from the foot to the peak, through every break room and an avalanche', {
  tag: LONG,
}, async ({ person, openRoom, baseURL }) => {
  test.setTimeout(360_000);
  const url = baseURL ?? '';
  const projector = await person({ viewport: PROJECTOR });
  const ana = new PeakPage(await person({ ...PHONE, ...LIVELY }));
  const cy = new PeakPage(await person(PHONE));
  const both = [ana, cy];
  const room = await openRoom({ type: 'mystic_peak', quiz: primes(8) });
  await hostIn(projector.context(), url, room.host);
  const scoreOf = async (name: string) => (await room.player(name)).score;
  const join = async (player: PeakPage, name: string) => {
    await player.set('Continue automatically', false);
    await player.join(room.code, name, PLAIN);
  };
  await Promise.all([projector.goto(`/host/game/${room.hash}/projector`), join(ana, 'Ana'), join(cy, 'Cy')]);
  const ben = await seatIn({ url }, room.hash, 'Ben');
  const { roomHash, playerId, who } = ben;
  const benCalls = (name: 'updatePathFinder' | 'activatePowerup', request: object) =>
    callHttp({ url }, name, { roomHash, playerId, ...request }, { ...who, commandId: `ben-${name}` });
  await room.start();

  await test.step('each chooses a way, which a page that is opened anew still asks for', async () => {
    for (const player of both) await player.onto('Pick your path to camp 1 of 2');
    await ana.comesBackTo('Pick your path to camp 1 of 2');
    await ana.take(/^Leader:/);
    await cy.take(/^Pioneer:/);
    await onward({ url }, ben);
    data(await benCalls('updatePathFinder', { pathFinder: 'TREKKER', level: 1 }));
    await answers({ url }, ben, '7');
  });

  await test.step('a miss leads to an obstacle: Ana wins it, and Cy loses it', async () => {
    for (const player of both) {
      await player.answers(primeText(1), '9');
      await player.onto(OFFER);
    }
    await ana.comesBackTo(OFFER);
    await expect(await ana.plays(true)).toBeAttached();
    expect(await scoreOf('Ana')).toBe(MYSTIC_PEAK.obstaclePoints);
    // What came of it stands for ten seconds.
    await ana.take('Keep climbing');
    await expect(await cy.plays(false)).toBeAttached();
    expect(await scoreOf('Cy')).toBe(0);
    await cy.comesBackTo(/^(Not this time|Time is up)$/);
    await cy.take('Keep climbing');
  });

  await test.step('an avalanche warns the camp, and takes a tenth of what it has earned', async () => {
    await ana.answers(primeText(2), '7');
    const before = await scoreOf('Ana');
    expect(before).toBe(1_500);
    await room.give('avalanche', 'Ben');
    await ana.page.waitForTimeout(2_500);
    const { me } = await onward({ url }, ben);
    const card = me.belt.slots.find((each: { id: number } | null) => each)?.id;
    data(await benCalls('activatePowerup', { card }));
    await expect(ana.said).toContainText('Avalanche from Ben in 3 seconds!');
    await expect(ana.said).toContainText('The avalanche took 150 points.');
    expect(await scoreOf('Ana')).toBe(before - 150);
  });

  await test.step('a later miss leads to a choice of power-ups', async () => {
    await cy.answers(primeText(2), '7');
    for (const player of both) {
      await player.answers(primeText(3), '7');
      await player.answers(primeText(4), '9');
      await player.onto('Pick one');
    }
    await ana.comesBackTo('Pick one');
    for (const player of both) await player.take(/^(50-50|Eraser|Immunity|Avalanche)/i);
  });

  await test.step('what was missed comes again; it is right, or left behind', async () => {
    await ana.answers(primeText(1), '7');
    await ana.answers(primeText(4), '7');
    await cy.answers(primeText(1), '9');
    await cy.answers(primeText(4), '7');
    await cy.onto(primeText(1));
    await cy.read();
    await cy.take('Skip');
    for (const player of both) {
      await player.onto('Camp 1 cleared!');
      await player.comesBackTo('Camp 1 cleared!');
      await player.take('Keep climbing');
    }
  });

  await test.step('who was a pioneer rests, and both come to the peak', async () => {
    for (const player of both) await player.onto('Pick your path to camp 2 of 2');
    await expect(cy.button(/^Pioneer:/)).toHaveCount(0);
    for (const player of both) {
      await player.take(/^Trekker:/);
      for (const number of [5, 6, 7, 8]) await player.answers(primeText(number), '7');
      await player.onto('You’re at the peak!');
      await player.take('Keep climbing');
      await player.onto('You reached the peak!');
    }
    await ana.comesBackTo('You reached the peak!');
    await ana.take('Plant the flag');
    await cy.take(/^Take the ridge/);
    await cy.answers(primeText(1), '7');
    await expect.poll(async () => (await room.player('Cy')).climb).toMatchObject({ mastered: true });
    expect((await room.player('Ana')).climb).toMatchObject({ mastered: true, height: 1_000 });
  });

  await test.step('the end tells the climb, camp by camp', async () => {
    await room.end();
    await ana.openSummary();
    await expect(ana.page.getByRole('heading', { name: 'Your climb' })).toBeVisible();
    await expect(ana.page.getByText('You reached the peak with everything correct!')).toBeVisible();
    await expect(ana.page.getByText(/^Leader: 2 of 4 right at the first go/)).toBeVisible();
  });
});
