// @vitest-environment happy-dom
// Second chances on a player's page, run against the core's rules (specification 2, section 4 "Redemption"
// and "Finish flow").

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REDEMPTION } from '#core/features/redemption/redemption.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { intentOfKey } from '#src/game/keyboard.ts';
import { POSTPONED_MS } from '#src/features/answerLater/player.tsx';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const QUESTIONS = ['Q1', 'Q2', 'Q3'].map((text) => ({
  type: 'MCQ' as const,
  text,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

/** Milliseconds after which a press can't be the second half of a double press. */
const LATER_MS = 600;

async function begin() {
  const { game, line } = startedGame({
    questions: QUESTIONS,
    options: { redemption: 'yes', isAnswerExplanationEnabled: false, studentLeaderboard: 'no' },
  });
  const kv = createMemoryKv();
  const open = page(line, kv);
  await start(game, open);
  /** Answers the upcoming questions, and waits until the feedback is over. */
  const answer = async (...words: readonly string[]) => {
    for (const word of words) {
      open.intent({ type: 'choose', optionId: open.optionId(word) });
      await flush();
      await open.seen();
    }
  };
  const redeem = async (text: string) => {
    const chance = open.view.slide?.secondChances.find((each) => each.text === text);
    open.intent({ type: 'redeem', questionId: chance?.questionId ?? '' });
    await flush();
  };
  return { game, line, kv, open, answer, redeem };
}

it('are announced, chosen one after another, and end the game after the last one', async () => {
  const { open, answer, redeem } = await begin();
  await answer('wrong', 'right', 'wrong');
  expect(open.state).toMatchObject({
    scene: 'milestone',
    phase: { id: 'redemption.before' },
    waitsForNext: false,
  });
  await vi.advanceTimersByTimeAsync(REDEMPTION.beforeMs);
  expect(open.state).toMatchObject({
    scene: 'milestone',
    phase: { id: 'redemption.choice' },
    waitsForNext: true,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open.state.phase?.id).toBe('redemption.choice');

  await redeem('Q3');
  expect(open.state).toMatchObject({ scene: 'question', phase: null });
  expect(open.view.slide).toMatchObject({ asking: 2, question: { text: 'Q3' } });
  await answer('right');
  // The announcement comes once; now the choice shows right away.
  expect(open.state).toMatchObject({ scene: 'milestone', phase: { id: 'redemption.choice' } });
  await redeem('Q1');
  await answer('right');
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  expect(open.view.summary).toMatchObject({ totalCorrect: 3, accuracy: 100 });
  open.close();
});

it('show the feedback again when a question is repeated right after itself', async () => {
  const { open, answer, redeem } = await begin();
  await answer('right', 'right', 'wrong');
  open.intent({ type: 'next' });
  await redeem('Q3');
  open.intent({ type: 'choose', optionId: open.optionId('wrong') });
  await flush();
  expect(open.state).toMatchObject({ scene: 'question', phase: { id: 'feedback' } });
  expect(open.view.slide).toMatchObject({ answered: true, asking: 2 });
  open.close();
});

it('can all be declined, without a result afterwards', async () => {
  const { open, answer } = await begin();
  await answer('wrong', 'wrong', 'wrong');
  open.intent({ type: 'next' });
  // The second half of a double press declines nothing.
  open.intent({ type: 'next' });
  await flush();
  expect(open.state.phase?.id).toBe('redemption.choice');
  await vi.advanceTimersByTimeAsync(LATER_MS);
  open.intent({ type: 'next' });
  await flush();
  expect(open.view.me).toMatchObject({ isOver: true, repeated: 0 });
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});

it('end with a result if one was taken and the accuracy is still too low', async () => {
  const { open, answer, redeem } = await begin();
  await answer('wrong', 'wrong', 'wrong');
  open.intent({ type: 'next' });
  await redeem('Q1');
  await answer('right');
  await vi.advanceTimersByTimeAsync(LATER_MS);
  open.intent({ type: 'next' });
  await flush();
  expect(open.view.me).toMatchObject({ isOver: true, repeated: 1, accuracy: 33 });
  expect(open.state).toMatchObject({ scene: 'milestone', phase: { id: 'redemption.after' } });
  await vi.advanceTimersByTimeAsync(REDEMPTION.afterMs);
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});

it('are offered again after a reload, and end with the game', async () => {
  const { game, line, kv, open, answer } = await begin();
  await answer('wrong', 'right', 'right');
  open.close();
  const again = page(line, kv);
  await again.push();
  expect(again.state).toMatchObject({ scene: 'milestone', phase: { id: 'redemption.before' } });
  game.host({ type: 'end' });
  await again.push();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(again.state).toMatchObject({ scene: 'gameOver', phase: null });
  again.close();
});

it('end with the result even if the player finishes from the menu', async () => {
  const { open, answer, redeem } = await begin();
  await answer('wrong', 'wrong', 'wrong');
  open.intent({ type: 'next' });
  await redeem('Q1');
  await answer('right');
  open.intent({ type: 'finish' });
  await flush();
  expect(open.state).toMatchObject({ scene: 'milestone', phase: { id: 'redemption.after' } });
  open.intent({ type: 'next' });
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});

it('are offered before a postponed last question, which comes afterwards', async () => {
  const { open, answer } = await begin();
  await answer('wrong');
  open.intent({ type: 'later' });
  await vi.advanceTimersByTimeAsync(POSTPONED_MS);
  open.intent({ type: 'later' });
  await flush();
  expect(open.state.phase?.id).toBe('redemption.before');
  open.intent({ type: 'next' });
  await vi.advanceTimersByTimeAsync(LATER_MS);
  open.intent({ type: 'next' });
  await flush();
  expect(open.state).toMatchObject({ scene: 'question', phase: null });
  expect(open.view.slide).toMatchObject({ question: { text: 'Q2' }, wasPostponed: true });
  open.close();
});

it('end when the player moves on with another device', async () => {
  const { game, line, open, answer } = await begin();
  await answer('wrong', 'right', 'right');
  expect(open.state.phase?.id).toBe('redemption.before');
  game.open(line.playerId, null);
  await open.push();
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});

it('are chosen with letters, while Enter only continues from the announcement', async () => {
  const { game, open, answer } = await begin();
  await answer('wrong', 'right', 'wrong');
  const key = (name: string) =>
    intentOfKey(
      { key: name, ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, target: null },
      open.view,
      open.state.phase,
    );
  expect(key('Enter')).toEqual({ type: 'next' });
  open.intent({ type: 'next' });
  expect(key('Enter')).toBeNull();
  const chances = open.view.slide?.secondChances ?? [];
  expect(key('b')).toEqual({ type: 'redeem', questionId: chances[1]?.questionId });
  expect(key('2')).toEqual({ type: 'redeem', questionId: chances[1]?.questionId });
  expect(key('c')).toBeNull();
  game.host({ type: 'pause' });
  await open.push();
  expect(key('a')).toBeNull();
  open.close();
});
