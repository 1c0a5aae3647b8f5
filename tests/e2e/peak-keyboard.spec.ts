// The mountain by keyboard alone, for who wants less motion: each stop and each mini-game from the foot to the flag.

import type { Locator } from '@playwright/test';
import { expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { END, OFFER, PeakPage } from '#tests/e2e/pages/PeakPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { animationsOf, expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { expect, HALF_LAPTOP, LONG, test } from '#tests/e2e/support/test.ts';
import { primes, primeText } from '#tests/support/games.ts';

/** Three camps, with an obstacle in each: a game comes again only after the two others. */
const [QUESTIONS, CAMPS] = [15, 3];

/** Nothing but keys: its own where something has one, Tab and Enter elsewhere. */
class KeyboardClimber extends PeakPage {
  protected override async act(target: Locator, key?: string): Promise<void> {
    if (key === undefined) await tabTo(this.page, target);
    await this.page.keyboard.press(key ?? 'Enter');
  }

  protected override async fills(field: Locator, text: string): Promise<void> {
    await tabTo(this.page, field);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Answers by the letter of an option. */
  async presses(question: string, letter: string): Promise<void> {
    await this.onto(question);
    await this.read();
    await this.page.keyboard.press(letter);
    await expect(this.verdict).toBeAttached();
  }
}

test('a climber comes to the peak by keyboard alone, and nothing moves', { tag: LONG }, async ({
  person,
  openRoom,
}) => {
  test.setTimeout(420_000);
  const mia = new KeyboardClimber(await person({ ...HALF_LAPTOP, reducedMotion: 'reduce' }));
  const { page } = mia;
  await watchMotion(page);
  const quiz = primes(QUESTIONS, { timeSeconds: 900 });
  const room = await openRoom({ type: 'mystic_peak', quiz, options: { powerups: 'no' } });
  await mia.set('Continue automatically', false);
  await mia.join(room.code, 'Mia');
  await room.start();
  const [right, wrong] = ['b', 'c'];
  const each = QUESTIONS / CAMPS;
  const games = new Set<string | null>();

  for (let camp = 1; camp <= CAMPS; camp += 1) {
    const first = (camp - 1) * each + 1;
    await test.step(`camp ${camp}: a way is chosen`, async () => {
      await mia.onto(`Pick your path to camp ${camp} of ${CAMPS}`);
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
      await expectFocusKept(page);
      if (camp === 1) await expectAccessible(page, 'the path finder');
      await mia.take(/^Trekker:/);
    });
    await test.step(`camp ${camp}: a miss leads to an obstacle, which keys play`, async () => {
      await mia.presses(primeText(first), right);
      await mia.presses(primeText(first + 1), right);
      await mia.presses(primeText(first + 2), wrong);
      await mia.onto(OFFER);
      games.add(await mia.obstacle.textContent());
      if (camp === 1) await expectAccessible(page, 'the offer of an obstacle');
      // Half a minute to play: whether that is enough for keys on this machine, another story asks.
      await mia.tries();
      expect(await animationsOf(page)).toEqual([]);
      await expectAccessible(page, 'the end of an obstacle');
      await mia.leaves(END);
    });
    await test.step(`camp ${camp} is passed`, async () => {
      await mia.presses(primeText(first + 3), right);
      await mia.presses(primeText(first + 4), right);
      await mia.presses(primeText(first + 2), right);
      const passed = camp < CAMPS ? `Camp ${camp} cleared!` : 'You’re at the peak!';
      await mia.onto(passed);
      await expectFocusKept(page);
      if (camp === 1) await expectAccessible(page, 'the level up');
      await mia.leaves(passed);
    });
  }
  expect(games.size).toBe(3);
  await test.step('the flag goes up', async () => {
    await mia.onto('You reached the peak!');
    await mia.take('Plant the flag');
    await expect.poll(async () => (await room.player('Mia')).climb).toMatchObject({ height: 1_000 });
    await expectFocusKept(page);
    await expectStill(page);
  });
});
