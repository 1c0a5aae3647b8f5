// @vitest-environment happy-dom
// A mastery game on a player's page, run against the core's rules (specification 2, section 4 "Mastery
// mode").

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { MASTERY } from '#core/features/mastery/mastery.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const QUESTIONS = ['Q1', 'Q2', 'Q3', 'Q4'].map((text) => ({
  type: 'MCQ' as const,
  text,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

async function begin(options: Partial<GameOptions> = {}, type: GameType = 'mastery_mode') {
  const { game, line } = startedGame({
    type,
    questions: QUESTIONS,
    options: { studentLeaderboard: 'no', ...options },
  });
  const open = page(line, createMemoryKv());
  await start(game, open);
  /** Answers the upcoming questions, and waits until the feedback is over. */
  const answer = async (...words: readonly string[]) => {
    for (const word of words) {
      open.intent({ type: 'choose', optionId: open.optionId(word) });
      await flush();
      await open.seen();
    }
  };
  const next = async () => {
    open.intent({ type: 'next' });
    await flush();
  };
  return { game, open, answer, next };
}

it('shows the progress after every third answer, and full mastery at the end', async () => {
  const { open, answer, next } = await begin();
  await answer('wrong', 'right');
  expect(open.state).toMatchObject({ scene: 'question', phase: null });
  await answer('right');
  expect(open.state).toMatchObject({ scene: 'milestone', phase: { id: 'mastery.inGame' } });
  await vi.advanceTimersByTimeAsync(MASTERY.peekMs);
  expect(open.state).toMatchObject({ scene: 'question', phase: null });
  await answer('right');
  expect(open.view.slide).toMatchObject({ asking: 2, question: { text: 'Q1' } });
  await answer('wrong', 'wrong');
  expect(open.state.phase?.id).toBe('mastery.increased');
  await next();
  await answer('right');
  expect(open.state).toMatchObject({
    scene: 'milestone',
    phase: { id: 'mastery.achieved' },
    waitsForNext: true,
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open.state.phase?.id).toBe('mastery.achieved');
  await next();
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});

it('shows a drop in accuracy, then the leaderboard', async () => {
  const { open, answer, next } = await begin({ studentLeaderboard: 'yes' });
  await answer('right', 'right');
  expect(open.state.phase).toBeNull();
  await answer('right');
  expect(open.state.phase?.id).toBe('mastery.inGame');
  await next();
  expect(open.state).toMatchObject({ scene: 'leaderboard', phase: { id: 'standings' } });
  await next();
  await answer('wrong', 'wrong', 'wrong');
  expect(open.state.phase?.id).toBe('mastery.decreased');
  open.close();
});

it('does not claim mastery for a player who missed some questions for good', async () => {
  const failed = await begin({ masteryReattempts: '1' });
  await failed.answer('right', 'right', 'right');
  await failed.next();
  await failed.answer('wrong', 'wrong');
  expect(failed.open.view.me).toMatchObject({ isOver: true, accuracy: 75 });
  expect(failed.open.state).toMatchObject({ scene: 'milestone', phase: { id: 'mastery.ended' } });
  await failed.next();
  expect(failed.open.state).toMatchObject({ scene: 'gameOver', phase: null });
  failed.open.close();
});

it('ends without mastery when a question was skipped', async () => {
  const { game, open, answer, next } = await begin();
  await answer('right', 'right', 'right');
  await next();
  open.intent({ type: 'skip' });
  await flush();
  await open.seen();
  expect(game.room.seats[0]?.[0]).toMatchObject({ isOver: true });
  expect(open.state).toMatchObject({ scene: 'milestone', phase: { id: 'mastery.ended' } });
  open.close();
});

it('announces before the next question that mastery was turned on', async () => {
  const { game, open, answer, next } = await begin({}, 'normal');
  await answer('wrong');
  game.host({ type: 'turnOnMastery', reattempts: 'unlimited' });
  await open.push();
  expect(open.state).toMatchObject({ scene: 'question', phase: null });
  await answer('right');
  expect(open.state).toMatchObject({ scene: 'milestone', phase: { id: 'mastery.changed' } });
  await next();
  await answer('right');
  expect(open.state.phase?.id).toBe('mastery.increased');
  open.close();
});

it('brings a finished player back to the missed questions', async () => {
  const { game, open, answer, next } = await begin({}, 'normal');
  await answer('right', 'wrong', 'right', 'right');
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  game.host({ type: 'turnOnMastery', reattempts: 'unlimited' });
  await open.push();
  expect(open.state).toMatchObject({ scene: 'milestone', phase: { id: 'mastery.changed' } });
  await next();
  expect(open.view.slide).toMatchObject({ state: 'active', question: { text: 'Q2' }, asking: 2 });
  await answer('right');
  expect(open.state.phase?.id).toBe('mastery.achieved');
  open.close();
});

it('says at the end that some questions of the quiz have not come up in any attempt', async () => {
  const { open, answer, next } = await begin({ questionsPerAttempt: 2 });
  await answer('right', 'right');
  expect(open.state.phase?.id).toBe('mastery.achievedUnseen');
  await next();
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});

it('skips the choice of second chances, since missed questions return anyway', async () => {
  const { game, open, answer, next } = await begin(
    { redemption: 'yes', isAnswerExplanationEnabled: false },
    'normal',
  );
  await answer('wrong', 'right', 'right', 'right');
  expect(open.state.phase?.id).toBe('redemption.before');
  await next();
  expect(open.state.phase?.id).toBe('redemption.choice');
  game.host({ type: 'turnOnMastery', reattempts: 'unlimited' });
  await open.push();
  expect(open.state.phase?.id).toBe('mastery.changed');
  await next();
  expect(open.view.slide).toMatchObject({ question: { text: 'Q1' }, asking: 2 });
  open.close();
});
