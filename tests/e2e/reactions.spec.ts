import { activate } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, FULL_MOTION, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

test('a student sends a reaction by keyboard, and the teacher sees it', { tag: LONG }, async ({
  person,
  openRoom,
  baseURL,
}) => {
  const player = new PlayerPage(await person(PHONE));
  const room = await openRoom({ type: 'normal', quiz: CHOICES, options: { reactions: true } });
  const teacher = await person(FULL_MOTION);
  await signInAsHost(teacher.context(), baseURL ?? '', room.host);
  await teacher.goto(`/host/game/${room.hash}`);
  await player.join(room.code, 'Ada');
  const { page } = player;
  const show = page.getByRole('button', { name: 'Send a reaction' });
  await activate(page, show);
  await expect(page.getByRole('button', { name: 'Thumbs up' })).toBeFocused();
  await expectAccessible(page, 'choosing a reaction');
  await page.keyboard.press('Escape');
  await expect(show).toBeFocused();
  await page.keyboard.press('Enter');
  await activate(page, page.getByRole('button', { name: 'I’m lost' }));
  await expect(show).toBeFocused();
  await expect(page.getByText('Sent: I’m lost')).toBeAttached();
  await expect(teacher.locator('[data-reaction="lost"]')).toBeVisible();
  await expect(teacher.locator('[data-reaction="lost"]')).toHaveCount(0);
});
