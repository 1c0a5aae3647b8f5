// @vitest-environment happy-dom
// The review on a player's page, run against the core's rules (docs/game-rules.md, "Review").

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choices } from '#core/testing/choices.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function atReview() {
  const { game, line } = startedGame({ type: 'common_assessment', questions: choices(2) });
  const open = page(line, createMemoryKv());
  await start(game, open);
  for (const word of ['right', 'wrong']) {
    open.intent({ type: 'choose', optionId: open.optionId(word) });
    await flush();
    await open.seen();
  }
  const revise = async (number: number) => {
    const questionId = open.view.slide?.review[number - 1]?.questionId ?? '';
    open.intent({ type: 'revise', questionId });
    await flush();
  };
  return { game, line, open, revise };
}

it('follows the last question until the answers are submitted', async () => {
  const { open, revise } = await atReview();
  expect(open.state).toMatchObject({ phase: { id: 'review' }, waitsForNext: true });
  await vi.advanceTimersByTimeAsync(60_000);
  open.intent({ type: 'next' });
  await flush();
  expect(open.state.phase?.id).toBe('review');
  await revise(2);
  expect(open.state.phase).toBeNull();
  open.intent({ type: 'choose', optionId: open.optionId('right') });
  await flush();
  await open.seen();
  expect(open.state.phase?.id).toBe('review');
  open.intent({ type: 'finish' });
  await flush();
  expect(open.view.me.isOver).toBe(true);
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  expect(open.refused).toEqual([]);
});

it('returns immediately, without a verdict, from a question that was not changed', async () => {
  const { open, revise } = await atReview();
  await revise(1);
  open.intent({ type: 'skip' });
  await flush();
  expect(open.state.phase?.id).toBe('review');
  expect(open.view.slide?.review.map(({ isAnswered }) => isAnswered)).toEqual([true, true]);
});

it('ends with the game, and takes no revisions after submission', async () => {
  const { game, open, revise } = await atReview();
  open.intent({ type: 'finish' });
  await revise(1);
  expect(open.view.me.isOver).toBe(true);
  game.host({ type: 'end' });
  await open.push();
  expect(open.state.scene).toBe('gameOver');

  const other = await atReview();
  other.game.host({ type: 'end' });
  await other.open.push();
  expect(other.open.state).toMatchObject({ scene: 'gameOver', phase: null });
});
