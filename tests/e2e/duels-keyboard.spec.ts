// Duels from the keyboard alone, for who wants less motion: each choice, each outcome of a strike, and being struck amid a question.

import type { Locator } from '@playwright/test';
import { MERCY, stepsTo } from '#core/features/duels/duels.ts';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';
import { DuelPage } from '#tests/e2e/pages/DuelPage.ts';
import { expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { animationsOf, expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { expect, HALF_LAPTOP, LONG, test } from '#tests/e2e/support/test.ts';
import { callHttp, data } from '#tools/classroom/calls.ts';
import { answers, primes, primeText, seatIn } from '#tests/support/games.ts';

/** As a call says it. */
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

  /** Another player, who plays by calls. */
  const rival = async (name: string) => {
    const seat = await seatIn({ url }, room.hash, name);
    const { roomHash, playerId, who } = seat;
    let level = 0;
    return {
      /** Answers right until the choice at this level, skipping those before, and makes it. */
      async chooses(wanted: number, decided: Decided): Promise<void> {
        for (; level <= wanted; level += 1) {
          for (let n = 0; n < stepsTo(level); n += 1) await answers({ url }, seat);
          const request = { roomHash, playerId, level, ...(level === wanted ? decided : SKIP) };
          const by = { ...who, commandId: `${name}-chooses-${level}` };
          data(await callHttp({ url }, 'duelDecision', request, by));
        }
      },
    };
  };
  const [ana, cy, dee, eva] = [await rival('Ana'), await rival('Cy'), await rival('Dee'), await rival('Eva')];
  const strikesBen: Decided = { decision: 'strike', targetPlayerId: benId };
  await room.start();

  /** Goes on by a key until this heading stands there: the focus goes to it as it comes, or to what can be pressed first. */
  const onto = async (heading: Locator, focused = heading) => {
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
    await onto(ben.heading(primeText(asked)));
    await ben.read();
    // The second option.
    await keyboard.press('b');
    await expect(ben.verdict).toContainText(/\+[\d,]+ points/);
  };
  /** Answers right until the choice stands there. */
  const climb = async (times: number) => {
    for (let n = 0; n < times; n += 1) await answer();
    await onto(ben.heading('Duel: your move!'), listed.first());
  };
  /** Reads the next question, at which the focus is again after a choice. */
  const question = () => onto(ben.heading(primeText(asked + 1)));
  const take = async (name: string | RegExp) => {
    await tabTo(page, ben.button(name));
    // What is pressed sooner is not meant for what has just come.
    await page.waitForTimeout(DOUBLE_PRESS_MS);
    await keyboard.press('Enter');
  };
  const strike = async (what: RegExp, name: string) => {
    await take(/^Strike/);
    await take(what);
    await take(new RegExp(`^${name}, rank`));
  };
  const hears = async (sentence: string) => {
    await expect(ben.said).toContainText(sentence);
    await expectFocusKept(page);
    expect(await animationsOf(page)).toEqual([]);
  };
  await test.step('cards, kinds and players are read in a list with arrow keys, and a way leads back', async () => {
    await expect(page.getByRole('button', { name: 'Go!' })).toBeAttached();
    await question();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
    await ana.chooses(0, SKIP);
    await dee.chooses(0, { decision: 'shield', type: 'standard' });
    await climb(stepsTo(0));
    await expect(listed).toHaveText([
      'Strike: Takes 300 points, gives you 100',
      'Shield: Be safe from one strike',
      'Skip: 100 points, guaranteed',
    ]);
    await expectAccessible(page, 'the choice of a card');
    await expect(ben.button(/^Strike/)).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(ben.button(/^Skip/)).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(ben.button(/^Strike/)).toBeFocused();
    await take(/^Strike/);
    await expect(ben.heading('Pick your throw')).toBeAttached();
    await expect(ben.said).toContainText('Pick your throw');
    await expect(ben.button(/^Snowball/)).toBeFocused();
    await expect(listed).toHaveText([
      'Snowball: Takes 300 points, gives you 100',
      'Secret snowball, locked until level 1',
      'Icicle, locked until level 2',
      'Lasso, locked until level 3',
    ]);
    await expectAccessible(page, 'the choice of a strike');
    await take(/^Secret snowball/);
    await expect(ben.heading('Pick your throw')).toBeAttached();
    await take(/^Snowball/);
    await expect(ben.heading('Pick your target')).toBeAttached();
    await expect(listed.first()).toBeFocused();
    const rows = await Promise.all(['Ana', 'Dee'].map((name) => room.player(name)));
    const lines = rows.map(({ name, score }) =>
      expect.stringMatching(`^${name}, rank [1-3], ${score.toLocaleString('en')} points$`),
    );
    expect((await listed.allTextContents()).toSorted()).toEqual(lines);
    await expectAccessible(page, 'the choice of a player');
    for (const before of ['Pick your throw', 'Duel: your move!']) {
      await page.waitForTimeout(DOUBLE_PRESS_MS);
      await keyboard.press('Escape');
      await expect(ben.heading(before)).toBeAttached();
      await expect(listed.first()).toBeFocused();
    }
  });

  await test.step('a strike meets a shield', async () => {
    await strike(/^Snowball/, 'Dee');
    await hears('Dee had a shield. You broke it!');
    await expect(ben.heading('Shield broken')).toBeAttached();
    await expect(ben.button(/^Next|^Continue/)).toBeFocused();
    await expectAccessible(page, 'the outcome of a strike');
    await question();
  });

  let struckAt = 0;
  await test.step('who is struck amid a question hears it, and nothing there changes', async () => {
    await tabTo(page, ben.option('9'));
    const before = (await room.player('Ben')).score;
    await cy.chooses(0, strikesBen);
    struckAt = Date.now();
    await hears('Cy +hit you. You lose 300 points.');
    await expect(ben.option('9')).toBeFocused();
    expect((await room.player('Ben')).score).toBe(before - 300);
    await expectAccessible(page, 'a question in which the player was struck');
  });

  await test.step('a mist that was raised sends a strike back', async () => {
    await climb(stepsTo(1));
    await take(/^Shield/);
    await expect(ben.heading('Pick your shield')).toBeAttached();
    await expectAccessible(page, 'the choice of a shield');
    await take(/^Mist/);
    await hears('Mist: Sends the strike back');
    await expect(ben.heading('Your shield is up!')).toBeAttached();
    await expect(ben.button(/^Next|^Continue/)).toBeFocused();
    await expectAccessible(page, 'a shield that is up');
    await question();
    await expect(page.getByText('Your shield: Mist')).toBeAttached();
    await page.waitForTimeout(Math.max(0, struckAt + MERCY.restMs - Date.now()));
    await dee.chooses(1, strikesBen);
    await hears('Dee threw at you. Your mist sent it back and faded.');
    await expect(ben.heading(primeText(asked + 1))).toBeFocused();
    await expect(page.getByText('Your shield: Mist')).toHaveCount(0);
  });

  await test.step('a strike goes on to somebody else, and one is caught', async () => {
    await cy.chooses(2, { decision: 'shield', type: 'deflector' });
    await eva.chooses(3, { decision: 'shield', type: 'absorption' });
    await climb(stepsTo(2));
    await strike(/^Secret snowball/, 'Cy');
    // Dee was struck by Ben before, and Eva has a shield.
    await hears('It bounced off Cy and hit Ana.');
    await question();
    await climb(stepsTo(3));
    await strike(/^Lasso/, 'Eva');
    await hears('Eva caught it and got the points.');
    await question();
  });

  await test.step('who skips plays on', async () => {
    await climb(stepsTo(4));
    await take(/^Skip/);
    await hears('100 points for you.');
    await expect(ben.heading('You skipped')).toBeAttached();
    await expect(ben.button(/^Next|^Continue/)).toBeFocused();
    await expectAccessible(page, 'a choice that was skipped');
    await question();
  });

  await expectStill(page);
});
