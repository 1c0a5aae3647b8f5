// Tier of a player in any game (decisions, "Scoring").

import { describe, expect, it } from 'vitest';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { choices } from '#core/testing/choices.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

/** Starts a game of four questions with as many players. */
function begin(players: number, settings: GameSettings = {}) {
  const game = new Game({ questions: choices(4), ...settings });
  const ids = Array.from({ length: players }, (_, n) => game.join(`Player ${n}`));
  if (game.room.playMode === 'live') game.start();
  const plays = (player: string, ...words: readonly string[]) => {
    for (const word of words) {
      game.open(player);
      game.answer(player, [word]);
    }
  };
  const tier = (player: string) => game.view(player).me.tieredRank;
  return { game, ids, plays, tier };
}

describe("a player's tier", () => {
  it('goes by points in a small room, of 600 and the time bonus for each question asked', () => {
    const { game, ids, plays, tier } = begin(2);
    const [ana = '', ben = ''] = ids;
    expect(tier(ana)).toBeNull();
    game.open(ana);
    game.wait(15_000);
    game.answer(ana, ['right']);
    // 800 of 1,000.
    expect(tier(ana)).toBe('gold');
    plays(ana, 'wrong');
    expect(tier(ana)).toBe('bronze');
    plays(ben, 'right', 'right', 'right', 'wrong');
    expect(tier(ben)).toBe('gold');
    expect(game.view(ben).summary?.tieredRank).toBe('gold');
  });

  it('has no time to win without a timer', () => {
    const { ids, plays, tier } = begin(2, { options: { timer: 'off' } });
    plays(ids[0] ?? '', 'right', 'wrong');
    expect(tier(ids[0] ?? '')).toBe('silver');
  });

  it('goes by rank in a room of ten and more', () => {
    const { game, ids, plays, tier } = begin(10);
    for (const [n, id] of ids.entries()) {
      game.wait(100);
      plays(id, n < 5 ? 'right' : 'wrong');
    }
    const ranked = ids.map((id) => ({ tier: tier(id), rank: game.view(id).me.rank ?? 0 }));
    ranked.sort((a, b) => a.rank - b.rank);
    const tiers = ranked.map((each) => each.tier);
    expect(tiers.join(' ')).toBe('diamond gold gold silver silver silver bronze bronze bronze iron');
  });

  it('is that of the attempt that counts', () => {
    const { game, ids, plays, tier } = begin(2, { playMode: 'async' });
    const [ana = ''] = ids;
    plays(ana, 'right', 'right', 'right', 'right');
    game.send({ type: 'startAttempt', playerId: ana });
    plays(ana, 'wrong');
    expect(tier(ana)).toBe('diamond');
  });

  it.each([
    ['students see no leaderboard', { options: { studentLeaderboard: 'no' } }, 2],
    ['the game shows no results', { type: 'test' }, 2],
    ['nobody else plays', {}, 1],
    ['nothing asked has a correct answer', { questions: [{ type: 'OPEN', text: 'Why?' }] }, 2],
  ] as const)('is not told if %s', (_, settings, players) => {
    const { game, ids, tier } = begin(players, settings);
    const [ana = ''] = ids;
    game.open(ana);
    game.answer(ana, ['right']);
    expect(tier(ana)).toBeNull();
  });

  it('is told among the simulated players of a solo game', () => {
    const { ids, plays, tier } = begin(1, { playMode: 'solo' });
    plays(ids[0] ?? '', 'right');
    expect(tier(ids[0] ?? '')).toMatch(/diamond|gold|silver/);
  });

  it("is the mountain's own for climbers", () => {
    const game = new PeakGame(['Ana', 'Ben']);
    const [ana = ''] = game.players;
    game.on(ana);
    game.path(ana, 'TREKKER');
    game.on(ana);
    game.answer(ana, ['right']);
    expect(game.view(ana).me).toMatchObject({ score: 1_000, tieredRank: 'diamond' });
    game.on(ana);
    game.answer(ana, ['wrong']);
    expect(game.view(ana).me.tieredRank).toBe('silver');
  });
});
