import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { OBSTACLE_HEADING, PeakPage } from '#tests/e2e/pages/PeakPage.ts';
import { expect, FULL_MOTION, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';
import { primes, primeText } from '#tests/support/games.ts';

/** Three camps with an obstacle each: a mini-game repeats only after the two others. */
const [QUESTIONS, CAMPS] = [15, 3];

test('one climber wins each mini-game on the way up, and another loses each', { tag: LONG }, async ({
  person,
  openRoom,
}) => {
  test.setTimeout(420_000);
  // Without power-ups, a miss always leads to an obstacle.
  const room = await openRoom({
    type: 'mystic_peak',
    quiz: primes(QUESTIONS),
    options: { powerups: 'no' },
  });
  const climbers = [
    { name: 'Ana', wins: true, page: new PeakPage(await person({ ...PHONE, ...FULL_MOTION })) },
    { name: 'Ben', wins: false, page: new PeakPage(await person({ ...PHONE, ...FULL_MOTION })) },
  ];
  for (const { name, page } of climbers) {
    await page.set('Continue automatically', false);
    await page.join(room.code, name, NO_CANVAS);
  }
  await room.start();
  await Promise.all(
    climbers.map(async ({ name, wins, page }) => {
      const games = new Set<string | null>();
      const each = QUESTIONS / CAMPS;
      for (let camp = 1; camp <= CAMPS; camp += 1) {
        await page.continueTo(`Pick your path to camp ${camp} of ${CAMPS}`);
        await page.pressButton(/^Safe/);
        const first = (camp - 1) * each + 1;
        await page.answer(primeText(first), '7');
        await page.answer(primeText(first + 1), '7');
        await page.answer(primeText(first + 2), '9');
        await page.continueTo(OBSTACLE_HEADING);
        games.add(await page.obstacle.textContent());
        const before = (await room.player(name)).score;
        await expect(await page.playObstacle(wins)).toBeAttached();
        expect((await room.player(name)).score).toBe(before + (wins ? MYSTIC_PEAK.obstaclePoints : 0));
        await page.pressButton('Keep climbing');
        await page.answer(primeText(first + 3), '7');
        await page.answer(primeText(first + 4), '7');
        await page.answer(primeText(first + 2), '7');
        await page.continueTo(camp < CAMPS ? `Camp ${camp} cleared!` : 'You’re at the peak!');
        await page.pressButton(/^(Keep climbing|See the view)$/);
      }
      expect(games.size, name).toBe(3);
      await page.continueTo('You made it!');
      await page.pressButton('Plant your flag');
    }),
  );
});
