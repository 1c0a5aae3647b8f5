// Accessibility of the pages outside games. Games, host pages and the projector are checked in the stories
// that play them.

import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('pages outside games have no accessibility violations', async ({ person, openRoom }) => {
  const player = new PlayerPage(await person());
  const { page } = player;
  await page.goto('/join');
  await expect(player.code).toBeVisible();
  await expectAccessible(page, 'home');
  await player.enterCode('12');
  await expect(page.getByText(/^A game code has 6 to 8 digits/)).toBeVisible();
  await expectAccessible(page, 'home with a wrong code');
  const room = await openRoom({ type: 'normal', quiz: EACH_TYPE, options: { requestJoinApproval: true } });
  await player.enterCode(room.code);
  await expect(player.name).toBeVisible();
  await expectAccessible(page, 'name');
  await player.enterName('Ada');
  await expect(page.getByText('Waiting for your teacher to let you in…')).toBeAttached();
  await expectAccessible(page, 'waiting for approval');
  await page.goto('/join');
  await expect(page.getByRole('heading', { name: 'You have a game open' })).toBeVisible();
  await expectAccessible(page, 'home with an open game');
  for (const [path, heading] of [
    ['/join/settings', 'Settings'],
    ['/join/activity', 'My activity'],
    ['/join/nowhere', 'Page not found'],
    [`/join/game/${room.hash}-0-abcdefgh`, 'You’re not in this game'],
  ] as const) {
    await page.goto(path);
    await expect(player.heading(heading)).toBeVisible();
    await expectAccessible(page, path);
  }
});
