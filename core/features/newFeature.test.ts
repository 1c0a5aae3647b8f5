// Guarantees for a new feature once it is listed in both registries and in a mode.

import { expect, it, vi } from 'vitest';
import type { Command } from '#core/authority/index.ts';
import { decide, nextDeadline, RULES_VERSION, announcementsOf } from '#core/authority/index.ts';
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

it('is refused in modes that do not list it', () => {
  const game = new Game({ type: 'test' });
  const command = { type: 'promiseBonus', points: 1, afterMs: 1, commandId: 'promise' };
  expect(game.send(command as unknown as Command)).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
});

it('is woken when it is due, and only then', () => {
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

it('has its clock stopped during a pause', () => {
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

it('has repeats of its host and player commands ignored', () => {
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

it('notifies every affected player and adds its fields to views', () => {
  const { game, players, promise } = started('Ana', 'Ben', 'Cleo');
  const before = game.room;
  const due = game.now + DELAY_MS;
  promise(100);
  for (const player of players) expect(game.view(player).room).toMatchObject({ bonusDueAt: due });
  const moves = [-50, 50].map((points, index) => ({ seat: index + 1, points }));
  const moved = { ...movesWithin(game.room, BONUS, [], game.now), moves };
  const told = announcementsOf(moved, { room: game.room, before, events: [moved] });
  expect(told.flatMap(({ players: news = [] }) => news.map(({ seats }) => seats)).flat()).toEqual([1, 2]);
});

it('moves no points after the end and never takes a score below 0', () => {
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

it('invalidates snapshots from before it was added', () => {
  expect(RULES_VERSION.split('.')).toContain('bonus1');
});
