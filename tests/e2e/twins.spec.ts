import { chromium } from '@playwright/test';
import { launchOptions } from '#tools/browser/chromium.mjs';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import type { Room } from '#tools/classroom/Teacher.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, test, watch } from '#tests/e2e/support/test.ts';

/** Answers all questions correctly without ever touching a canvas. */
async function playThrough(player: PlayerPage, room: Room): Promise<void> {
  await player.expectQuestion('Which planet is called the red one?');
  await expect(player.page.locator('canvas')).toHaveCount(0);
  await expectAccessible(player.page, 'MCQ, open');
  await player.choose('Mars');
  await expect(player.verdict).toContainText('Correct!');
  await expectAccessible(player.page, 'MCQ, answered');
  await room.next();
  await expect(player.heading('Leaderboard')).toBeVisible();
  await expectAccessible(player.page, 'leaderboard');
  await room.next();
  await player.expectQuestion('Which of these are primes?');
  await expectAccessible(player.page, 'MSQ, open');
  await player.tick('2', '7');
  await expect(player.verdict).toContainText('Correct!');
  await expectAccessible(player.page, 'MSQ, answered');
  await room.next();
  await room.next();
  await expect(player.answerField).toBeVisible();
  await expectAccessible(player.page, 'BLANK, open');
  await player.type('One');
  await expect(player.verdict).toContainText('Other bodies pass by, but only one stays.');
  await expectAccessible(player.page, 'BLANK, answered');
  await room.next();
  await room.next();
  await expect(player.heading('What would you take along to Mars?')).toBeVisible();
  await expectAccessible(player.page, 'OPEN, open');
  await player.type('A good book');
  await expect(player.verdict).toContainText('Thanks for your answer');
  await expectAccessible(player.page, 'OPEN, answered');
  await room.next();
  await expect(player.endHeading).toBeAttached();
  await expectAccessible(player.page, 'game over');
  await player.page.getByRole('button', { name: 'Menu' }).click();
  await expect(player.page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(player.page, 'menu');
  await player.page.keyboard.press('Escape');
  await player.openSummary();
  await expect(player.figure('Accuracy')).toHaveText('100%');
  await expectAccessible(player.page, 'summary');
}

test('a whole game is playable in a browser without WebGL', { tag: LONG }, async ({ openRoom, baseURL }) => {
  const { args, ...rest } = launchOptions();
  const without = ['--disable-gpu', '--disable-3d-apis', '--disable-software-rasterizer'];
  const kept = args.filter((arg) => !/angle|swiftshader/.test(arg));
  const browser = await chromium.launch({ ...rest, args: [...kept, ...without] });
  const faults: string[] = [];
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  watch(context, faults);
  const player = new PlayerPage(await context.newPage());
  const room = await openRoom({ type: 'tp', quiz: EACH_TYPE });
  await player.join(room.code, 'Ada');
  await expectAccessible(player.page, 'lobby');
  expect(await player.page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull();
  await room.start();
  await playThrough(player, room);
  expect(faults).toEqual([]);
  await browser.close();
});
