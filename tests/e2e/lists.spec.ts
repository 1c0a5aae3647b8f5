import { activate, expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const UPRIGHT = { width: 390, height: 844 };
const TURNED = { width: 844, height: 390 };
const pair = (prompt: string, match: string) => ({ prompt: { text: prompt }, match: { text: match } });

test('a board becomes a list when the phone is turned, or by choice, and keeps what is placed', async ({
  openRoom,
  person,
}) => {
  const quiz = {
    title: 'Capitals',
    questions: [
      {
        type: 'MATCH',
        text: 'Which capital?',
        timeSeconds: 300,
        pairs: [pair('France', 'Paris'), pair('Peru', 'Lima')],
      },
    ],
  } as const;
  const room = await openRoom({ type: 'tp', quiz });
  const player = new PlayerPage(await person({ viewport: TURNED }));
  const { page } = player;
  const slot = (name: string) =>
    page.locator('.answer-slot').filter({ visible: true }).and(page.getByLabel(name));
  await player.join(room.code, 'Ada');
  await room.start();
  await expect(slot('France, no match yet. Choose')).toBeVisible();
  await expectAccessible(page, 'list, open');

  await tabTo(page, slot('France, no match yet. Choose'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'list, choosing');
  await tabTo(page, dialog.getByRole('button', { name: /Paris/ }));
  await page.keyboard.press('Enter');
  await expect(slot('France, matched with Paris')).toBeFocused();

  await page.setViewportSize(UPRIGHT);
  await expect(page.locator('.answer-slot')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Paris, matched with France/ })).toBeAttached();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('switch', { name: 'Show as list' }).click();
  await page.getByRole('button', { name: 'Back to game' }).click();
  await slot('Peru, no match yet. Choose').click();
  await dialog.getByRole('button', { name: /Lima/ }).click();
  await activate(page, player.submitButton);
  await expect(player.verdict).toContainText('Correct!');
  await expectFocusKept(page);
  await expect(slot('Lima, matched with Peru, correct')).toBeVisible();
  await expectAccessible(page, 'list, answered');
});
