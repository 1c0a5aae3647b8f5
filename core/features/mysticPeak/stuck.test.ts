import { describe, expect, it } from 'vitest';
import { stuckAt, stuckFrom } from '#core/features/mysticPeak/stuck.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';

function begin() {
  const game = new PeakGame(['Mia', 'Ben'], { questions: guesses(4) });
  const [mia = ''] = game.players;
  const row = () => {
    const { climb } = game.hostView().players.find(({ id }) => id === mia) ?? {};
    if (!climb) throw new Error('no climb');
    return climb;
  };
  const stuck = (isHere = true) => stuckAt(row(), isHere, game.now);
  return { game, mia, row, stuck };
}

describe('a climber', () => {
  it('is stuck at the third try at a question', () => {
    const { game, mia, stuck } = begin();
    for (let tries = 0; tries < 3; tries += 1) {
      game.toQuestion(mia);
      expect(stuck()).toBeNull();
      game.answer(mia, ['wrong']);
      // The other questions come first.
      for (let others = 0; tries === 0 && others < 3; others += 1) {
        game.toQuestion(mia);
        game.answer(mia, ['right']);
      }
    }
    game.toQuestion(mia);
    expect(stuck()).toEqual({ at: 'tries', tries: 3 });
  });

  it('is stuck two minutes after a question opens, not counting pauses', () => {
    const { game, mia, row, stuck } = begin();
    game.toQuestion(mia);
    const since = game.now;
    game.wait(119_999);
    expect(stuck()).toBeNull();
    game.host({ type: 'pause' });
    game.wait(600_000);
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect([stuck(), row().since > since]).toEqual([null, true]);
    game.wait(1);
    expect(stuck()).toEqual({ at: 'question', since: row().since });
  });

  it('is stuck after a minute and a half at a stop, unless disconnected or on the peak', () => {
    const place = { since: 0, tries: 0, openQuestionId: null };
    const at = (stop: Parameters<typeof stuckAt>[0]['stop'], isHere: boolean) =>
      stuckAt({ ...place, stop }, isHere, 90_000);
    expect(at('obstacle', true)).toEqual({ at: 'stop', since: 0 });
    expect(stuckAt({ ...place, stop: 'obstacle' }, true, 89_999)).toBeNull();
    expect(at('obstacle', false)).toBeNull();
    expect(at('summit', true)).toBeNull();
    // A player reading feedback isn't in a hurry.
    expect(stuckFrom({ ...place, stop: null }, true)).toBeNull();
  });
});
