import type { Locator } from '@playwright/test';
import { expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { OBSTACLE_END_HEADING, OBSTACLE_HEADING, PeakPage } from '#tests/e2e/pages/PeakPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { animationsOf, expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { expect, HALF_LAPTOP, LONG, test } from '#tests/e2e/support/test.ts';
import { primes, primeText } from '#tests/support/games.ts';

/** Three camps with an obstacle each: a mini-game repeats only after the two others. */
const [QUESTIONS, CAMPS] = [15, 3];

/** Uses only keys: shortcuts where there are any, Tab and Enter elsewhere. */
class KeyboardClimber extends PeakPage {
  protected override async act(target: Locator, key?: string): Promise<void> {
    if (key === undefined) await tabTo(this.page, target);
    await this.page.keyboard.press(key ?? 'Enter');
  }

  protected override async fillIn(field: Locator, text: string): Promise<void> {
    await tabTo(this.page, field);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Answers with the letter of an option. */
  async answerByKey(question: string, letter: string): Promise<void> {
    await this.continueTo(question);
    await this.waitUntilReady();
    await this.page.keyboard.press(letter);
    await expect(this.verdict).toBeAttached();
  }
}

test('a climber reaches the peak by keyboard alone, and nothing moves', { tag: LONG }, async ({
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
    await test.step(`camp ${camp}: a path is picked`, async () => {
      await mia.continueTo(`Pick your path to camp ${camp} of ${CAMPS}`);
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
      await expectFocusKept(page);
      if (camp === 1) await expectAccessible(page, 'the path finder');
      await mia.pressButton(/^Safe/);
    });
    await test.step(`camp ${camp}: a miss leads to an obstacle, which is played with keys`, async () => {
      await mia.answerByKey(primeText(first), right);
      await mia.answerByKey(primeText(first + 1), right);
      await mia.answerByKey(primeText(first + 2), wrong);
      await mia.continueTo(OBSTACLE_HEADING);
      games.add(await mia.obstacle.textContent());
      if (camp === 1) await expectAccessible(page, 'obstacle intro');
      // There is half a minute to play. Whether that is enough for keys on this machine isn't tested here.
      await mia.tryToWin();
      expect(await animationsOf(page)).toEqual([]);
      await expectAccessible(page, 'the end of an obstacle');
      await mia.leaveStop(OBSTACLE_END_HEADING);
    });
    await test.step(`camp ${camp} is cleared`, async () => {
      await mia.answerByKey(primeText(first + 3), right);
      await mia.answerByKey(primeText(first + 4), right);
      await mia.answerByKey(primeText(first + 2), right);
      const passed = camp < CAMPS ? `Camp ${camp} cleared!` : 'You’re at the peak!';
      await mia.continueTo(passed);
      await expectFocusKept(page);
      if (camp === 1) await expectAccessible(page, 'level up');
      await mia.leaveStop(passed);
    });
  }
  expect(games.size).toBe(3);
  await test.step('the flag is planted', async () => {
    await mia.continueTo('You made it!');
    await mia.pressButton('Plant your flag');
    await expect.poll(async () => (await room.player('Mia')).climb).toMatchObject({ height: 1_000 });
    await expectFocusKept(page);
    await expectStill(page);
  });
});
