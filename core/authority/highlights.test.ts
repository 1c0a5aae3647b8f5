import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const questions: readonly AuthoredQuestion[] = Array.from({ length: 7 }, (_, n) => ({
  type: 'MCQ',
  text: `Question ${n + 1}`,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

function game(settings: GameSettings = {}) {
  const played = new Game({ type: 'normal', questions, ...settings });
  /** Plays on, with `ms` per answer: `r` right, `w` wrong, `-` skipped. */
  const play = (id: string, answers: string, ms = 2_000) => {
    for (const answer of answers) {
      played.open(id);
      played.wait(ms);
      if (answer === '-') played.skip(id);
      else played.answer(id, [answer === 'r' ? 'right' : 'wrong']);
    }
  };
  const moments = (id: string) => played.view(id).summary?.moments;
  return { played, play, moments };
}

describe('memorable moments', () => {
  it('include a streak, the quickest correct answer, and a comeback', () => {
    const { played, play, moments } = game();
    const ana = played.join('Ana');
    played.start();
    play(ana, 'ww-rrr');
    play(ana, 'r', 1_500);
    expect(moments(ana)).toEqual([
      { kind: 'comeback', number: 4, misses: 2 },
      { kind: 'streak', count: 4 },
      { kind: 'quickest', number: 7, timeMs: 1_500 },
    ]);
  });

  it('count a question once when it is missed again with an extra life', () => {
    const { played, play, moments } = game({ options: { extraLife: 'enabled' } });
    const ana = played.join('Ana');
    played.start();
    play(ana, 'w');
    const questionId = played.view(ana).slide?.question?.id ?? '';
    expect(played.send({ type: 'extraLife', playerId: ana, questionId, use: true })).toMatchObject({
      ok: true,
    });
    played.answer(ana, ['wrong']);
    play(ana, 'rwwrww');
    expect(played.seat(ana).responses.filter(({ result }) => result === 'incorrect')).toHaveLength(6);
    expect(moments(ana)).toEqual([{ kind: 'comeback', number: 5, misses: 2 }]);
    expect(played.view(ana).slide?.feedback?.missedBefore).toBe(1);
  });

  it('name a question that few got right only once everyone is done, and only as a count', () => {
    const { played, play, moments } = game();
    const [ana, ...others] = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => played.join(name));
    played.start();
    for (const other of others) play(other, 'rrwrrrr');
    play(ana as string, 'rrrwwww');
    expect(moments(ana as string)).not.toContainEqual(expect.objectContaining({ kind: 'rare' }));
    played.end();
    expect(moments(ana as string)?.[0]).toEqual({ kind: 'rare', number: 3, right: 1, answered: 5 });
    expect(moments(others[0] as string)).not.toContainEqual(expect.objectContaining({ kind: 'rare' }));
  });

  it('judge a revised answer as it was handed in', () => {
    const { played, play, moments } = game({
      type: 'test',
      questions: questions.slice(0, 2),
      options: { reviewAndSubmit: true },
    });
    const ana = played.join('Ana');
    played.start();
    play(ana, 'ww');
    for (const { questionId } of played.view(ana).slide?.review ?? []) {
      played.send({ type: 'openQuestion', playerId: ana, reviewId: questionId });
      played.answer(ana, ['right']);
    }
    played.send({ type: 'finish', playerId: ana });
    played.end();
    expect(played.view(ana).summary?.totalCorrect).toBe(2);
    expect(moments(ana)).toEqual([]);
  });

  it('count missed questions that were corrected later', () => {
    const { played, play, moments } = game({ type: 'mastery_mode', questions: questions.slice(0, 3) });
    const ana = played.join('Ana');
    played.start();
    play(ana, 'wrrr');
    expect(moments(ana)).toContainEqual({ kind: 'madeUp', count: 1 });
  });

  it('leave out the unremarkable, and are empty while results are withheld', () => {
    const few = game();
    const ana = few.played.join('Ana');
    few.played.start();
    few.play(ana, 'rwrwrww');
    expect(few.moments(ana)?.map(({ kind }) => kind)).toEqual(['quickest']);
    const silent = game({ type: 'test' });
    const ben = silent.played.join('Ben');
    silent.played.join('Cleo');
    silent.played.start();
    silent.play(ben, 'rrrrrrr');
    expect(silent.moments(ben)).toEqual([]);
    silent.played.end();
    expect(silent.moments(ben)).toContainEqual({ kind: 'streak', count: 7 });
  });
});
