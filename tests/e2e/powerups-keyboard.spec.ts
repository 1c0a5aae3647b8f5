import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { activate, expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { BeltPage } from '#tests/e2e/pages/BeltPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { animationsOf, expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, HALF_LAPTOP, test } from '#tests/e2e/support/test.ts';
import { callHttp, data } from '#tools/classroom/calls.ts';
import { seatIn } from '#tests/support/games.ts';

const [planet] = EACH_TYPE.questions;
const QUIZ = { title: 'Planets', questions: [planet, planet, planet] } as AuthoredQuiz;

test('a player uses power-ups and is hit by those of others by keyboard alone, and nothing moves', async ({
  person,
  openRoom,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const ben = new PlayerPage(await person({ ...HALF_LAPTOP, reducedMotion: 'reduce' }));
  const belt = new BeltPage(ben.page);
  const { page } = ben;
  const { keyboard } = page;
  await watchMotion(page);
  const room = await openRoom({ type: 'normal', quiz: QUIZ, options: { powerups: 'yes', timer: 'off' } });
  await ben.set('Continue automatically', false);
  await ben.join(room.code, 'Ben');
  const ana = await seatIn({ url }, room.hash, 'Ana');
  const { roomHash, playerId } = ana;
  /** Ana uses the card in this slot. */
  const anaUses = async (slot: number, on: { readonly targetPlayerId?: string } = {}) => {
    const seat = { roomHash, playerId };
    const { view } = data(
      await callHttp({ url }, 'reconnectRoom', { ...seat, role: 'player' }, ana.identity),
    );
    const card = view.me.belt.slots[slot].id as number;
    const who = { ...ana.identity, commandId: `ana-uses-${card}` };
    data(await callHttp({ url }, 'activatePowerup', { ...seat, card, ...on }, who));
  };
  for (const powerup of ['fiftyFifty', 'prank', 'supersonic'] as const) await room.give(powerup, 'Ben');
  for (const powerup of ['stealPoints', 'prank'] as const) await room.give(powerup, 'Ana');
  await room.start();
  const question = async () => {
    await expect(ben.heading('Which planet is called the red one?')).toBeFocused();
    await ben.waitUntilReady();
  };

  await test.step('the belt is one Tab stop with arrow keys, and a key opens a card', async () => {
    await expect(page.getByRole('button', { name: 'Go!' })).toBeAttached();
    await keyboard.press('Enter');
    await question();
    await tabTo(page, belt.card('50-50'));
    await keyboard.press('ArrowRight');
    await expect(belt.card('Prank')).toBeFocused();
    await keyboard.press('End');
    await expect(belt.card('Supersonic')).toBeFocused();
    await expectAccessible(page, 'a question with a full belt');
    await keyboard.press('Enter');
    await belt.waitUntilReady();
    await activate(page, belt.sheet('Supersonic').getByRole('button', { name: 'Use' }));
    await expect(belt.announcer).toContainText('1.5x points for 20 seconds!');
    await expectFocusKept(page);
    await keyboard.press('Shift+Digit1');
    await expect(belt.sheet('50-50')).toBeVisible();
    await belt.waitUntilReady();
    await activate(page, belt.sheet('50-50').getByRole('button', { name: 'Use' }));
    await expect(belt.announcer).toContainText('50-50: 2 answers removed.');
    await expect(ben.removedOptions).toHaveCount(2);
    await expectFocusKept(page);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
    expect(await animationsOf(page)).toEqual([]);
  });

  await test.step('a dialog asks for the target of a card', async () => {
    await keyboard.press('Shift+Digit2');
    const sheet = belt.sheet('Prank');
    await expect(belt.targets).toHaveText(['Ana']);
    await expectAccessible(page, 'choosing a player');
    await belt.waitUntilReady();
    await keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expectFocusKept(page);
    await keyboard.press('Shift+Digit2');
    await tabTo(page, belt.targets.filter({ hasText: 'Ana' }));
    await belt.waitUntilReady();
    await keyboard.press('Enter');
    await expect(belt.announcer).toContainText('Prank hit Ana.');
    await expectFocusKept(page);
  });

  await test.step('what others do is announced by name, and changes nothing that is being read', async () => {
    // Mars.
    await keyboard.press('b');
    await expect(ben.verdict).toContainText('+900 points');
    await expectAccessible(page, 'a verdict with a power-up');
    await anaUses(0);
    await expect(belt.announcer).toContainText('Ana took 600 points from you.');
    await anaUses(1, { targetPlayerId: (await room.player('Ben')).id });
    await expect(belt.announcer).toContainText('Ana shuffled your answers.');
    await room.trigger('glitch');
    await expect(belt.announcer).toContainText('Glitch!');
    await keyboard.press('Enter');
    await question();
    await expect(belt.activeEffects).toContainText('Prank from Ana');
    await expect(page.getByRole('group', { name: /^Choose/ }).getByRole('button')).toHaveText([
      /Venus/,
      /Mars/,
      /Jupiter/,
      /Saturn/,
    ]);
    await expectAccessible(page, 'a question with a glitch and a prank');
    await keyboard.press('b');
    // Supersonic may have ended by now.
    await expect(ben.verdict).toContainText(/\+(650|980|970) points/);
    expect(await animationsOf(page)).toEqual([]);
  });
  await expectStill(page);
});
