import { movesWithin } from '#core/authority/ledger.ts';
import { MAX_REVISIONS } from '#core/features/review/authorityOrder.ts';
import { describe, expect, it } from 'vitest';
import { RULES } from '#core/authority/index.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { offersReview } from '#core/features/review/review.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

function begin(
  words: readonly ('right' | 'wrong' | 'skip')[],
  options: Partial<GameOptions> = {},
  type: GameType = 'common_assessment',
) {
  const game = new Game({ type, questions: choices(words.length), options });
  const ana = game.join('Ana');
  game.start();
  const give = (word: 'right' | 'wrong' | 'skip') =>
    word === 'skip' ? game.skip(ana) : game.answer(ana, [word]);
  for (const word of words) {
    game.open(ana);
    give(word);
  }
  const slide = () => game.view(ana).slide;
  const reopen = (number: number) =>
    game.send({
      type: 'openQuestion',
      playerId: ana,
      reviewId: slide()?.review[number - 1]?.questionId ?? 'none',
    });
  return {
    game,
    ana,
    slide,
    give,
    reopen,
    seat: () => game.seat(ana),
    revise(number: number, word: 'right' | 'wrong') {
      expect(reopen(number)).toMatchObject({ ok: true });
      give(word);
    },
  };
}

describe('a review', () => {
  it('takes no score below 0 when a changed answer loses its points', () => {
    const { game, seat, revise } = begin(['right', 'wrong']);
    game.applyEvents(movesWithin(game.room, 'hands', [{ seat: 0, points: 100 - seat().score }], game.now));
    expect(seat().score).toBe(100);
    revise(1, 'wrong');
    expect(seat().score).toBe(0);
    expect(game.replayed()).toEqual(game.room);
  });

  it('follows the last question, and lists every question with whether it is answered', () => {
    const { slide, seat, game, ana } = begin(['right', 'skip', 'wrong']);
    expect(seat().isOver).toBe(false);
    expect(slide()?.review.map(({ text, isAnswered }) => [text, isAnswered])).toEqual([
      ['Q1', true],
      ['Q2', false],
      ['Q3', true],
    ]);
    expect(game.hostView().players[0]).toMatchObject({ atReview: true, isOver: false, answered: 3 });
    game.send({ type: 'finish', playerId: ana });
    expect(seat().isOver).toBe(true);
    expect(slide()?.review).toEqual([]);
  });

  it('lets answers be added and changed, and only submitted ones count', () => {
    const { slide, seat, revise, reopen, game, ana } = begin(['right', 'skip', 'wrong']);
    const before = seat().score;
    reopen(1);
    expect(slide()).toMatchObject({ asking: 2, draft: { type: 'MCQ' }, review: [] });
    game.answer(ana, ['wrong']);
    expect(seat()).toMatchObject({ score: 0, marks: 0, totalCorrect: 0 });
    revise(1, 'right');
    expect(seat().score).toBe(before);
    revise(2, 'right');
    revise(3, 'right');
    expect(seat()).toMatchObject({ totalCorrect: 3, marks: 300, possible: 300, longestStreak: 3 });
    game.send({ type: 'finish', playerId: ana });
    game.host({ type: 'end' });
    const [player] = game.report().players;
    expect(
      player?.attempts[0]?.responses.map(({ result, before: earlier }) => [result, earlier.length]),
    ).toEqual([
      ['correct', 2],
      ['correct', 0],
      ['correct', 1],
    ]);
    expect(game.room.tallies.map(({ answered, correct }) => [answered, correct])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('keeps the answer if the reopened question is skipped', () => {
    const { seat, reopen, give, slide } = begin(['right', 'wrong']);
    const { score } = seat();
    reopen(1);
    give('skip');
    expect(seat()).toMatchObject({ score, totalCorrect: 1 });
    expect(slide()?.review[0]?.isAnswered).toBe(true);
  });

  it('earns no points for repeating an answer, as in the example of docs/game-rules.md', () => {
    const { seat, revise } = begin(['right', 'right', 'wrong'], { timer: 'classic' });
    // 600 + 400, and another 100 for two in a row.
    expect(seat().score).toBe(2_100);
    revise(2, 'right');
    expect(seat().score).toBe(2_100);
    revise(2, 'wrong');
    expect(seat().score).toBe(1_000);
    revise(2, 'right');
    expect(seat().score).toBe(1_600);
  });

  it('computes the best streak from the final answers', () => {
    const { seat, revise } = begin(['right', 'right', 'wrong']);
    expect(seat().longestStreak).toBe(2);
    revise(2, 'wrong');
    expect(seat()).toMatchObject({ longestStreak: 1, streak: 0 });
    revise(2, 'right');
    revise(3, 'right');
    expect(seat()).toMatchObject({ longestStreak: 3, streak: 3 });
  });

  it('adds up all openings of a question, and a strict clock continues where it stopped', () => {
    const game = new Game({
      type: 'common_assessment',
      questions: choices(1),
      options: { timer: 'strict' },
    });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.now += 12_000;
    game.answer(ana, ['wrong']);
    const reviewId = game.view(ana).slide?.review[0]?.questionId ?? '';
    game.now += 60_000;
    game.send({ type: 'openQuestion', playerId: ana, reviewId });
    expect(game.view(ana).slide?.deadline).toBe(game.now + 18_000);
    game.now += 18_000;
    game.answer(ana, ['right']);
    // 30 of 30 seconds used: no bonus is left.
    expect(game.seat(ana).score).toBe(600);
    expect(game.view(ana).slide?.review[0]?.mayRevise).toBe(false);
    expect(game.send({ type: 'openQuestion', playerId: ana, reviewId })).toEqual({
      ok: false,
      reason: 'response.QUESTION_CLOSED',
    });
  });

  it('keeps the earlier answer in the tallies if a reopened question times out, in later attempts too', () => {
    const game = new Game({
      type: 'common_assessment',
      questions: choices(1),
      options: { timer: 'strict', limitAttempts: 2, jumbleAnswers: false },
    });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.answer(ana, ['right']);
    const reviewId = game.view(ana).slide?.review[0]?.questionId ?? '';
    game.send({ type: 'openQuestion', playerId: ana, reviewId });
    game.now += 40_000;
    game.answer(ana, ['wrong']);
    expect(game.seat(ana).responses.at(-1)).toMatchObject({ state: 'timedOut', asking: 2 });
    game.send({ type: 'finish', playerId: ana });
    game.send({ type: 'startAttempt', playerId: ana });
    game.open(ana);
    game.answer(ana, ['right']);
    const [tally] = game.room.tallies;
    expect([tally?.answered, tally?.correct, Object.values(tally?.counts ?? {})]).toEqual([1, 1, [1, 0]]);
  });

  it('opens only named questions, and each a limited number of times', () => {
    const { game, ana, reopen, revise, slide } = begin(['wrong', 'right']);
    expect(game.open(ana)).toEqual({ ok: true, events: [] });
    expect(reopen(3)).toEqual({ ok: false, reason: 'response.WRONG_QUESTION' });
    for (let round = 0; round < MAX_REVISIONS; round += 1) revise(1, 'right');
    expect(slide()?.review.map(({ mayRevise }) => mayRevise)).toEqual([false, true]);
    expect(reopen(1)).toEqual({ ok: false, reason: 'response.QUESTION_CLOSED' });
  });

  it('exists only in games without results before the end', () => {
    const { seat } = begin(['right'], { showAnswers: 'always', reviewAndSubmit: true }, 'normal');
    expect(seat().isOver).toBe(true);
    const offered = (type: GameType, options: Partial<GameOptions> = {}) =>
      offersReview(new Game({ type, options }).room);
    expect(offered('common_assessment')).toBe(true);
    expect(offered('common_assessment', { reviewAndSubmit: false })).toBe(false);
    expect(offered('test', { reviewAndSubmit: true })).toBe(true);
    expect(offered('mastery_mode', { reviewAndSubmit: true, showAnswers: 'never' })).toBe(false);
    expect(offered('tp', { reviewAndSubmit: true, showAnswers: 'never' })).toBe(false);
  });

  it('is skipped by bots, which submit immediately', () => {
    const game = new Game({ type: 'common_assessment', questions: choices(1) });
    game.host({ type: 'rehearse', robots: 1, accuracy: 100 });
    game.start();
    for (let step = 0; step < 200; step += 1) {
      game.now += 1_000;
      for (const move of dueBotCommands(game.room, game.now, RULES)) game.send(move);
    }
    expect(game.room.seats.flat()[0]).toMatchObject({ isOver: true, totalCorrect: 1 });
  });

  it('reveals no ranks or results, whatever the options say', () => {
    const { game, ana } = begin(['right'], {
      showAnswers: 'always',
      studentLeaderboard: 'yes',
      redemption: 'yes',
      isAnswerExplanationEnabled: false,
    });
    const { me, board, slide } = game.view(ana);
    expect(board).toBeNull();
    expect(me).toMatchObject({ score: 0, rank: null, accuracy: 0 });
    expect(slide?.feedback).toMatchObject({ result: null, reveal: null });
  });
});
