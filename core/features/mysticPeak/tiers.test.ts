import { describe, expect, it } from 'vitest';
import { ROLES } from '#core/features/mysticPeak/ids.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { shownTier } from '#core/features/mysticPeak/tiers.ts';

describe('in a class of three', () => {
  const play = (results: readonly (readonly string[])[]) => {
    const game = new PeakGame(['Ana', 'Ben', 'Cem']);
    return ROLES.map((role, index) => {
      const player = game.players[index] ?? '';
      for (const result of results) {
        game.toQuestion(player, role);
        game.answer(player, result);
      }
      const { climb, score } = game.view(player).me;
      const possible = climb?.possible ?? 0;
      return { possible, score, tier: shownTier({ rank: 1, score, possible }, 3) };
    });
  };

  it('all first tries correct are a diamond on every path', () => {
    expect(play([['right'], ['right']])).toEqual([
      { possible: 2_000, score: 2_000, tier: 'diamond' },
      { possible: 2_600, score: 2_600, tier: 'diamond' },
      { possible: 3_200, score: 3_200, tier: 'diamond' },
    ]);
  });

  it('the same answers are the same tier or a lower one where misses cost', () => {
    expect(play([['right'], ['wrong'], ['right']])).toEqual([
      { possible: 3_000, score: 2_000, tier: 'silver' },
      { possible: 3_900, score: 2_300, tier: 'silver' },
      { possible: 4_800, score: 2_600, tier: 'silver' },
    ]);
  });

  it('a question counts by the path of its camp, once however often it is asked', () => {
    const game = new PeakGame(['Ana', 'Ben', 'Cem']);
    const [ana = ''] = game.players;
    const possible = () => game.view(ana).me.climb?.possible;
    game.toQuestion(ana, 'LEADER');
    game.answer(ana, ['wrong']);
    expect(possible()).toBe(1_300);
    while (game.climb(ana).camp === 1) {
      game.toQuestion(ana, 'LEADER');
      game.answer(ana, ['right']);
    }
    expect(possible()).toBe(5 * 1_300);
    game.toQuestion(ana, 'PIONEER');
    expect(possible()).toBe(5 * 1_300);
    game.answer(ana, ['right']);
    expect(possible()).toBe(5 * 1_300 + 1_600);
  });
});
