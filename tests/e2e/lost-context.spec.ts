import type { Page } from '@playwright/test';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expect, LONG, PHONE, test } from '#tests/e2e/support/test.ts';
import { primes, primeText } from '#tests/support/games.ts';

const lose = (page: Page) =>
  page
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );

test('a canvas that loses its WebGL context is replaced, automatically or on request, while the game continues', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  const { page } = player;
  const room = await openRoom({ type: 'normal', quiz: primes(3) });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await player.continueGame();
  await player.expectQuestion(primeText(1));
  const canvas = await page.locator('canvas').elementHandle();
  await lose(page);
  await player.choose('7');
  await expect(player.verdict).toBeAttached();
  await expect.poll(() => canvas?.evaluate((each) => each.isConnected)).toBe(false);
  await expect(page.locator('canvas')).toBeVisible();
  await lose(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(again).toBeHidden();
  expect((await room.player('Ada')).score).toBeGreaterThan(0);
});
