import { describe, expect, it } from 'vitest';
import { questionsToPractice } from '#core/authority/practiceQuestions.ts';
import { SOLO_REPLAY, mayReplay } from '#core/solo/soloReplay.ts';
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
  return { game, again: (seed: number) => questionsToPractice(game.room, 0, [seed, 0]) };
}

describe('replaying a finished game alone', () => {
  it('asks all questions of a short game, in order', () => {
    expect(played(3, ['right', 'wrong']).again(1)).toEqual([0, 1, 2]);
  });

  it('asks twelve questions of a long game, including every missed or unanswered one', () => {
    const words = Array.from({ length: 28 }, (_, q) => (q % 9 === 4 ? 'wrong' : 'right'));
    const { again } = played(30, words);
    const drawn = Array.from({ length: 20 }, (_, seed) => again(seed));
    for (const list of drawn) {
      expect(new Set(list).size).toBe(SOLO_REPLAY.questions);
      expect(list).toEqual(expect.arrayContaining([4, 13, 22, 28, 29]));
      expect(list).toEqual(list.toSorted((a, b) => a - b));
    }
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(10);
  });

  it('leaves out questions that a teacher-paced game never reached', () => {
    const game = new Game({ type: 'tp', questions: choices(5) });
    const ana = game.join('Ana');
    game.start();
    game.answer(ana, ['wrong']);
    game.host({ type: 'end' });
    expect(questionsToPractice(game.room, 0, [1, 0])).toEqual([0]);
  });

  it('leaves out questions that were not drawn for the player', () => {
    const game = new Game({ questions: choices(30), options: { questionsPerAttempt: 5 } });
    const ana = game.join('Ana');
    game.start();
    game.host({ type: 'end' });
    const told = game.view(ana).summary?.items.map(({ question }) => question?.id);
    const again = questionsToPractice(game.room, 0, [1, 0]).map((q) => game.room.questions[q]?.question.id);
    expect(again).toHaveLength(5);
    expect(told).toEqual(expect.arrayContaining(again));
  });

  it('is offered once the game is over for everyone and its summary reveals everything', () => {
    const { room } = played(1, ['right']).game;
    expect(mayReplay(room)).toBe(true);
    expect(mayReplay({ ...room, state: 'running' })).toBe(false);
    expect(mayReplay({ ...room, playMode: 'solo' })).toBe(false);
    for (const studentQuizReview of ['qonly', 'no'] as const)
      expect(mayReplay({ ...room, options: { ...room.options, studentQuizReview } })).toBe(false);
  });
});
