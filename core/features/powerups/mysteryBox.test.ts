import { describe, expect, it } from 'vitest';
import { PowerupGame, type PowerupGameSettings } from '#core/features/powerups/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';

function begin(settings?: PowerupGameSettings) {
  const game = new PowerupGame(settings);
  const [ana = '', ben = ''] = game.players;
  return { game, ana, ben };
}

const FOUR = ['Ana', 'Ben', 'Cy', 'Dan'];

describe('mystery box', () => {
  /** Returns what the first player's mystery box opens as, for many games. */
  function opened(settings: PowerupGameSettings, before: (game: PowerupGame) => void = () => undefined) {
    return Array.from({ length: 60 }, (_, n) => {
      const { game, ana } = begin({ ...settings, seed: [n, 99] });
      before(game);
      const result = game.giveAndUse(ana, 'mysteryBox');
      const [used] = result.ok ? result.events : [];
      return used?.type === 'powerupUsed' ? used.use : null;
    });
  }

  it('opens as any of the kinds in its pairs', () => {
    const uses = opened({ players: FOUR }, (game) => {
      for (const player of game.players.slice(1)) game.plays(player, 'right');
    });
    const kinds = new Set(uses.flatMap((use) => use?.powerup ?? []));
    expect([...kinds].sort((a, b) => (a < b ? -1 : 1))).toEqual(
      'addPoints double doubleJeopardy gift immunity minusPoints prank stealPoints streakBooster streakBreaker'.split(
        ' ',
      ),
    );
    for (const use of uses) if (use) expect(use.openedFrom).toBe('mysteryBox');
  });

  it('applies aimed kinds to its own player, except the gift, which goes to the last', () => {
    const uses = opened({ players: FOUR }, (game) => {
      for (const player of game.players.slice(0, 3)) game.plays(player, 'right');
    });
    const reached = new Map(uses.flatMap((use) => (use ? [[use.powerup, use.reaches]] : [])));
    expect(reached.get('streakBreaker')).toEqual([0]);
    expect(reached.get('prank')).toEqual([0]);
    expect(reached.get('gift')).toEqual([3]);
  });

  it('opens as a kind that reaches no one else and adds no points in a solo game', () => {
    const kinds = new Set(
      Array.from({ length: 30 }, (_, n) => {
        const { game, ana } = begin({ playMode: 'solo', seed: [n, 5] });
        game.applyEvents({
          type: 'powerupAwarded',
          seat: 0,
          card: { id: 1, powerup: 'mysteryBox', at: game.now - 2_000, after: 0 },
        });
        game.use(ana, 1);
        return game.belt(ana).effects[0]?.powerup;
      }),
    );
    expect(kinds).toEqual(new Set(['double', 'doubleJeopardy']));
  });

  it('spares the next answer if it opens as immunity between two questions', () => {
    const found = Array.from({ length: 60 }, (_, n) => n).find((n) => {
      const { game, ana } = begin({ seed: [n, 99] });
      game.giveAndUse(ana, 'mysteryBox');
      if (game.belt(ana).effects[0]?.powerup !== 'immunity') return false;
      game.plays(ana, 'wrong');
      expect(game.seat(ana).responses).toEqual([]);
      expect(game.view(ana).slide?.powerups?.spared).not.toBeNull();
      return true;
    });
    expect(found).toBeDefined();
  });

  it('opens automatically along with another card one time in five if it came recently', () => {
    let opens = 0;
    for (let n = 0; n < 200; n += 1) {
      const { game, ana } = begin({ seed: [n, 7], questions: guesses(3) });
      game.give(ana, 'mysteryBox');
      const used = game.giveAndUse(ana, 'streakBooster');
      opens += Number(used.ok && used.events.filter(({ type }) => type === 'powerupUsed').length === 2);
      expect(game.replayed()).toEqual(game.room);
    }
    expect(opens).toBeGreaterThan(20);
    expect(opens).toBeLessThan(60);
    for (let n = 0; n < 60; n += 1) {
      const { game, ana } = begin({ seed: [n, 7], questions: guesses(3) });
      game.give(ana, 'mysteryBox');
      game.wait(10_000);
      game.giveAndUse(ana, 'streakBooster');
      expect(game.kinds(ana)).toEqual(['mysteryBox']);
    }
  });

  it('opens in the room as that card left it, so that no points are taken twice', () => {
    for (let n = 0; n < 400; n += 1) {
      const { game, ana, ben } = begin({
        questions: guesses(3),
        players: ['Ana', 'Ben'],
        seed: [n, 8],
        options: { timer: 'off' },
      });
      game.plays(ana, 'right');
      game.give(ben, 'mysteryBox');
      game.giveAndUse(ben, 'stealPoints');
      const steals = game.projector().powerupUses.filter(({ powerup }) => powerup === 'stealPoints');
      const made = game.projector().powerupUses.filter(({ powerup }) => powerup === 'addPoints').length;
      const lost = game.projector().powerupUses.filter(({ powerup }) => powerup === 'minusPoints').length;
      const gifts = game.projector().powerupUses.filter(({ powerup }) => powerup === 'gift').length;
      expect(steals.length).toBeLessThanOrEqual(1);
      expect(game.score(ana) + game.score(ben)).toBe(600 + 1_000 * made + 1_000 * gifts - (lost ? 600 : 0));
    }
  });
});
