// What a new feature may rely on, once it has its line in each of the lists, and in that of a mode.

import { expect, it, vi } from 'vitest';
import type { Command } from '#core/authority/index.ts';
import { decide, nextDeadline, RULES_VERSION, toldOf } from '#core/authority/index.ts';
import { movesWithin } from '#core/authority/ledger.ts';
import type { FeatureId } from '#core/room/feature.ts';
import { BONUS, type PromiseBonus, type WaiveBonus } from '#core/testing/bonusFeature.ts';
import { Game } from '#core/testing/game.ts';

vi.mock(import('#core/features/registry.ts'), async (original) => ({ ...(await original()), bonus: {} }));
vi.mock(import('#core/features/authority.ts'), async (original) => {
  const { bonus } = await import('#core/testing/bonusFeature.ts');
  return { ...(await original()), bonus };
});

vi.mock(import('#core/modes/normal/mode.ts'), async (original) => {
  const { mode } = await original();
  return { mode: { ...mode, features: [...mode.features, 'bonus' as FeatureId] } };
});

const DELAY_MS = 10_000;

function started(...names: readonly string[]) {
  const game = new Game({ options: { timer: 'off' } });
  const players = names.map((name) => game.join(name));
  game.start();
  const send = (command: PromiseBonus | WaiveBonus) => game.send(command as unknown as Command);
  const promise = (points: number) =>
    send({ type: 'promiseBonus', points, afterMs: DELAY_MS, commandId: 'promise' });
  const waive = (playerId: string) => send({ type: 'waiveBonus', playerId, commandId: 'waive' });
  const scores = () => players.map((player) => game.seat(player).score);
  const wake = (now: number): void => {
    game.now = now;
    game.send({ type: 'deadline' });
  };
  return { game, players, promise, waive, scores, wake };
}

it('is of no other mode', () => {
  const game = new Game({ type: 'test' });
  const command = { type: 'promiseBonus', points: 1, afterMs: 1, commandId: 'promise' };
  expect(game.send(command as unknown as Command)).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
});

it('is woken when it is due, and then sleeps', () => {
  const { game, players, promise, scores, wake } = started('Ana', 'Ben');
  const due = game.now + DELAY_MS;
  promise(100);
  expect(nextDeadline(game.room)).toBe(due);
  wake(due - 1);
  expect(scores()).toEqual([0, 0]);
  wake(due);
  expect(scores()).toEqual([100, 100]);
  expect(game.seat(players[0] ?? '').ledger).toMatchObject([{ source: BONUS, points: 100 }]);
  expect(nextDeadline(game.room)).toBeGreaterThan(due);
  wake(due + 1);
  expect(scores()).toEqual([100, 100]);
  expect(game.replayed()).toEqual(game.room);
});

it('has its clock stand still in a pause', () => {
  const { game, promise, scores, wake } = started('Ana');
  promise(100);
  game.now += 4_000;
  game.host({ type: 'pause' });
  wake(game.now + 60_000);
  expect(scores()).toEqual([0]);
  game.host({ type: 'resume' });
  const due = (game.room.countdownEndsAt ?? 0) + DELAY_MS - 4_000;
  expect(nextDeadline(game.room)).toBe(due);
  wake(due);
  expect(scores()).toEqual([100]);
});

it('has repeats of its commands recognised, the host’s and a player’s', () => {
  const { game, players, promise, waive, scores, wake } = started('Ana', 'Ben');
  const [ana = ''] = players;
  promise(100);
  waive(ana);
  const { seq } = game.room;
  game.now += 1_000;
  promise(100);
  waive(ana);
  expect(game.room.seq).toBe(seq);
  wake(game.now + DELAY_MS);
  expect(scores()).toEqual([0, 100]);
});

it('tells everybody whom it concerns, and shows its part of views', () => {
  const { game, players, promise } = started('Ana', 'Ben', 'Cleo');
  const before = game.room;
  const due = game.now + DELAY_MS;
  promise(100);
  for (const player of players) expect(game.view(player).room).toMatchObject({ bonusDueAt: due });
  const moves = [-50, 50].map((points, index) => ({ seat: index + 1, points }));
  const moved = { ...movesWithin(game.room, BONUS, [], game.now), moves };
  const told = toldOf(moved, { room: game.room, before, events: [moved] });
  expect(told.flatMap(({ players: news = [] }) => news.map(({ seats }) => seats)).flat()).toEqual([1, 2]);
});

it('takes nothing after the end, and below 0 never', () => {
  const { game, promise, scores, wake } = started('Ana', 'Ben');
  promise(-500);
  wake(game.now + DELAY_MS);
  expect(scores()).toEqual([0, 0]);
  const ended = started('Ana');
  ended.promise(100);
  ended.game.host({ type: 'end' });
  expect(nextDeadline(ended.game.room)).toBeNull();
  expect(decide(ended.game.room, { type: 'deadline' }, ended.game.now + DELAY_MS)).toMatchObject({
    events: [],
  });
});

it('makes snapshots from before it unreadable', () => {
  expect(RULES_VERSION.split('.')).toContain('bonus1');
});
