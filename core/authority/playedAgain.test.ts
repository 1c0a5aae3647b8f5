// A live game that ends while a player is on another attempt (docs/game-rules.md, "Student-paced").

import { describe, expect, it } from 'vitest';
import { ownGame, questionsToPractice } from '#core/authority/index.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';
import { onPodium, podiumPlace, wasCutShort } from '#core/views/figures.ts';

/** Ana and Ben have finished, Ana ahead, and Ana has started another attempt. */
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

describe('a game with another attempt underway', () => {
  it('keeps its progress at 100%, however far the later attempt is', () => {
    const { game } = begin();
    expect(game.projector().progress).toBe(100);
    expect(game.hostView().players).toMatchObject([
      { attempt: 2, answered: 0, done: 3 },
      { attempt: 1, done: 3 },
    ]);
  });

  it('is completed if everyone has finished once', () => {
    const { game } = begin();
    game.host({ type: 'end' });
    expect(game.room.state).toBe('completed');
  });

  it('is stopped if someone has not finished even once', () => {
    const { game } = begin();
    const cleo = game.join('Cleo');
    game.open(cleo);
    game.host({ type: 'end' });
    expect(game.room.state).toBe('stopped');
  });

  it('shows the attempt that counts once it is over for everyone', () => {
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
    expect(wasCutShort({ summary })).toBe(false);
    expect(ownGame(game.room, 0, game.context())).toMatchObject({
      score,
      numQuesAttempted: 3,
      numCorrect: 3,
    });
  });

  it('shows the current attempt if that one counts', () => {
    const { game, ben, play } = begin();
    game.send({ type: 'startAttempt', playerId: ben });
    play(ben, 'right', 'right');
    game.host({ type: 'end' });
    expect(game.view(ben).summary).toMatchObject({ attempt: 2, best: null, totalCorrect: 2, notPlayed: 1 });
  });

  it('lists the questions drawn for the attempt it shows', () => {
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
    expect(questionsToPractice(game.room, 0, [1, 0]).map((q) => game.room.questions[q]?.question.id)).toEqual(
      [drawn],
    );
  });

  it('shows the score that the rank is based on while it is being played', () => {
    const { game, ana, first } = begin();
    expect(game.view(ana).me).toMatchObject({ rank: 1, score: 0, rankedScore: first.me.score });
  });
});
