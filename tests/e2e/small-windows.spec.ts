import type { Locator } from '@playwright/test';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

/** A phone in landscape, the smallest phone in portrait and landscape, and a laptop at 200%. */
const WINDOWS = [
  { width: 844, height: 390 },
  { width: 320, height: 568 },
  { width: 568, height: 320 },
  { width: 683, height: 384 },
];

async function expectInSight(...parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

test('joining fits into short windows, and the game menu shows Leave game without scrolling', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const room = await openRoom({ type: 'tp', quiz: CHOICES });
  const player = new PlayerPage(
    await person({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }),
  );
  const { page } = player;
  await page.goto('/join');
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expectInSight(player.code, page.getByRole('button', { name: 'Join' }));
  }
  await player.enterCode(room.code);
  await expect(player.name).toBeVisible();
  const characters = page.locator('.characters-grid');
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const button = page.getByRole('button', { name: 'Let’s go' });
    await expectInSight(player.name, characters, button);
    const [list, tile, foot] = await Promise.all([
      characters.boundingBox(),
      page.locator('.character').first().boundingBox(),
      page.locator('.name-foot').boundingBox(),
    ]);
    if (!list || !tile || !foot) throw new Error('the page has no layout');
    const end = list.y + list.height;
    expect(end, 'nothing lies over the characters').toBeLessThanOrEqual(foot.y + 1);
    expect(list.height, 'a whole row and the beginning of the next').toBeGreaterThan(tile.height * 1.3);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await player.enterName('Ada');
  await page.getByRole('button', { name: 'Menu' }).click();
  const leave = page.getByRole('button', { name: 'Leave game' });
  await expectInSight(leave);
  await expectAccessible(page, 'menu');
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeHidden();
});
