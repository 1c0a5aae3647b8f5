// @vitest-environment happy-dom
// Power-ups on a player's page, run against the core's rules (specification 2, sections 4, 5 and 9
// "Power-ups").

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from '@testing-library/react';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { loadParts } from '#src/features/powerups/load.ts';
import { useFirstScene } from '#src/game/firstScene.ts';
import { intentOfKey } from '#src/game/keyboard.ts';
import { VERDICT } from '#src/game/phases/verdict.tsx';
import { flush, page, questions, start, startedGame } from '#src/game/testing/playedPage.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { UNREAD_MS } from '#src/ui/doublePress.ts';

beforeEach(async () => {
  // As on a page that shows its first question.
  renderHook(() => useFirstScene(true));
  await loadParts();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** Ana's page at its first question, an MCQ with 4, 7 (correct), and 9, holding these cards, ready to use. */
async function begin(
  cards: readonly PowerupId[],
  options: Partial<GameOptions> = {},
  { ignorePressMs = 0 }: { readonly ignorePressMs?: number } = {},
) {
  const { game, line } = startedGame({
    questions: questions(),
    options: {
      powerups: 'yes',
      memes: false,
      jumble: false,
      jumbleAnswers: false,
      studentLeaderboard: 'no',
      ...options,
    },
  });
  const kv = createMemoryKv();
  const opened = page(line, kv, { ignorePressMs });
  await start(game, opened);
  const give = async (powerup: PowerupId) => {
    game.now = Date.now();
    game.host({ type: 'awardPowerup', powerup, playerIds: [line.playerId] });
    await opened.push();
  };
  for (const card of cards) await give(card);
  await vi.advanceTimersByTimeAsync(2_000);
  const use = async (powerup: PowerupId) => {
    const slot = opened.view.me.belt?.slots.findIndex((card) => card?.powerup === powerup) ?? -1;
    opened.intent({ type: 'openCard', slot });
    await flush();
    const card = opened.view.me.belt?.slots[slot]?.id ?? 0;
    opened.intent({ type: 'usePowerup', card });
    await flush();
    await flush();
  };
  const choose = async (word: string) => {
    opened.intent({ type: 'choose', optionId: opened.optionId(word) });
    await flush();
  };
  return { game, line, opened, give, use, choose };
}

const press = (key: string, code: string, shiftKey: boolean) => ({
  key,
  code,
  shiftKey,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  target: null,
});

it('uses a card once, however often it is pressed, even if the response is lost', async () => {
  const { line, opened, use } = await begin(['addPoints', 'addPoints']);
  line.loseNextAnswer = true;
  await use('addPoints');
  await use('addPoints');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(opened.view.me.score).toBe(1_000);
  expect(opened.view.me.belt?.slots.map((card) => card?.powerup ?? null)).toEqual([null, 'addPoints', null]);
  expect(opened.refused).toEqual([]);
  opened.close();
});

it("grants immunity's second try immediately, reopens the draft, and ignores the same answer", async () => {
  const { line, opened, use, choose } = await begin(['immunity']);
  await use('immunity');
  await choose('4');
  expect(opened.view.slide).toMatchObject({ answered: false, powerups: { spared: { type: 'MCQ' } } });
  expect(opened.state).toMatchObject({ phase: null, draft: { state: 'open', answer: null } });
  await choose('4');
  expect(line.calls.filter((name) => name === 'proceedGame')).toHaveLength(1);
  await choose('7');
  expect(opened.view.slide).toMatchObject({ answered: true, feedback: { result: 'correct' } });
  opened.close();
});

it('keeps the selection for a second try, and sends it only once it differs', async () => {
  const { line, opened, choose, give, use } = await begin([]);
  await choose('7');
  await opened.seen();
  await give('immunity');
  await vi.advanceTimersByTimeAsync(2_000);
  await use('immunity');
  const tick = (word: string) => opened.intent({ type: 'toggle', optionId: opened.optionId(word) });
  tick('3');
  tick('5');
  opened.intent({ type: 'submit' });
  await flush();
  expect(opened.view.slide).toMatchObject({ answered: false, powerups: { spared: { type: 'MSQ' } } });
  expect(opened.state.draft).toMatchObject({ state: 'open', answer: { optionIds: { length: 2 } } });
  opened.intent({ type: 'submit' });
  await flush();
  expect(line.calls.filter((name) => name === 'proceedGame')).toHaveLength(2);
  for (const word of ['3', '5', '2', '4']) tick(word);
  opened.intent({ type: 'submit' });
  await flush();
  expect(opened.view.slide).toMatchObject({ answered: true, feedback: { result: 'correct' } });
  opened.close();
});

it('ignores presses for a hidden option', async () => {
  const { line, opened, use } = await begin(['eraser']);
  await use('eraser');
  const [hidden = ''] = opened.view.slide?.powerups?.hiddenOptions ?? [];
  expect(hidden).not.toBe('');
  opened.intent({ type: 'choose', optionId: hidden });
  await flush();
  expect(opened.view.slide).toMatchObject({ answered: false });
  expect(line.calls).not.toContain('proceedGame');
  opened.close();
});

it('opens a card with Shift and a digit on any keyboard layout, without answering', async () => {
  const { opened } = await begin(['eraser', 'double']);
  const shifted = (key: string, code: string) => intentOfKey(press(key, code, true), opened.view, null);
  const plain = (key: string, code: string) => intentOfKey(press(key, code, false), opened.view, null);
  expect(shifted('!', 'Digit1')).toEqual({ type: 'openCard', slot: 0 });
  expect(shifted('"', 'Digit2')).toEqual({ type: 'openCard', slot: 1 });
  expect(shifted('§', 'Digit3')).toBeNull();
  // On layouts that need Shift for digits.
  expect(shifted('2', 'Digit2')).toEqual({ type: 'openCard', slot: 1 });
  expect(shifted('3', 'Digit3')).toBeNull();
  expect(plain('é', 'Digit2')).toMatchObject({ type: 'choose' });
  expect(plain('1', 'Digit1')).toMatchObject({ type: 'choose' });
  expect(plain('1', 'Numpad1')).toMatchObject({ type: 'choose' });
  for (const word of ['MSQ', 'BLANK']) {
    opened.intent({ type: 'skip' });
    await flush();
    await opened.seen();
    expect(opened.view.slide?.question?.type).toBe(word);
  }
  // A plain digit may start a typed answer.
  expect(plain('2', 'Digit2')).toBeNull();
  expect(shifted('"', 'Digit2')).toEqual({ type: 'openCard', slot: 1 });
  opened.close();
});

it('opens cards during the verdict only if the answer brought one, even after a reload', async () => {
  const { opened, choose } = await begin(['eraser', 'double']);
  const key = () => intentOfKey(press('"', 'Digit2', true), opened.view, VERDICT);
  const seen: boolean[] = [];
  for (const word of ['7', '5']) {
    if (opened.view.slide?.question?.type === 'MCQ') await choose(word);
    else opened.intent({ type: 'skip' });
    await flush();
    const { belt } = opened.view.me;
    seen.push(belt?.came ?? false);
    expect(key() !== null).toBe(belt?.came);
    await opened.push();
    expect(key() !== null).toBe(belt?.came);
    expect(intentOfKey(press('2', 'Digit2', false), opened.view, VERDICT)).toBeNull();
    expect(intentOfKey(press('Enter', 'Enter', false), opened.view, VERDICT)).toEqual({ type: 'next' });
    await opened.seen();
  }
  expect(new Set(seen).size).toBe(2);
  opened.close();
});

it('closes a sheet with its question, and drops its unsent action', async () => {
  const { line, opened, choose } = await begin(['addPoints']);
  line.down = true;
  const card = opened.view.me.belt?.slots[0]?.id ?? 0;
  opened.intent({ type: 'openCard', slot: 0 });
  await flush();
  opened.intent({ type: 'usePowerup', card });
  await flush();
  await flush();
  expect(opened.delays).toEqual(['delayed']);
  line.down = false;
  await choose('7');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(opened.view.me.belt?.slots[0]?.id).toBe(card);
  opened.close();
});

it('keeps a refused card, and ends an effect once even if the response is lost', async () => {
  const { game, line, opened, use } = await begin(['double', 'eraser']);
  await use('double');
  const [effect] = opened.view.me.belt?.effects ?? [];
  // The page doesn't know about the pause yet.
  game.host({ type: 'pause' });
  await use('eraser');
  expect(opened.view.me.belt?.slots.map((card) => card?.powerup ?? null)).toEqual([null, 'eraser', null]);
  game.now = Date.now();
  game.host({ type: 'resume' });
  await opened.push();
  await vi.advanceTimersByTimeAsync(5_000);
  line.loseNextAnswer = true;
  for (let times = 0; times < 2; times += 1) opened.intent({ type: 'endPowerup', effect: effect?.id ?? 0 });
  await flush();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(opened.view.me.belt?.effects).toEqual([]);
  expect(line.calls.filter((name) => name === 'destroyPowerupEffect')).toHaveLength(2);
  expect(opened.refused).toEqual([]);
  opened.close();
});

it('ignores presses on options that a prank has just moved', async () => {
  const { game, line, opened, choose } = await begin([], {}, { ignorePressMs: UNREAD_MS });
  const ben = game.room.seats.flat().find(({ name }) => name === 'Ben')?.id ?? '';
  game.host({ type: 'awardPowerup', powerup: 'prank', playerIds: [ben] });
  await vi.advanceTimersByTimeAsync(2_000);
  game.now = Date.now();
  const card = game.view(ben).me.belt?.slots[0]?.id ?? 0;
  const prank = { type: 'usePowerup', playerId: ben, card, targetId: line.playerId } as const;
  expect(game.send({ ...prank, commandId: 'prank' }).ok).toBe(true);
  await opened.push();
  expect(opened.view.slide?.powerups?.mix).toBeTypeOf('number');
  await choose('4');
  expect(opened.view.slide?.answered).toBe(false);
  await vi.advanceTimersByTimeAsync(UNREAD_MS);
  await choose('7');
  expect(opened.view.slide).toMatchObject({ answered: true, feedback: { result: 'correct' } });
  opened.close();
});
