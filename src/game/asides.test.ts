import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flush, page, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('raises a hand and takes it down, and shows the place that the server tells', async () => {
  const { game, line } = startedGame();
  const other = game.join('Zoe');
  game.send({ type: 'raiseHand', playerId: other, raised: true });
  const open = page(line);
  await open.push();
  open.intent({ type: 'hand', raised: true });
  await flush();
  expect(open.view.me.hand).toBe(2);
  game.host({ type: 'lowerHand', playerId: other });
  await open.push();
  expect(open.view.me.hand).toBe(1);
  open.intent({ type: 'hand', raised: false });
  await flush();
  expect(open.view.me.hand).toBeNull();
  expect(game.room.hands).toEqual([]);
  open.close();
});
