// The mini-games of the mountain: one climber wins each of them, and another one loses each.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { OFFER, PeakPage } from '#tests/e2e/pages/PeakPage.ts';
import { expect, LIVELY, LONG, PHONE, PLAIN, test } from '#tests/e2e/support/test.ts';
import { primes, primeText } from '#tests/support/games.ts';

/** Three camps, with an obstacle in each: a game comes again only after the two others. */
const [QUESTIONS, CAMPS] = [15, 3];

test('each mini-game is won and lost on the way up', { tag: LONG }, async ({ person, openRoom }) => {
  test.setTimeout(420_000);
  // Without power-ups what follows a miss is always an obstacle.
  const room = await openRoom({
    type: 'mystic_peak',
    quiz: primes(QUESTIONS),
    options: { powerups: 'no' },
  });
  const climbers = [
    { name: 'Ana', wins: true, page: new PeakPage(await person({ ...PHONE, ...LIVELY })) },
    { name: 'Ben', wins: false, page: new PeakPage(await person({ ...PHONE, ...LIVELY })) },
  ];
  for (const { name, page } of climbers) {
    await page.set('Continue automatically', false);
    await page.join(room.code, name, PLAIN);
  }
  await room.start();
  await Promise.all(
    climbers.map(async ({ name, wins, page }) => {
      const games = new Set<string | null>();
      const each = QUESTIONS / CAMPS;
      for (let camp = 1; camp <= CAMPS; camp += 1) {
        await page.onto(`Pick your path to camp ${camp} of ${CAMPS}`);
        await page.take(/^Trekker:/);
        const first = (camp - 1) * each + 1;
        await page.answers(primeText(first), '7');
        await page.answers(primeText(first + 1), '7');
        await page.answers(primeText(first + 2), '9');
        await page.onto(OFFER);
        games.add(await page.obstacle.textContent());
        const before = (await room.player(name)).score;
        await expect(await page.plays(wins)).toBeAttached();
        expect((await room.player(name)).score).toBe(before + (wins ? MYSTIC_PEAK.obstaclePoints : 0));
        await page.take('Keep climbing');
        await page.answers(primeText(first + 3), '7');
        await page.answers(primeText(first + 4), '7');
        await page.answers(primeText(first + 2), '7');
        await page.onto(camp < CAMPS ? `Camp ${camp} cleared!` : 'You’re at the peak!');
        await page.take('Keep climbing');
      }
      expect(games.size, name).toBe(3);
      await page.onto('You reached the peak!');
      await page.take('Plant the flag');
    }),
  );
});
