// @vitest-environment happy-dom
// The extra life on a player's page, run against the core's rules (specification 2, section 4 "Response
// states").

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXTRA_LIFE } from '#core/features/extraLife/extraLife.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { intentOfKey } from '#src/game/keyboard.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Without explanations, which stay until a press. */
const QUESTIONS: readonly AuthoredQuestion[] = ['Q1', 'Q2', 'Q3'].map((text) => ({
  type: 'MCQ',
  text,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

/** Milliseconds after which a press can't be the second half of a double press. */
const LATER_MS = 600;

async function begin(count = 3, options: Partial<GameOptions> = {}) {
  const { game, line } = startedGame({
    questions: QUESTIONS.slice(0, count),
    options: { extraLife: 'enabled', studentLeaderboard: 'no', ...options },
  });
  const kv = createMemoryKv();
  const open = page(line, kv);
  await start(game, open);
  const answer = async (word: string) => {
    open.intent({ type: 'choose', optionId: open.optionId(word) });
    await flush();
  };
  const decide = async (use: boolean) => {
    await vi.advanceTimersByTimeAsync(LATER_MS);
    open.intent({ type: 'life', use });
    await flush();
  };
  return { game, line, kv, open, answer, decide };
}

it('is offered after a wrong answer without revealing the key, and reopens the question if used', async () => {
  const { open, answer, decide } = await begin();
  await answer('wrong');
  expect(open.state).toMatchObject({ scene: 'question', phase: { id: 'life' } });
  expect(open.view.slide).toMatchObject({ feedback: { result: 'incorrect', reveal: null } });
  await decide(true);
  expect(open.state).toMatchObject({ scene: 'question', phase: null, draft: { state: 'open' } });
  expect(open.view.slide).toMatchObject({ index: 0, state: 'active', asking: 2, answered: false });
  await answer('right');
  expect(open.state.phase?.id).toBe('feedback');
  expect(open.view.me).toMatchObject({ totalCorrect: 1, extraLife: 'utilised' });
  await open.seen();
  expect(open.view.slide).toMatchObject({ index: 1, state: 'active' });
  open.close();
});

it('shows the verdict with the key and continues if the player keeps it', async () => {
  const { open, answer, decide } = await begin();
  await answer('wrong');
  await decide(false);
  expect(open.state).toMatchObject({ scene: 'question', phase: { id: 'feedback' } });
  expect(open.view.slide?.feedback?.reveal).not.toBeNull();
  expect(open.view.me.extraLife).toBe('available');
  await open.seen();
  expect(open.view.slide).toMatchObject({ index: 1, state: 'active' });
  open.close();
});

it('is kept when the player does not decide in time', async () => {
  const { open, answer } = await begin();
  await answer('wrong');
  await vi.advanceTimersByTimeAsync(EXTRA_LIFE.offerMs - 1);
  expect(open.state.phase?.id).toBe('life');
  await vi.advanceTimersByTimeAsync(1);
  expect(open.state.phase?.id).toBe('feedback');
  expect(open.view.me.extraLife).toBe('available');
  open.close();
});

it('waits when the timer is off, and ignores double presses and Enter', async () => {
  const { open, answer } = await begin(3, { timer: 'off' });
  await answer('wrong');
  open.intent({ type: 'life', use: true });
  open.intent({ type: 'next' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open.state.phase?.id).toBe('life');
  const press = (key: string) =>
    intentOfKey(
      { key, ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, target: null },
      open.view,
      open.state.phase,
    );
  expect(press('Enter')).toBeNull();
  expect(press('a')).toBeNull();
  expect(press('l')).toEqual({ type: 'life', use: true });
  expect(press('N')).toEqual({ type: 'life', use: false });
  open.close();
});

it('is offered again on a reopened page, and used only once across two pages', async () => {
  const { line, kv, open, answer, decide } = await begin(3, { timer: 'off' });
  await answer('wrong');
  const second = page(line, kv);
  await second.resume();
  await second.push();
  expect(second.state).toMatchObject({ scene: 'question', phase: { id: 'life' } });
  await decide(true);
  second.intent({ type: 'life', use: true });
  await flush();
  expect(second.refused).toEqual([]);
  expect(line.game.seat(line.playerId).open).toMatchObject({ byExtraLife: true });
  expect(second.view.slide).toMatchObject({ state: 'active', asking: 2 });
  open.close();
  second.close();
});

it('is sent once the connection is back', async () => {
  const { line, open, answer } = await begin(3, { timer: 'off' });
  await answer('wrong');
  line.down = true;
  await vi.advanceTimersByTimeAsync(LATER_MS);
  open.intent({ type: 'life', use: true });
  await flush();
  expect(open.delays).toEqual(['delayed']);
  expect(open.state.phase?.id).toBe('life');
  line.down = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(open.view.slide).toMatchObject({ asking: 2, state: 'active' });
  open.close();
});

it('reports a decision that arrives too late, and continues', async () => {
  const { line, open, answer } = await begin();
  await answer('wrong');
  line.down = true;
  await vi.advanceTimersByTimeAsync(LATER_MS);
  open.intent({ type: 'life', use: true });
  await vi.advanceTimersByTimeAsync(EXTRA_LIFE.offerMs);
  line.down = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(open.refused).toEqual(['response.OFFER_OVER']);
  expect(open.state.phase?.id).not.toBe('life');
  expect(open.view.slide?.lifeOffer).toBeNull();
  open.close();
});

it('ends the game after the last question only once decided', async () => {
  const { open, answer, decide } = await begin(1);
  await answer('wrong');
  expect(open.state.scene).toBe('question');
  await decide(false);
  expect(open.state).toMatchObject({ scene: 'question', phase: { id: 'feedback' } });
  await open.seen();
  expect(open.state.scene).toBe('gameOver');
  open.close();
});

it('disappears when the teacher ends the game', async () => {
  const { game, open, answer } = await begin();
  await answer('wrong');
  game.host({ type: 'end' });
  await open.push();
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});
