// @vitest-environment happy-dom
// A duel choice on a player's page, run against the core's rules (specification 2, section 5 "Duel strikes
// and shields").

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { Game } from '#core/testing/game.ts';
import type { DuelIntent } from '#scenes/features/duels/ports.ts';
import type { ChoicePhase } from '#src/features/duels/choicePhase.tsx';
import { loadParts } from '#src/features/duels/load.ts';
import { announcementsOf } from '#src/features/duels/parts.tsx';
import { useFirstScene } from '#src/game/firstScene.ts';
import { flush, FakeConnection, page, start } from '#src/game/testing/playedPage.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

beforeEach(async () => {
  renderHook(() => useFirstScene(true));
  await loadParts();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const QUESTIONS: readonly AuthoredQuestion[] = Array.from({ length: 12 }, (_, n) => ({
  type: 'MCQ',
  text: `Q${n + 1}`,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

/** Milliseconds, longer than a double press. */
const LATER_MS = 700;

/** Ana's page after two correct answers; Ben and Cy have two as well. */
async function begin(options: Partial<GameOptions> = {}, questions = QUESTIONS) {
  const game = new Game({
    questions,
    options: { isDuelEnabled: true, timer: 'off', studentLeaderboard: 'no', memes: false, ...options },
  });
  vi.setSystemTime(game.now);
  const [ana, ben, cy] = ['Ana', 'Ben', 'Cy'].map((name) => game.join(name)) as [string, string, string];
  const line = new FakeConnection(game, ana);
  const kv = createMemoryKv();
  const open = page(line, kv);
  await start(game, open);
  for (const player of [ben, cy])
    for (let n = 0; n < 2; n += 1) {
      game.open(player);
      game.answer(player, ['right']);
    }
  const answer = async () => {
    open.intent({ type: 'choose', optionId: open.optionId('right') });
    await flush();
    open.intent({ type: 'next' });
    await vi.advanceTimersByTimeAsync(LATER_MS);
  };
  await answer();
  await answer();
  const move = async (wanted: DuelIntent['move']) => {
    open.intent({ type: 'duel', move: wanted });
    await flush();
    await flush();
    await vi.advanceTimersByTimeAsync(LATER_MS);
  };
  /** At level 0 there is only one strike. */
  const throwAt = () => move({ to: 'choose', decision: 'strike' });
  const cyStrikes = (targetId: string) =>
    game.send({
      type: 'duelDecision',
      playerId: cy,
      level: 0,
      commandId: 'cy',
      choice: { type: 'strike', strike: 'standard', targetId },
    });
  const state = () => (open.state.phase as ChoicePhase).state;
  return { game, line, kv, open, ben, cy, answer, move, throwAt, cyStrikes, state };
}

const sent = ({ calls }: FakeConnection) => calls.filter((name) => name === 'duelDecision').length;

it('follows the second correct answer, has no time limit, and cannot be skipped by pressing Next', async () => {
  const { line, open, state } = await begin();
  expect(open.state).toMatchObject({ scene: 'duel', phase: { id: 'duel.choice' }, waitsForNext: true });
  expect(state().step).toBe('cards');
  for (let press = 0; press < 3; press += 1) open.intent({ type: 'next' });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(open.state.phase?.id).toBe('duel.choice');
  expect(sent(line)).toBe(0);
  open.close();
});

it('sends the chosen strike once, shows its outcome, and continues automatically', async () => {
  const { line, open, ben, move, throwAt, cyStrikes, state, game } = await begin();
  await throwAt();
  expect(state()).toMatchObject({ step: 'targets', strike: 'standard' });
  expect(state().targets?.map(({ name }) => name)).toEqual(['Ben', 'Cy']);
  line.loseNextAnswer = true;
  open.intent({ type: 'duel', move: { to: 'strike', playerId: ben } });
  open.intent({ type: 'duel', move: { to: 'strike', playerId: ben } });
  await flush();
  expect(state().isPending).toBe(true);
  // The view may arrive before the response.
  await open.push();
  expect(state().isPending).toBe(true);
  // When the response has to be requested again, this strike may no longer be the latest.
  cyStrikes(line.playerId);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent(line)).toBe(2);
  expect(open.state).toMatchObject({ scene: 'duel', phase: { id: 'duel.outcome' }, waitsForNext: false });
  expect(state().news).toMatchObject({
    role: 'striker',
    outcome: 'struckTarget',
    points: 100,
    on: { name: 'Ben' },
  });
  expect(open.view.me.duel).toMatchObject({ level: 1, step: 0 });
  expect(game.view(ben).me.duel?.news).toHaveLength(1);
  await open.seen();
  await flush();
  expect(open.state).toMatchObject({ scene: 'question', phase: null });
  expect(open.view.slide).toMatchObject({ index: 2, state: 'active' });
  await move({ to: 'choose', decision: 'skip' });
  expect(sent(line)).toBe(2);
  open.close();
});

it('counts a press on a target while the cards still move, but not the second half of a double press', async () => {
  const { line, open, ben } = await begin();
  open.intent({ type: 'duel', move: { to: 'choose', decision: 'strike' } });
  await flush();
  await vi.advanceTimersByTimeAsync(300);
  open.intent({ type: 'duel', move: { to: 'strike', playerId: ben } });
  await flush();
  expect(sent(line)).toBe(0);
  await vi.advanceTimersByTimeAsync(110);
  open.intent({ type: 'duel', move: { to: 'strike', playerId: ben } });
  await flush();
  expect(sent(line)).toBe(1);
  open.close();
});

it('raises a shield', async () => {
  const { open, move } = await begin();
  await move({ to: 'choose', decision: 'shield' });
  open.intent({ type: 'duel', move: { to: 'raise', shield: 'standard' } });
  await flush();
  expect(open.state.phase?.id).toBe('duel.outcome');
  expect(open.view.me.duel?.playerShield).toBe('standard');
  open.intent({ type: 'next' });
  await flush();
  expect(open.view.slide).toMatchObject({ index: 2, state: 'active' });
  open.close();
});

it('awards points for skipping', async () => {
  const { open, move } = await begin();
  const before = open.view.me.score;
  open.intent({ type: 'duel', move: { to: 'choose', decision: 'skip' } });
  await flush();
  expect(open.state.phase?.id).toBe('duel.outcome');
  expect(open.view.me.score).toBe(before + 100);
  await open.seen();
  expect(open.state.scene).toBe('question');
  await move({ to: 'back' });
  open.close();
});

it('goes back, and ignores presses on buttons that have just appeared', async () => {
  const { open, move, state } = await begin();
  await move({ to: 'choose', decision: 'shield' });
  open.intent({ type: 'duel', move: { to: 'back' } });
  open.intent({ type: 'duel', move: { to: 'choose', decision: 'skip' } });
  await flush();
  expect(state()).toMatchObject({ step: 'cards', isPending: false });
  open.close();
});

it('offers a list of strikes only once there is more than one', async () => {
  const { open, answer, move, throwAt, state } = await begin();
  await throwAt();
  expect(state()).toMatchObject({ step: 'targets', strike: 'standard' });
  await move({ to: 'back' });
  expect(state()).toMatchObject({ step: 'cards', decision: null, strike: null, targets: null });
  await move({ to: 'choose', decision: 'skip' });
  await open.seen();
  for (let n = 0; n < 3; n += 1) await answer();
  expect(open.view.slide?.duelChoice?.strikes).toEqual(['standard', 'stealth']);
  await move({ to: 'choose', decision: 'strike' });
  expect(state()).toMatchObject({ step: 'kinds', decision: 'strike', strike: null });
  await move({ to: 'throw', strike: 'stealth' });
  expect(state()).toMatchObject({ step: 'targets', strike: 'stealth' });
  await move({ to: 'back' });
  expect(state()).toMatchObject({ step: 'kinds', decision: 'strike', targets: null });
  open.close();
});

it('reloads the targets when another player strikes first, without losing the choice', async () => {
  const { line, open, ben, cy, move, throwAt, cyStrikes, state } = await begin();
  await throwAt();
  cyStrikes(ben);
  // Long enough that the strikes no longer count as simultaneous.
  await vi.advanceTimersByTimeAsync(3_000);
  await move({ to: 'strike', playerId: ben });
  expect(open.refused).toEqual([]);
  expect(state()).toMatchObject({ step: 'targets', isPending: false, problem: expect.any(String) });
  expect(state().targets?.map(({ name }) => name)).toEqual(['Cy']);
  await move({ to: 'strike', playerId: cy });
  expect(open.state.phase?.id).toBe('duel.outcome');
  expect(sent(line)).toBe(2);
  open.close();
});

it('reports that targets could not be loaded, and loads them on request', async () => {
  const { line, open, move, throwAt, state } = await begin();
  line.lost = 'duelTargets';
  await throwAt();
  expect(state()).toMatchObject({ targets: null, problem: expect.any(String) });
  line.lost = null;
  await move({ to: 'again' });
  expect(state()).toMatchObject({ problem: null });
  expect(state().targets).toHaveLength(2);
  open.close();
});

it('never covers a question that the player opened on another device', async () => {
  const { game, line, open, throwAt } = await begin();
  await throwAt();
  game.open(line.playerId);
  await open.push();
  expect(open.state).toMatchObject({ scene: 'question', phase: null });
  expect(open.view.slide).toMatchObject({ index: 2, answered: false });
  open.close();
});

it('is restored on a reopened page', async () => {
  const { line, kv, open } = await begin();
  open.close();
  const second = page(line, kv);
  await second.resume();
  await second.push();
  expect(second.state).toMatchObject({ scene: 'duel', phase: { id: 'duel.choice' } });
  second.close();
});

it('starts over in the next attempt, without earlier selections at the same level', async () => {
  const { open, answer, state } = await begin({ limitAttempts: 0 }, QUESTIONS.slice(0, 3));
  open.intent({ type: 'duel', move: { to: 'choose', decision: 'skip' } });
  await flush();
  await open.seen();
  await answer();
  expect(open.view.me).toMatchObject({ attempt: 1, isOver: true });
  open.intent({ type: 'again' });
  await flush();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  await answer();
  await answer();
  expect(open.view.me).toMatchObject({ attempt: 2, duel: { level: 0 } });
  expect(open.state.phase?.id).toBe('duel.choice');
  expect(state().step).toBe('cards');
  open.close();
});

it('closes when the player decides on another device', async () => {
  const { game, line, open } = await begin();
  game.send({
    type: 'duelDecision',
    playerId: line.playerId,
    level: 0,
    commandId: 'x',
    choice: { type: 'skip' },
  });
  await open.push();
  await flush();
  expect(open.state).toMatchObject({ scene: 'question', phase: null });
  open.close();
});

it('announces each strike once, and none from before the page opened', async () => {
  const { line, open, cyStrikes } = await begin();
  const shown = () =>
    ({ view: line.view(), scene: 'question', phase: null, draft: NO_DRAFT, hasKeys: true }) as const;
  const before = shown();
  cyStrikes(line.playerId);
  const after = shown();
  expect(announcementsOf(before, after)).toEqual([
    {
      key: 'duels:news.target.struckTarget',
      values: expect.objectContaining({ by: 'Cy', count: 300 }),
    },
  ]);
  expect(announcementsOf(after, after)).toEqual([]);
  expect(announcementsOf(null, after)).toEqual([]);
  open.close();
});
