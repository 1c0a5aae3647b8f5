import { describe, expect, it } from 'vitest';
import { begin } from '#core/features/powerups/testGame.ts';

describe('shuffling', () => {
  function holding() {
    const { game, ana } = begin({
      options: { powerupKinds: 'double eraser streakSaver supersonic immunity' },
    });
    for (let n = 0; n < 3; n += 1) game.plays(ana, 'right');
    const shuffle = (commandId = game.commandId()) =>
      game.send({ type: 'shufflePowerups', playerId: ana, commandId });
    return { game, ana, shuffle };
  }

  it("replaces all of the player's drawn cards, up to three times", () => {
    const { game, ana, shuffle } = holding();
    const [before] = game.cards(ana);
    expect(before).toBeDefined();
    for (let left = 3; left > 0; left -= 1) {
      expect(game.belt(ana).shufflesLeft).toBe(left);
      expect(shuffle().ok).toBe(true);
    }
    const [after] = game.cards(ana);
    expect(game.cards(ana)).toHaveLength(1);
    expect(after?.id).not.toBe(before?.id);
    // Every received card counts, so that usually all possible kinds come before one repeats.
    expect(Object.values(game.seat(ana).belt?.got ?? {}).reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(game.belt(ana).shufflesLeft).toBe(0);
    expect(shuffle()).toEqual({ ok: false, reason: 'powerup.MAX_ATTEMPT_EXHAUSTED' });
  });

  it('needs a card and works only in the first round', () => {
    const { game, ana, shuffle } = holding();
    for (let n = 0; n < 7; n += 1) game.plays(ana, 'right');
    expect(game.belt(ana).shufflesLeft).toBe(0);
    expect(shuffle()).toEqual({ ok: false, reason: 'powerup.MAX_ATTEMPT_EXHAUSTED' });
    const none = begin({ options: { powerupKinds: 'double' } });
    expect(none.game.send({ type: 'shufflePowerups', playerId: none.ana, commandId: 'x' })).toEqual({
      ok: false,
      reason: 'powerup.NOT_FOUND',
    });
  });

  it('keeps cards from the teacher, and happens once per command', () => {
    const { game, ana, shuffle } = holding();
    const gift = game.give(ana, 'addPoints');
    shuffle('once');
    const cards = game.cards(ana);
    shuffle('once');
    expect(game.cards(ana)).toEqual(cards);
    expect(cards.map(({ id }) => id)).toContain(gift);
    expect(game.belt(ana).shufflesLeft).toBe(2);
  });
});
