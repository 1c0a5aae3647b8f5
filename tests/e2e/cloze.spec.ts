import { expectFocusKept } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect, HALF_LAPTOP, test } from '#tests/e2e/support/test.ts';

test('gaps are typed into by keyboard alone, over the drawn sheet', async ({ openRoom, person }) => {
  const quiz = {
    title: 'Rivers',
    questions: [
      {
        type: 'CLOZE',
        text: 'The [[1]] flows through [[2]] and is [[3]] long.',
        timeSeconds: 120,
        gaps: [
          { accepted: ['Seine'] },
          { accepted: ['Paris'] },
          { accepted: ['777'], number: { unit: 'km', tolerance: 1 } },
        ],
        forgiveTypo: true,
      },
    ],
  } as const;
  const room = await openRoom({ type: 'tp', quiz });
  const player = new PlayerPage(await person(HALF_LAPTOP));
  const { page } = player;
  const gap = (number: number) => page.getByRole('textbox', { name: new RegExp(`^Gap ${number} of 3: `) });
  await player.join(room.code, 'Ada');
  await room.start();
  await expect(gap(1)).toBeVisible();
  await expectAccessible(page, 'CLOZE, open');

  // A letter anywhere goes into the first gap.
  await page.keyboard.type('Seine');
  await expect(gap(1)).toHaveValue('Seine');
  await page.keyboard.press('Enter');
  await expect(gap(2)).toBeFocused();
  await page.keyboard.type('Pariss');
  await page.keyboard.press('Enter');
  await page.keyboard.type('776.5');
  await page.keyboard.press('Enter');
  await expect(player.verdict).toContainText('Correct!');
  await expectFocusKept(page);
  await expect(gap(3)).toHaveAccessibleDescription('correct.');
  await expectAccessible(page, 'CLOZE, answered');
});
