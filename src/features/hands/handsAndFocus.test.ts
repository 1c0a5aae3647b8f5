import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('raises and lowers a hand, and shows the queue position from the server', async () => {
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

it('reports the player as back even if they return before the server hears that they left', async () => {
  const { game, line } = startedGame({ options: { focusMode: true } });
  const open = page(line);
  await start(game, open);
  line.hold.add('reportFocus');
  open.intent({ type: 'focus', away: true });
  open.intent({ type: 'focus', away: false });
  await flush();
  line.hold.delete('reportFocus');
  line.held.get('reportFocus')?.();
  await flush();
  expect(game.hostView().players.find(({ name }) => name === 'Ana')?.focus).toMatchObject({
    lost: 1,
    away: false,
  });
  open.close();
});
