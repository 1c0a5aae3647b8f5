// A finished game once more, alone.

import { describe, expect, it } from 'vitest';
import { questionsAgain } from '#core/authority/again.ts';
import { AGAIN, mayPlayAgain } from '#core/solo/again.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

function played(count: number, words: readonly ('right' | 'wrong')[]) {
  const game = new Game({ questions: choices(count) });
  const ana = game.join('Ana');
  game.start();
  for (const word of words) {
    game.open(ana);
    game.answer(ana, [word]);
  }
  game.host({ type: 'end' });
  return { game, again: (seed: number) => questionsAgain(game.room, 0, [seed, 0]) };
}

describe('a game that is played again', () => {
  it('has all questions of a short one, in their order', () => {
    expect(played(3, ['right', 'wrong']).again(1)).toEqual([0, 1, 2]);
  });

  it('has twelve of a long one, and what was missed or not met among them', () => {
    const words = Array.from({ length: 28 }, (_, q) => (q % 9 === 4 ? 'wrong' : 'right'));
    const { again } = played(30, words);
    const drawn = Array.from({ length: 20 }, (_, seed) => again(seed));
    for (const list of drawn) {
      expect(new Set(list).size).toBe(AGAIN.questions);
      expect(list).toEqual(expect.arrayContaining([4, 13, 22, 28, 29]));
      expect(list).toEqual(list.toSorted((a, b) => a - b));
    }
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(10);
  });

  it('never has what a teacher-paced one did not come to', () => {
    const game = new Game({ type: 'tp', questions: choices(5) });
    const ana = game.join('Ana');
    game.start();
    game.answer(ana, ['wrong']);
    game.host({ type: 'end' });
    expect(questionsAgain(game.room, 0, [1, 0])).toEqual([0]);
  });

  it('never has what was not drawn for the player', () => {
    const game = new Game({ questions: choices(30), options: { questionsPerAttempt: 5 } });
    const ana = game.join('Ana');
    game.start();
    game.host({ type: 'end' });
    const told = game.view(ana).summary?.items.map(({ question }) => question?.id);
    const again = questionsAgain(game.room, 0, [1, 0]).map((q) => game.room.questions[q]?.question.id);
    expect(again).toHaveLength(5);
    expect(told).toEqual(expect.arrayContaining(again));
  });

  it('is there once the game is over for all, and where the summary tells everything', () => {
    const { room } = played(1, ['right']).game;
    expect(mayPlayAgain(room)).toBe(true);
    expect(mayPlayAgain({ ...room, state: 'running' })).toBe(false);
    expect(mayPlayAgain({ ...room, playMode: 'solo' })).toBe(false);
    for (const studentQuizReview of ['qonly', 'no'] as const)
      expect(mayPlayAgain({ ...room, options: { ...room.options, studentQuizReview } })).toBe(false);
  });
});
