// axe finds nothing to complain about: on the pages, in the game as it is drawn, and in the game without a canvas.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, PHONE, PLAIN, test } from '#tests/e2e/support/test.ts';

const RIVERS = fileURLToPath(new URL('./fixtures/rivers.csv', import.meta.url));

/** Fails with what is wrong and where; `state` says what the page shows. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  // All in the page itself: no page has frames, for whose findings another one would be opened each time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    // What is fine is not written out, and style sheets are not asked for a second time.
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [check] = [...any, ...all, ...none];
      return `${id} at ${target.join(' ')}: ${check?.message ?? ''}`;
    }),
  );
  expect.soft(found, state).toEqual([]);
}

test('pages outside of games', async ({ person, openRoom }) => {
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
  await expect(page.getByText('Your teacher has to let you in first …')).toBeAttached();
  await expectAccessible(page, 'waiting for approval');
  await page.goto('/join');
  await expect(page.getByRole('heading', { name: 'You were in a game' })).toBeVisible();
  await expectAccessible(page, 'home with a game to go on with');
  for (const [path, heading] of [
    ['/join/settings', 'Settings'],
    ['/join/activity', 'My activity'],
    ['/join/nowhere', 'There is nothing at this address'],
    [`/join/game/${room.hash}-0-abcdefgh`, 'This device has no seat in this game'],
  ] as const) {
    await page.goto(path);
    await expect(player.heading(heading)).toBeVisible();
    await expectAccessible(page, path);
  }
});

for (const [look, search, device, canvases] of [
  ['drawn, on a phone', '', PHONE, 1],
  ['plain', PLAIN, {}, 0],
] as const) {
  test(`a game, ${look}`, async ({ person, openRoom }) => {
    const player = new PlayerPage(await person(device));
    const { page } = player;
    const room = await openRoom({ type: 'tp', quiz: EACH_TYPE });
    await player.join(room.code, 'Ada', search);
    await expectAccessible(page, 'lobby');
    await room.start();
    const answers: readonly (readonly [string, () => Promise<void>])[] = [
      ['MCQ', () => player.choose('Venus')],
      ['MSQ', () => player.tick('2', '4')],
      ['BLANK', () => player.type('three')],
      ['OPEN', () => player.type('A book')],
    ];
    for (const [type, answer] of answers) {
      await expect(page.getByRole('heading', { name: /^Question \d of 4/ })).toBeAttached();
      await expect(page.locator('canvas')).toHaveCount(canvases);
      await expectAccessible(page, `${type}, open`);
      await answer();
      await expect(player.verdict).toBeAttached();
      await expectAccessible(page, `${type}, answered`);
      await room.next();
      await expect(player.heading('Leaderboard')).toBeAttached();
      if (type === 'MCQ') await expectAccessible(page, 'leaderboard');
      await room.next();
    }
    await expect(player.heading('Game complete!')).toBeAttached();
    await expectAccessible(page, 'game over');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    await player.openSummary();
    await expectAccessible(page, 'summary');
  });
}

test("the host's pages and the projector", async ({ person }) => {
  const host = new HostPage(await person());
  const { page } = host;
  await host.openLibrary();
  await expect(page.getByRole('heading', { name: 'Starter quizzes' })).toBeVisible();
  await expectAccessible(page, 'library');
  await page.getByRole('link', { name: 'Import a quiz' }).first().click();
  await expect(page.getByRole('heading', { name: 'Drop a file here, or paste a quiz' })).toBeVisible();
  await expectAccessible(page, 'import');
  await page.goBack();
  await host.readFile(RIVERS);
  await expectAccessible(page, 'preview of an import');
  await host.saveAs('Rivers of Europe');
  await expectAccessible(page, 'library with an own quiz');
  await page.getByRole('link', { name: 'Rivers of Europe', exact: true }).click();
  await page.getByRole('switch', { name: 'Show right answers' }).check();
  await expectAccessible(page, 'quiz');
  await page.goBack();
  await host.choose('Rivers of Europe');
  await expectAccessible(page, 'options');
  const code = await host.openRoom();
  const wall = await host.openProjector();
  const player = new PlayerPage(await person());
  await player.join(code, 'Ada', PLAIN);
  await expect(page.getByRole('heading', { name: '1 player is in' })).toBeVisible();
  await expectAccessible(page, 'lobby');
  await expect(wall.getByRole('listitem').filter({ hasText: 'Ada' })).toBeAttached();
  await expectAccessible(wall, 'projector, lobby');
  await host.start();
  await player.choose('Danube');
  await expect(wall.getByText('Right answer: Danube')).toBeAttached();
  await expectAccessible(wall, 'projector, answer');
  await page.getByRole('switch', { name: 'Show the right answer here' }).check();
  await expectAccessible(page, 'dashboard, players');
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await expectAccessible(page, 'dashboard, questions');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expectAccessible(page, 'keys');
  await page.keyboard.press('Escape');
  await host.control('Show the leaderboard');
  await expect(wall.getByRole('heading', { name: 'Leaderboard' })).toBeAttached();
  await expectAccessible(wall, 'projector, leaderboard');
  await host.control('End');
  const dialog = page.getByRole('dialog', { name: 'End the game for everybody?' });
  await expectAccessible(page, 'question before the end');
  await dialog.getByRole('button', { name: 'End the game' }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expectAccessible(page, 'results');
  await page.getByRole('button', { name: 'Export' }).click();
  await expectAccessible(page, 'export');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await page.locator('.question-summary').first().click();
  await expect(page.getByRole('region', { name: 'Who answered what' })).toBeVisible();
  await expectAccessible(page, 'results, who answered what');
  await expect(wall.getByRole('heading', { name: 'On the summit' })).toBeAttached();
  await expectAccessible(wall, 'projector, podium');
  await page.getByRole('region', { name: 'Who answered what' }).getByRole('link', { name: 'Ada' }).click();
  await page.getByRole('switch', { name: 'Show right answers' }).waitFor();
  await expectAccessible(page, 'report of a player');
  await page.goto('/host/reports');
  await expect(page.getByRole('link', { name: 'Rivers of Europe' })).toBeVisible();
  await expectAccessible(page, 'past games');
});
