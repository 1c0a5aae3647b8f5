import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { evolveAll } from '#core/authority/index.ts';
import { Game } from '#core/testing/game.ts';
import { playLog } from '#server/rooms/playLog.ts';

afterEach(() => void vi.restoreAllMocks());

const game = new Game({ type: 'normal' });
for (const name of ['Ana', 'Ben', 'Cleo']) game.join(name);
game.start();

it('leads to the same room as playing it at once, and tells every state', async () => {
  const counts: number[] = [];
  expect(await playLog(null, game.log, (_, count) => counts.push(count))).toEqual(evolveAll(null, game.log));
  expect(counts).toEqual(game.log.map((_, index) => index + 1));
});

it('lets others run between events that take long', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 50));
  let isOver = false;
  const played = playLog(null, game.log).then(() => (isOver = true));
  for (let turn = 1; turn < game.log.length; turn += 1) {
    expect(isOver).toBe(false);
    await setImmediate();
  }
  await played;
});
