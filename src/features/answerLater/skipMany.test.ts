// @vitest-environment happy-dom
// Skipping the rest on a player's page, run against the core's rules (specification 2, section 7 "Skip
// many").

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POSTPONED_MS } from '#src/features/answerLater/player.tsx';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two of three questions were postponed, and the first of them has returned. */
async function begin() {
  const { game, line } = startedGame({
    questions: ['Q1', 'Q2', 'Q3'].map((text) => ({
      type: 'MCQ',
      text,
      options: [{ text: 'right', correct: true }, { text: 'wrong' }],
    })),
    options: { timer: 'off', studentLeaderboard: 'no' },
  });
  const open = page(line, createMemoryKv());
  await start(game, open);
  for (let left = 0; left < 2; left += 1) {
    open.intent({ type: 'later' });
    await flush();
    await vi.advanceTimersByTimeAsync(POSTPONED_MS);
  }
  open.intent({ type: 'choose', optionId: open.optionId('right') });
  await flush();
  await open.seen();
  expect(open.view.slide?.skippable).toHaveLength(2);
  return { line, open };
}

it('ends the game immediately, without a verdict for each skipped question', async () => {
  const { line, open } = await begin();
  open.intent({ type: 'skipMany' });
  await flush();
  expect(line.calls.filter((name) => name === 'skipManyQuestions')).toHaveLength(1);
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  expect(open.view.summary).toMatchObject({ totalCorrect: 1, unanswered: 2 });
  open.close();
});

it('is sent once the connection is back, and counts once even if the response is lost', async () => {
  const { line, open } = await begin();
  line.down = true;
  open.intent({ type: 'skipMany' });
  await flush();
  expect(open.delays).toEqual(['delayed']);
  line.down = false;
  line.loseNextAnswer = true;
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(line.game.seat(line.playerId).responses).toHaveLength(3);
  expect(open.refused).toEqual([]);
  expect(open.state.scene).toBe('gameOver');
  open.close();
});

it('is dropped if the player answers in the meantime', async () => {
  const { line, open } = await begin();
  line.down = true;
  open.intent({ type: 'skipMany' });
  await flush();
  open.intent({ type: 'choose', optionId: open.optionId('right') });
  await flush();
  line.down = false;
  open.retry();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(line.game.seat(line.playerId).responses.map(({ state }) => state)).toEqual([
    'attempted',
    'attempted',
  ]);
  open.close();
});
