import { activate, expectDrawnFocus, expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect, HALF_LAPTOP, test } from '#tests/e2e/support/test.ts';

const ITEMS = ['Ant', 'Cat', 'Horse', 'Whale'];

test('items are put in order by keyboard alone', async ({ openRoom, person }) => {
  const items = ITEMS.map((text) => ({ text }));
  const quiz = {
    title: 'Animals',
    questions: [{ type: 'REORDER', text: 'From the smallest to the largest?', timeSeconds: 120, items }],
  } as const;
  const room = await openRoom({ type: 'tp', quiz });
  const player = new PlayerPage(await person(HALF_LAPTOP));
  const { page } = player;
  const item = (name: string, spot = '\\d') =>
    page.getByRole('button', { name: new RegExp(`^Spot ${spot} of 4, [A-D], ${name}$`) });
  await player.join(room.code, 'Ada');
  await room.start();
  await player.expectQuestion('From the smallest to the largest?');
  await expectAccessible(page, 'REORDER, open');

  await tabTo(page, item('Whale'));
  await expectDrawnFocus(page, item('Whale'));
  await page.keyboard.press('Enter');
  await expect(item('Whale')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'REORDER, held');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(item('Whale')).toBeFocused();
  for (const name of ['Horse', 'Cat', 'Ant']) {
    await tabTo(page, item(name));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(item(name, '1')).toBeFocused();
  }
  await activate(page, player.submitButton);
  await expect(player.verdict).toContainText('Correct!');
  await expectFocusKept(page);
  await expect(page.getByRole('button', { name: 'Spot 4: Whale, in the right spot.' })).toBeAttached();
  await expectAccessible(page, 'REORDER, answered');
});
