// Themes: the teacher's choice, worn by all devices at once, and what students may wear instead.

import type { Page } from '@playwright/test';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const isWorn = (page: Page, id: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', id, { timeout: 30_000 });

test('a teacher picks a theme while the game runs, and a student keeps what is allowed', async ({
  person,
  openRoom,
  baseURL,
}) => {
  const room = await openRoom({ type: 'normal', quiz: EACH_TYPE, options: { theme: 'synthwave' } });
  const desk = await person();
  await signInAsHost(desk.context(), baseURL ?? '', room.host);
  await desk.goto(`/host/game/${room.hash}`);
  const wall = await desk.context().newPage();
  await wall.goto(`/host/game/${room.hash}/projector`);
  const student = new PlayerPage(await person());
  const { page } = student;
  const pickIn = async (where: Page, dialog: string, name: string) => {
    const options = where.getByRole('dialog', { name: dialog });
    // The picture around the radio button is what people click.
    await options
      .locator('label')
      .filter({ has: where.getByRole('radio', { name }) })
      .click();
  };

  await test.step('all devices start in the teacher’s choice, not in one that a link may not name', async () => {
    await student.join(room.code, 'Mia', '?theme=anime');
    await isWorn(page, 'synthwave');
    await isWorn(wall, 'synthwave');
  });

  await test.step('a change in the game’s options reaches them at once', async () => {
    await wall.evaluate(() => Object.assign(window, { isSamePage: true }));
    await desk.getByRole('button', { name: 'Options' }).click();
    await expectAccessible(desk, 'game options');
    await pickIn(desk, 'Game options', 'Dogsville');
    await isWorn(wall, 'dogsville');
    await isWorn(page, 'dogsville');
    expect(await wall.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step('a student wears another one, on this device alone', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('The game’s theme').click();
    await expectAccessible(page, 'menu with themes');
    await pickIn(page, 'Menu', 'Dark Mode');
    await isWorn(page, 'highcontrast');
    await isWorn(wall, 'dogsville');
    await pickIn(page, 'Menu', 'Synthwave');
    await isWorn(page, 'synthwave');
  });

  await test.step('until the teacher keeps to one, which leaves the calm themes', async () => {
    await room.lead('changeOptions', { gameOptions: { studentThemes: false } });
    await isWorn(page, 'dogsville');
    await expect(page.getByRole('radio', { name: 'Synthwave' })).toHaveCount(0);
    await pickIn(page, 'Menu', 'Dark Mode');
    await isWorn(page, 'highcontrast');
  });
});
