import type { Locator } from '@playwright/test';
import { DUEL_LIMITS, stepsTo } from '#core/features/duels/duels.ts';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';
import { DuelPage } from '#tests/e2e/pages/DuelPage.ts';
import { expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { animationsOf, expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { expect, HALF_LAPTOP, LONG, test } from '#tests/e2e/support/test.ts';
import { callHttp, data } from '#tools/classroom/calls.ts';
import { answerNext, primes, primeText, seatIn } from '#tests/support/games.ts';

/** Fields of a duel decision, as in a call. */
type Decided = Readonly<Record<string, string>>;
const SKIP: Decided = { decision: 'skip' };

test('a player strikes, raises a shield, skips and is struck by keyboard alone, and nothing moves', {
  tag: LONG,
}, async ({ person, openRoom, baseURL }) => {
  test.setTimeout(360_000);
  const url = baseURL ?? '';
  const ben = new DuelPage(await person({ ...HALF_LAPTOP, reducedMotion: 'reduce' }));
  const { page } = ben;
  const { keyboard } = page;
  await watchMotion(page);
  const room = await openRoom({
    type: 'normal',
    quiz: primes(16),
    options: { isDuelEnabled: true, timer: 'off' },
  });
  await ben.set('Continue automatically', false);
  await ben.join(room.code, 'Ben');
  const benId = (await room.player('Ben')).id;

  /** Another player, who plays through API calls. */
  const rival = async (name: string) => {
    const seat = await seatIn({ url }, room.hash, name);
    const { roomHash, playerId, identity } = seat;
    let level = 0;
    return {
      /** Answers correctly up to the choice at this level, skipping the choices before it, and decides. */
      async decide(wanted: number, decided: Decided): Promise<void> {
        for (; level <= wanted; level += 1) {
          for (let n = 0; n < stepsTo(level); n += 1) await answerNext({ url }, seat);
          const request = { roomHash, playerId, level, ...(level === wanted ? decided : SKIP) };
          const by = { ...identity, commandId: `${name}-chooses-${level}` };
          data(await callHttp({ url }, 'duelDecision', request, by));
        }
      },
    };
  };
  const [ana, cy, dee, eva] = [await rival('Ana'), await rival('Cy'), await rival('Dee'), await rival('Eva')];
  const strikesBen: Decided = { decision: 'strike', targetPlayerId: benId };
  await room.start();

  /** Presses Enter until this heading is there and focus has moved to it, or to `focused`. */
  const continueTo = async (heading: Locator, focused = heading) => {
    if ((await heading.count()) > 0) return;
    await expect(async () => {
      if ((await heading.count()) === 0) await keyboard.press('Enter');
      await expect(focused).toBeFocused({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  };
  const listed = page.getByRole('main').getByRole('listitem').getByRole('button');
  let asked = 0;
  const answer = async () => {
    asked += 1;
    await continueTo(ben.heading(primeText(asked)));
    await ben.waitUntilReady();
    // The second option.
    await keyboard.press('b');
    await expect(ben.verdict).toContainText(/\+[\d,]+ points/);
  };
  /** Answers correctly until the choice is there. */
  const climb = async (times: number) => {
    for (let n = 0; n < times; n += 1) await answer();
    await continueTo(ben.heading('Duel: your move!'), listed.first());
  };
  /** Continues to the next question, where focus returns after a choice. */
  const continueToQuestion = () => continueTo(ben.heading(primeText(asked + 1)));
  const pressButton = async (name: string | RegExp) => {
    await tabTo(page, ben.button(name));
    // Earlier presses are ignored: they were meant for the previous screen.
    await page.waitForTimeout(DOUBLE_PRESS_MS);
    await keyboard.press('Enter');
  };
  /** `what`: null while there is only one strike. */
  const strike = async (what: RegExp | null, name: string) => {
    await pressButton(/^Strike/);
    if (what) await pressButton(what);
    await pressButton(new RegExp(`^${name}, rank`));
  };
  const expectAnnounced = async (sentence: string) => {
    await expect(ben.announcer).toContainText(sentence);
    await expectFocusKept(page);
    expect(await animationsOf(page)).toEqual([]);
  };
  await test.step('arrow keys move through the cards, kinds and players, and Escape leads back', async () => {
    await expect(page.getByRole('button', { name: 'Go!' })).toBeAttached();
    await continueToQuestion();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
    await ana.decide(0, SKIP);
    await dee.decide(0, { decision: 'shield', type: 'standard' });
    await climb(stepsTo(0));
    await expect(listed).toHaveText([
      'Strike: They lose 300, you get 100',
      'Shield: Block one strike',
      'Skip: 100 points, guaranteed',
    ]);
    await expectAccessible(page, 'choosing a card');
    await expect(ben.button(/^Strike/)).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(ben.button(/^Skip/)).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(ben.button(/^Strike/)).toBeFocused();
    await pressButton(/^Shield/);
    await expect(ben.heading('Pick your shield')).toBeAttached();
    await expect(ben.announcer).toContainText('Pick your shield');
    await expect(ben.button(/^Snow wall/)).toBeFocused();
    await expect(listed).toHaveText([
      /^Snow wall: /,
      'Mist, locked until level 1',
      'Ice mirror, locked until level 2',
      'Warm basket, locked until level 3',
    ]);
    await expectAccessible(page, 'choosing a shield');
    await pressButton(/^Mist/);
    await expect(ben.heading('Pick your shield')).toBeAttached();
    const back = async () => {
      await page.waitForTimeout(DOUBLE_PRESS_MS);
      await keyboard.press('Escape');
      await expect(ben.heading('Duel: your move!')).toBeAttached();
      await expect(listed.first()).toBeFocused();
    };
    await back();
    await pressButton(/^Strike/);
    await expect(ben.heading('Pick your target')).toBeAttached();
    await expect(listed.first()).toBeFocused();
    const rows = await Promise.all(['Ana', 'Dee'].map((name) => room.player(name)));
    const lines = rows.map(({ name, score }) =>
      expect.stringMatching(`^${name}, rank [1-3], ${score.toLocaleString('en')} points$`),
    );
    expect((await listed.allTextContents()).toSorted()).toEqual(lines);
    await expectAccessible(page, 'choosing a player');
    await back();
  });

  await test.step('a strike breaks a shield', async () => {
    await strike(null, 'Dee');
    await expectAnnounced('Dee had a shield. You broke it!');
    await expect(ben.heading('Shield broken')).toBeAttached();
    await expect(ben.button(/^Next|^Continue/)).toBeFocused();
    await expectAccessible(page, 'the outcome of a strike');
    await continueToQuestion();
  });

  let struckAt = 0;
  await test.step("a strike during a question is announced and doesn't change the question", async () => {
    await tabTo(page, ben.option('9'));
    const before = (await room.player('Ben')).score;
    await cy.decide(0, strikesBen);
    struckAt = Date.now();
    await expectAnnounced('Cy hit you. You lose 300 points.');
    await expect(ben.option('9')).toBeFocused();
    expect((await room.player('Ben')).score).toBe(before - 300);
    await expectAccessible(page, 'a question during which the player was struck');
  });

  await test.step('a mist shield sends a strike back', async () => {
    await climb(stepsTo(1));
    await pressButton(/^Shield/);
    await expect(ben.heading('Pick your shield')).toBeAttached();
    await pressButton(/^Mist/);
    await expectAnnounced('Mist: Sends the strike back');
    await expect(ben.heading('Your shield is up!')).toBeAttached();
    await expect(ben.button(/^Next|^Continue/)).toBeFocused();
    await expectAccessible(page, 'a shield that is up');
    await continueToQuestion();
    await expect(page.getByText('Your shield: Mist')).toBeAttached();
    await page.waitForTimeout(Math.max(0, struckAt + DUEL_LIMITS.restMs - Date.now()));
    await dee.decide(1, strikesBen);
    await expectAnnounced('Dee threw at you. Your mist sent it back and faded.');
    await expect(ben.heading(primeText(asked + 1))).toBeFocused();
    await expect(page.getByText('Your shield: Mist')).toHaveCount(0);
  });

  await test.step('one strike bounces to another player, and one is caught', async () => {
    await cy.decide(2, { decision: 'shield', type: 'deflector' });
    await eva.decide(3, { decision: 'shield', type: 'absorption' });
    await climb(stepsTo(2));
    await strike(/^Secret snowball/, 'Cy');
    // Ben struck Dee before, and Eva has a shield.
    await expectAnnounced('It bounced off Cy and hit Ana.');
    await continueToQuestion();
    await climb(stepsTo(3));
    await strike(/^Lasso/, 'Eva');
    await expectAnnounced('Eva caught it and got the points.');
    await continueToQuestion();
  });

  await test.step('a player who skips plays on', async () => {
    await climb(stepsTo(4));
    await pressButton(/^Skip/);
    await expectAnnounced('100 points for you.');
    await expect(ben.heading('You skipped')).toBeAttached();
    await expect(ben.button(/^Next|^Continue/)).toBeFocused();
    await expectAccessible(page, 'a skipped choice');
    await continueToQuestion();
  });

  await expectStill(page);
});
