// Looks: an avatar made before joining and changed in the lobby, by keyboard alone.

import { parseAvatar } from '#core/avatars/avatar.ts';
import { CATALOG } from '#core/avatars/catalog.ts';
import { activate, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { expect, HALF_LAPTOP, test } from '#tests/e2e/support/test.ts';

const itemNumber = (id: string) => CATALOG.headgear.find((item) => item.id === id)?.number;

test('a student makes an avatar, wears it to the lobby and changes it there', async ({
  person,
  openRoom,
  baseURL,
}) => {
  const room = await openRoom({ type: 'normal', quiz: EACH_TYPE });
  const desk = await person();
  await signInAsHost(desk.context(), baseURL ?? '', room.host);
  await desk.goto(`/host/game/${room.hash}`);
  const player = new PlayerPage(await person(HALF_LAPTOP));
  const { page } = player;
  const keys = page.keyboard;
  /** What the host's page draws for the player. */
  const seen = () =>
    desk
      .getByRole('listitem')
      .filter({ hasText: 'Mia' })
      .locator('canvas')
      .evaluate((picture: HTMLCanvasElement) => picture.toDataURL());
  const maker = page.getByRole('dialog', { name: 'Make your avatar' });
  const thing = (name: string) => maker.getByRole('radio', { name });
  const wear = async (steps: number, category: string, name: string) => {
    await tabTo(page, maker.getByRole('tab', { selected: true }));
    for (let step = 0; step < steps; step += 1) await keys.press('ArrowRight');
    await expect(maker.getByRole('tab', { selected: true })).toHaveText(category);
    await keys.press('Tab');
    await keys.press('Home');
    const focused = () => maker.locator(':focus').innerText();
    for (let at = await focused(), step = 0; !at.toLowerCase().startsWith(name) && step < 60; step += 1) {
      await keys.press('ArrowRight');
      await expect.poll(focused).not.toBe(at);
      at = await focused();
    }
    await keys.press('Enter');
    await expect(thing(name)).toBeChecked();
  };

  await test.step('by keyboard, before joining', async () => {
    await player.enterCode(room.code);
    await player.name.fill('Mia');
    await activate(page, page.getByRole('button', { name: 'Make your avatar' }));
    await expectAccessible(page, 'avatar maker');
    // The first look is a surprise, and some costumes cover the head.
    await wear(0, 'Costume', 'none');
    await wear(3, 'Hat', 'party hat');
    await activate(page, maker.getByRole('button', { name: 'Done' }));
    await activate(page, page.getByRole('button', { name: 'Let’s go' }));
    await expect(page.getByText('You’re in!')).toBeAttached();
  });

  await test.step('changes it in the lobby, as the host sees', async () => {
    const before = await seen();
    await activate(page, page.getByRole('button', { name: 'Change look' }));
    await expectAccessible(page, 'avatar maker over the lobby');
    await wear(3, 'Hat', 'beret');
    await activate(page, maker.getByRole('button', { name: 'Done' }));
    await expect(page.getByText('You changed your look, Mia.')).toBeAttached();
    await expect.poll(seen).not.toBe(before);
    const { character } = await room.player('Mia');
    expect(parseAvatar(String(character))?.headgear).toBe(itemNumber('beret'));
  });

  await test.step('and keeps it after a reload', async () => {
    await page.reload();
    await expect(page.getByText('You’re in!')).toBeAttached();
    const now = await room.player('Mia');
    expect(parseAvatar(String(now.character))?.headgear).toBe(itemNumber('beret'));
  });

  await test.step('until the game starts, which closes the maker', async () => {
    await activate(page, page.getByRole('button', { name: 'Change look' }));
    await expect(maker).toBeVisible();
    await room.start();
    await expect(maker).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change look' })).toHaveCount(0);
  });
});
