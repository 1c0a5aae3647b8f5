// A live game that a player plays once more, and that ends meanwhile (docs/game-rules.md, "Student-paced").

import { describe, expect, it } from 'vitest';
import { ownGame, questionsAgain } from '#core/authority/index.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';
import { onPodium, podiumPlace, wasCut } from '#core/views/figures.ts';

/** Ana and Ben have played to the end, Ana better, and Ana has begun once more. */
function begin() {
  const game = new Game({ questions: choices(3), options: { timer: 'off' } });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  game.start();
  const play = (player: string, ...words: readonly ('right' | 'wrong')[]) => {
    for (const word of words) {
      game.open(player);
      game.answer(player, [word]);
    }
  };
  play(ana, 'right', 'right', 'right');
  play(ben, 'right', 'wrong', 'wrong');
  const first = game.view(ana);
  game.send({ type: 'startAttempt', playerId: ana });
  game.open(ana);
  return { game, ana, ben, play, first };
}

describe('a game that is played again', () => {
  it('has all its questions done, whatever an attempt more has done', () => {
    const { game } = begin();
    expect(game.projector().progress).toBe(100);
    expect(game.hostView().players).toMatchObject([
      { attempt: 2, answered: 0, done: 3 },
      { attempt: 1, done: 3 },
    ]);
  });

  it('is completed where everybody has played to the end once', () => {
    const { game } = begin();
    game.host({ type: 'end' });
    expect(game.room.state).toBe('completed');
  });

  it('is stopped where somebody has not played to the end even once', () => {
    const { game } = begin();
    const cleo = game.join('Cleo');
    game.open(cleo);
    game.host({ type: 'end' });
    expect(game.room.state).toBe('stopped');
  });

  it('tells the attempt that counts once it is over for all', () => {
    const { game, ana, first } = begin();
    game.host({ type: 'end' });
    const { me, summary, ...view } = game.view(ana);
    const { score, accuracy, longestStreak, totalCorrect } = first.me;
    expect(score).toBeGreaterThan(0);
    expect(me).toMatchObject({ score, accuracy, longestStreak, totalCorrect, rank: 1, rankedScore: score });
    expect(summary).toMatchObject({
      attempt: 1,
      best: null,
      score,
      rank: 1,
      totalCorrect: 3,
      unanswered: 0,
      notPlayed: 0,
      longestStreak: 3,
    });
    expect(summary?.items.map(({ result }) => result)).toEqual(['correct', 'correct', 'correct']);
    expect(summary && onPodium(summary)).toBe(true);
    expect(podiumPlace({ me, summary, room: view.room })).toBe(1);
    expect(wasCut({ summary })).toBe(false);
    expect(ownGame(game.room, 0, game.context())).toMatchObject({
      score,
      numQuesAttempted: 3,
      numCorrect: 3,
    });
  });

  it('tells the present attempt where that one counts', () => {
    const { game, ben, play } = begin();
    game.send({ type: 'startAttempt', playerId: ben });
    play(ben, 'right', 'right');
    game.host({ type: 'end' });
    expect(game.view(ben).summary).toMatchObject({ attempt: 2, best: null, totalCorrect: 2, notPlayed: 1 });
  });

  it('lists the questions that were drawn for the attempt that it tells', () => {
    const game = new Game({ questions: choices(6), options: { questionsPerAttempt: 1 } });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    const drawn = game.view(ana).slide?.question?.id;
    game.answer(ana, ['right']);
    game.send({ type: 'startAttempt', playerId: ana });
    game.open(ana);
    expect(game.view(ana).slide?.question?.id).not.toBe(drawn);
    game.host({ type: 'end' });
    const { summary } = game.view(ana);
    expect(summary?.items.map(({ question }) => question?.id)).toEqual([drawn]);
    expect(questionsAgain(game.room, 0, [1, 0]).map((q) => game.room.questions[q]?.question.id)).toEqual([
      drawn,
    ]);
  });

  it('tells on the way the points that the rank comes from', () => {
    const { game, ana, first } = begin();
    expect(game.view(ana).me).toMatchObject({ rank: 1, score: 0, rankedScore: first.me.score });
  });
});
