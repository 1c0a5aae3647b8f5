// Scripts that a browser loads up to the first question: exactly those that tools/build/budget.mjs weighs, in
// its order.

import { join } from 'node:path';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';
import { scriptsOfStages } from '#tools/build/budget.mjs';

const CLIENT = join(import.meta.dirname, '../../dist/client');

test('a browser loads the scripts in the budget up to the first question, and no others', async ({
  person,
  openRoom,
}) => {
  const [first = [], game = [], later = []] = scriptsOfStages(CLIENT).map(({ scripts }) => scripts);
  const room = await openRoom({ type: 'normal', quiz: CHOICES });
  await room.start();
  const player = new PlayerPage(await person(PHONE));

  await player.enterCode(room.code);
  await player.enterName('Ada');
  await player.expectQuestion('Which planet is called the red one?');

  const read = () =>
    player.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ path: new URL(name).pathname.slice(1), startTime }))
        .filter(({ path }) => path.endsWith('.js')),
    );
  // The text may be there before the canvas has everything it needs to draw.
  const missing = async () => {
    const loaded = new Set((await read()).map(({ path }) => path));
    return [...first, ...game].filter((path) => !loaded.has(path));
  };
  await expect.poll(missing).toEqual([]);
  const loads = await read();
  const loaded = loads.map(({ path }) => path);
  expect(loaded.filter((path) => ![...first, ...game, ...later].includes(path))).toEqual([]);
  const begunAt = (paths: readonly string[]) =>
    loads.filter(({ path }) => paths.includes(path)).map(({ startTime }) => startTime);
  expect(Math.min(...begunAt(game))).toBeGreaterThan(Math.max(...begunAt(first.slice(0, 3))));
  expect(Math.min(...begunAt(later))).toBeGreaterThan(Math.max(...begunAt(game)));
});
