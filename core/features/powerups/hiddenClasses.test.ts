// Responses and seats changed by power-ups must share few of V8's hidden classes; otherwise, reading many of
// them, as ranking does, takes ten times as long.

import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { BELT } from '#core/features/powerups/powerups.ts';
import { Game } from '#core/testing/game.ts';

setFlagsFromString('--allow-natives-syntax');
const haveSame = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (a: object, b: object) => boolean;
haveSame({}, {});
setFlagsFromString('--no-allow-natives-syntax');

/**
 * Returns the number of hidden classes; the first hundred objects may not have reached the common one yet.
 */
function classesOf(objects: readonly object[]): number {
  const found: object[] = [];
  for (const each of objects.slice(100)) if (!found.some((other) => haveSame(each, other))) found.push(each);
  return found.length;
}

function crowd() {
  const game = new Game({ options: { powerups: 'yes', powerupKinds: '', jumble: false } });
  const players = Array.from({ length: 200 }, (_, n) => game.join(`Player ${n}`));
  game.start();
  return { game, players };
}

it('all responses share a hidden class, whatever power-ups did to their points', () => {
  const { game, players } = crowd();
  game.host({ type: 'triggerPowerup', powerup: 'powerPlay' });
  for (const id of players) {
    game.open(id);
    game.answer(id, ['7']);
  }
  const given = game.room.seats.flat().flatMap(({ responses }) => responses);
  expect(given.every(({ powerups }) => powerups?.length === 1)).toBe(true);
  expect(classesOf(given)).toBe(1);
  expect(classesOf(given.map(({ breakup }) => breakup))).toBe(1);
});

it('all seats share a hidden class after getting a card, an effect, points or news', () => {
  const { game, players } = crowd();
  for (const id of players) game.open(id);
  const seats = () => game.room.seats.flat();
  for (const powerup of ['timeFreeze', 'addPoints', 'immunity'] as const) {
    game.host({ type: 'awardPowerup', powerup, playerIds: null });
    expect(classesOf(seats())).toBe(1);
    game.now += BELT.readyMs;
    for (const playerId of players) {
      const card = game.seat(playerId).belt?.slots.find(Boolean)?.id ?? 0;
      const commandId = game.commandId();
      expect(game.send({ type: 'usePowerup', playerId, card, targetId: null, commandId }).ok).toBe(true);
    }
    expect(classesOf(seats())).toBe(1);
  }
  const belts = seats().flatMap(({ belt }) => belt ?? []);
  expect(belts.every(({ news, effects }) => news.length === 3 && effects.length === 2)).toBe(true);
  expect(classesOf(belts)).toBe(1);
  expect(classesOf(seats().flatMap(({ open }) => open ?? []))).toBe(1);
  expect(classesOf(belts.flatMap(({ news }) => news.filter(({ points }) => points !== undefined)))).toBe(1);
});
