// The end of a challenge on a player's page, with the final receipt and push arriving in either order.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { flush, page, questions, start, startedGame } from '#src/game/testing/playedPage.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ana is at her only question; if `last`, Ben has already finished. */
async function before(
  last: boolean,
  asked: readonly AuthoredQuestion[] = questions().slice(0, 1),
  autoNext = true,
) {
  const { game, line } = startedGame({ type: 'challenge', questions: asked });
  const kv = createMemoryKv();
  const open = page(line, kv, { settings: { autoNext } });
  await start(game, open);
  if (!autoNext) open.intent({ type: 'next' });
  await flush();
  const ben = game.room.seats.flat()[1]?.id ?? '';
  if (last) game.send({ type: 'finish', playerId: ben });
  await open.push();
  expect(open.state.scene).toBe('question');
  return { game, line, open, ben, kv };
}

it('shows a finished player the verdict, then how the others are doing, then who won', async () => {
  const { game, open, ben } = await before(false);
  open.intent({ type: 'choose', optionId: open.optionId('7') });
  await flush();
  expect(open.state).toMatchObject({ scene: 'question', phase: { id: 'feedback' } });
  await open.seen();
  expect(open.state).toMatchObject({ scene: 'challengeBoard', phase: null });
  expect(open.view.room.challenge?.climbing).not.toContain(open.view.me.playerId);
  game.send({ type: 'finish', playerId: ben });
  await open.push();
  expect(open.view.room.state).toBe('completed');
  expect(open.state.scene).toBe('challengeBoard');
  open.close();
});

it.each(['receipt', 'push'])(
  'shows the last player to finish the verdict first when the %s arrives first',
  async (first) => {
    const { game, line, open, kv } = await before(true);
    if (first === 'push') line.hold.add('proceedGame');
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    expect(game.room.state).toBe('completed');
    await open.push();
    line.held.get('proceedGame')?.();
    await flush();
    expect(open.state).toMatchObject({ scene: 'question', phase: { id: 'feedback' } });
    await open.seen();
    expect(open.state).toMatchObject({ scene: 'challengeBoard', phase: null });
    open.close();
    // A reopened page has only the end to show.
    const reopened = page(line, kv);
    await reopened.push();
    await reopened.push();
    expect(reopened.state).toMatchObject({ scene: 'challengeBoard', phase: null });
    reopened.close();
  },
);

it('goes straight to the end when the game is ended in the middle of a question', async () => {
  const { game, open } = await before(false);
  game.run('end');
  await open.push();
  expect(open.state).toMatchObject({ scene: 'challengeBoard', phase: null });
  open.close();
});

it('keeps the last verdict until a press in manual mode, even if friends act in the meantime', async () => {
  const { game, open } = await before(false, undefined, false);
  open.intent({ type: 'choose', optionId: open.optionId('7') });
  await flush();
  game.run('end');
  await open.push();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open.state).toMatchObject({ phase: { id: 'feedback' }, waitsForNext: true });
  open.intent({ type: 'next' });
  expect(open.state).toMatchObject({ scene: 'challengeBoard', phase: null });
  open.close();
});

it('shows the end after the explanation when the game is ended while it is being read', async () => {
  const explained = questions().map((question) => ({ ...question, explanation: 'Only 1 and 7 divide 7.' }));
  const { game, open } = await before(false, explained);
  open.intent({ type: 'choose', optionId: open.optionId('7') });
  await flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open.state).toMatchObject({ phase: { id: 'feedback' }, waitsForNext: true });
  game.run('end');
  await open.push();
  expect(open.state).toMatchObject({ scene: 'question', phase: { id: 'feedback' } });
  await open.seen();
  expect(open.state).toMatchObject({ scene: 'challengeBoard', phase: null });
  open.close();
});
