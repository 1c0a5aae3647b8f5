import { describe, expect, it } from 'vitest';
import { receiptSlide } from '#core/authority/index.ts';
import { RULES } from '#core/authority/index.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { EXTRA_LIFE } from '#core/features/extraLife/extraLife.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

interface Begun {
  readonly type?: GameType;
  readonly questions?: readonly AuthoredQuestion[];
}

function begin(
  count: number,
  options: Partial<GameOptions> = {},
  { type = 'normal', questions = choices(count) }: Begun = {},
) {
  const game = new Game({ type, questions, options: { extraLife: 'enabled', ...options } });
  const ana = game.join('Ana');
  game.start();
  const slide = () => game.view(ana).slide;
  const me = () => game.view(ana).me;
  /** Takes or declines the offered extra life. */
  const life = (use: boolean, questionId = slide()?.question?.id ?? '') =>
    game.send({ type: 'extraLife', playerId: ana, questionId, use });
  /** Answers the next questions in the player's order. */
  const answer = (...words: readonly string[]) => {
    for (const word of words) {
      game.open(ana);
      game.answer(ana, [word]);
    }
  };
  return { game, ana, answer, life, slide, me };
}

describe('an extra life', () => {
  it('is offered after a wrong answer, and asks the same question again with its full time', () => {
    const { game, answer, life, slide, me } = begin(3);
    answer('right');
    expect(slide()?.lifeOffer).toBeNull();
    game.wait(5_000);
    answer('wrong');
    expect(me().extraLife).toBe('available');
    expect(slide()).toMatchObject({ index: 1, lifeOffer: { until: game.now + EXTRA_LIFE.offerMs } });
    game.wait(4_000);
    expect(life(true)).toMatchObject({ ok: true, events: [{ type: 'questionOpened', asking: 2 }] });
    expect(slide()).toMatchObject({
      index: 1,
      state: 'active',
      asking: 2,
      byExtraLife: true,
      lifeOffer: null,
      deadline: game.now + 30_000,
      mayPostpone: false,
    });
    expect(me().extraLife).toBe('inProgress');
  });

  it('hides the correct answer until the player decides, in view and receipt', () => {
    const { game, answer, life, slide } = begin(3);
    answer('wrong');
    expect(slide()?.feedback).toMatchObject({ result: 'incorrect', reveal: null, explanation: null });
    expect(receiptSlide(game.room, 0)).toMatchObject({
      lifeOffer: { until: game.now + EXTRA_LIFE.offerMs },
      feedback: { reveal: null, explanation: null },
    });
    life(false);
    expect(slide()).toMatchObject({
      lifeOffer: null,
      feedback: { result: 'incorrect', reveal: { type: 'MCQ' }, explanation: { text: 'Because.' } },
    });
  });

  it('earns half of the streak bonus for the continued streak, as in the example of docs/game-rules.md', () => {
    const { game, ana, answer, life, slide, me } = begin(3);
    answer('right', 'wrong');
    expect(me()).toMatchObject({ score: 1_000, streak: 0, accuracy: 50 });
    life(true);
    expect(me().streak).toBe(1);
    game.answer(ana, ['right']);
    expect(slide()?.feedback?.breakup).toEqual({ base: 600, timer: 400, streak: 50, total: 1_050 });
    expect(me()).toMatchObject({ score: 2_050, streak: 2, accuracy: 100, totalCorrect: 2, answered: 2 });
    answer('right');
    expect(me()).toMatchObject({ score: 3_150, streak: 3, isOver: true });
  });

  it('ends the streak and reveals the correct answer if the second answer is wrong too', () => {
    const { game, ana, answer, life, slide, me } = begin(3);
    answer('right', 'wrong');
    life(true);
    game.answer(ana, ['wrong']);
    expect(me()).toMatchObject({ streak: 0, extraLife: 'utilised', repeated: 1 });
    expect(slide()?.feedback).toMatchObject({ result: 'incorrect', reveal: { type: 'MCQ' } });
    expect(slide()?.lifeOffer).toBeNull();
    answer('wrong');
    expect(slide()?.lifeOffer).toBeNull();
    expect(me().isOver).toBe(true);
  });

  it('is kept when declined, and offered for the next missed question', () => {
    const { answer, life, slide } = begin(3);
    answer('wrong');
    life(false);
    answer('wrong');
    expect(slide()?.lifeOffer).not.toBeNull();
    expect(life(true)).toMatchObject({ ok: true });
  });

  it('is used once, however often the command is sent', () => {
    const { game, ana, answer, life, slide } = begin(3);
    answer('wrong');
    const first = slide()?.question?.id ?? '';
    life(true);
    const before = game.room;
    expect(life(true)).toEqual({ ok: true, events: [] });
    expect(life(false)).toEqual({ ok: true, events: [] });
    expect(game.open(ana)).toEqual({ ok: true, events: [] });
    expect(game.room).toBe(before);
    game.answer(ana, ['wrong']);
    expect(life(true, first)).toEqual({ ok: false, reason: 'response.OFFER_OVER' });
    answer('wrong');
    expect(life(true)).toEqual({ ok: false, reason: 'response.OFFER_OVER' });
    expect(game.seat(ana).responses).toHaveLength(3);
  });

  it('is not lost to a late command, because the next question waits for the decision or the deadline', () => {
    const { game, ana, answer, slide } = begin(3);
    answer('wrong');
    expect(game.open(ana)).toEqual({ ok: true, events: [] });
    game.wait(EXTRA_LIFE.offerMs);
    expect(game.open(ana)).toMatchObject({ ok: true, events: [{ type: 'extraLifeDeclined' }] });
    expect(slide()).toMatchObject({ index: 0, state: 'reveal', feedback: { reveal: { type: 'MCQ' } } });
    game.open(ana);
    expect(slide()).toMatchObject({ index: 1, state: 'active' });
  });

  it('can be taken within the time limit plus the network allowance', () => {
    const slow = begin(2);
    slow.answer('wrong');
    slow.game.wait(EXTRA_LIFE.offerMs + 499);
    expect(slow.life(true)).toMatchObject({ ok: true });
    const late = begin(2);
    late.answer('wrong');
    late.game.wait(EXTRA_LIFE.offerMs + 500);
    expect(late.life(true)).toEqual({ ok: false, reason: 'response.OFFER_OVER' });
    expect(late.life(false)).toMatchObject({ ok: true, events: [{ type: 'extraLifeDeclined' }] });
  });

  it('can be taken at any time without a timer', () => {
    const { game, answer, life, slide } = begin(2, { timer: 'off' });
    answer('wrong');
    expect(slide()?.lifeOffer).toEqual({ until: null });
    game.wait(600_000);
    expect(life(true)).toMatchObject({ ok: true });
  });

  it('has its clock stopped during a pause', () => {
    const { game, answer, life, slide } = begin(2);
    answer('wrong');
    game.wait(10_000);
    game.host({ type: 'pause' });
    expect(slide()?.lifeOffer).toEqual({ until: null });
    expect(life(true)).toEqual({ ok: false, reason: 'room.PAUSED' });
    game.wait(60_000);
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect(slide()?.lifeOffer).toEqual({ until: game.now + 5_000 });
    expect(life(true)).toMatchObject({ ok: true });
  });

  it('is offered after a timeout, but not after a skip or a partially correct answer', () => {
    const partly: AuthoredQuestion = {
      type: 'MSQ',
      text: 'partly',
      options: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }],
    };
    const questions = [...choices(2), partly, { type: 'OPEN', text: 'open' } as const, ...choices(1)];
    const { game, ana, slide, life } = begin(5, { timer: 'strict' }, { questions });
    game.open(ana);
    game.skip(ana);
    expect(slide()?.lifeOffer).toBeNull();
    game.open(ana);
    const questionId = slide()?.question?.id ?? '';
    game.wait(31_000);
    game.send({
      type: 'answer',
      commandId: 'late',
      playerId: ana,
      questionId,
      state: 'timedOut',
      answer: null,
      networkMs: 0,
    });
    expect(slide()?.lifeOffer).not.toBeNull();
    life(false);
    game.open(ana);
    game.answer(ana, ['a']);
    expect(slide()?.lifeOffer).toBeNull();
    game.open(ana);
    game.answer(ana, ['anything']);
    expect(slide()?.lifeOffer).toBeNull();
  });

  it('keeps the game open after the last question until the player decides', () => {
    const with_ = begin(1);
    with_.answer('wrong');
    expect(with_.me().isOver).toBe(false);
    with_.life(true);
    with_.game.answer(with_.ana, ['right']);
    expect(with_.me()).toMatchObject({ isOver: true, accuracy: 100 });
    const without = begin(1);
    without.answer('wrong');
    expect(without.life(false)).toMatchObject({
      events: [{ type: 'extraLifeDeclined' }, { type: 'playerFinished' }],
    });
    expect(without.me()).toMatchObject({ isOver: true, accuracy: 0 });
  });

  it('keeps the first answer if the second is skipped', () => {
    const { game, ana, answer, life } = begin(2);
    answer('wrong');
    life(true);
    game.skip(ana);
    expect(game.report().players[0]?.attempts[0]?.responses[0]).toMatchObject({
      state: 'attempted',
      result: 'incorrect',
      byExtraLife: false,
    });
    expect(game.view(ana).me.extraLife).toBe('utilised');
  });

  it('keeps the correct answer hidden if it is skipped and a second chance is left', () => {
    const { game, ana, answer, life, slide } = begin(2, {
      redemption: 'yes',
      isAnswerExplanationEnabled: false,
    });
    answer('wrong');
    life(true);
    game.skip(ana);
    expect(slide()?.feedback).toMatchObject({ state: 'passed', reveal: null, explanation: null });
    answer('right');
    expect(slide()?.secondChances.map(({ text }) => text)).toEqual(['Q1']);
  });

  it('replaces the first answer in statistics, summary and report', () => {
    const { game, ana, answer, life } = begin(2);
    answer('wrong');
    life(true);
    game.answer(ana, ['right']);
    answer('right');
    expect(game.hostView().questions[0]?.distribution).toMatchObject({
      answered: 1,
      correct: 1,
      unanswered: 0,
    });
    expect(game.view(ana).summary?.items[0]).toMatchObject({
      result: 'correct',
      asking: 2,
      byExtraLife: true,
    });
    expect(game.report().players[0]?.attempts[0]?.responses[0]).toMatchObject({
      result: 'correct',
      byExtraLife: true,
      before: [{ type: 'MCQ' }],
    });
    expect(game.replayed()).toEqual(game.room);
  });

  it('leaves a second chance only if its answer was wrong', () => {
    const { game, ana, answer, life, slide } = begin(3, {
      redemption: 'yes',
      isAnswerExplanationEnabled: false,
    });
    answer('wrong');
    life(true);
    game.answer(ana, ['right']);
    answer('right', 'wrong');
    expect(slide()?.secondChances.map(({ text }) => text)).toEqual(['Q3']);
    const lost = begin(2, { redemption: 'yes', isAnswerExplanationEnabled: false });
    lost.answer('wrong');
    lost.life(true);
    lost.game.answer(lost.ana, ['wrong']);
    expect(lost.slide()?.feedback).toMatchObject({ reveal: null });
    lost.answer('right');
    expect(lost.slide()?.secondChances.map(({ text }) => text)).toEqual(['Q1']);
    lost.game.open(lost.ana, 'Q1');
    expect(lost.slide()).toMatchObject({ asking: 3, byExtraLife: false });
    lost.game.answer(lost.ana, ['right']);
    expect(lost.me()).toMatchObject({ isOver: true, accuracy: 100, answered: 2, repeated: 2 });
  });

  it('is decided before second chances', () => {
    const { game, ana, answer, life, slide } = begin(1, {
      redemption: 'yes',
      isAnswerExplanationEnabled: false,
    });
    answer('wrong');
    expect(slide()).toMatchObject({ secondChances: [] });
    expect(slide()?.lifeOffer).not.toBeNull();
    life(false);
    expect(game.view(ana).me.isOver).toBe(false);
    expect(slide()?.secondChances).toHaveLength(1);
    expect(slide()?.feedback?.reveal).toBeNull();
  });

  it('is available once per attempt', () => {
    const { game, ana, answer, life, me, slide } = begin(1);
    answer('wrong');
    life(true);
    game.answer(ana, ['wrong']);
    game.send({ type: 'startAttempt', playerId: ana });
    expect(me().extraLife).toBe('available');
    answer('wrong');
    expect(slide()?.lifeOffer).not.toBeNull();
  });

  it('is gone when the game ends', () => {
    const ended = begin(2);
    ended.answer('wrong');
    ended.game.host({ type: 'end' });
    expect(ended.slide()).toMatchObject({ lifeOffer: null, feedback: { reveal: { type: 'MCQ' } } });
    const finished = begin(2);
    finished.answer('wrong');
    finished.game.send({ type: 'finish', playerId: finished.ana });
    expect(finished.slide()?.lifeOffer).toBeNull();
    expect(finished.life(true)).toEqual({ ok: false, reason: 'player.ALREADY_OVER' });
  });

  it.each([
    ['the option is off', { extraLife: 'disabled' }, 'normal'],
    ['the game shows no results', { showAnswers: 'never' }, 'normal'],
    ['a test shows no results', {}, 'test'],
    ['missed questions come back anyway', {}, 'mastery_mode'],
    ['an assessment shows no results', {}, 'common_assessment'],
  ] as const)('is not offered when %s', (_, options, type) => {
    const { answer, slide, me } = begin(2, options, { type });
    answer('wrong');
    expect(slide()?.lifeOffer).toBeNull();
    expect(me().extraLife).toBeNull();
  });

  it('is offered in tests with results, and in teams', () => {
    for (const type of ['test', 'team'] as const) {
      const { answer, slide } = begin(2, { showAnswers: 'partial' }, { type });
      answer('wrong');
      expect(slide()?.lifeOffer).not.toBeNull();
    }
  });

  it('is not offered to bots', () => {
    const played = new Game({ questions: choices(3), options: { extraLife: 'enabled', timer: 'off' } });
    played.host({ type: 'rehearse', robots: 1, accuracy: 0 });
    played.start();
    const robot = () => played.room.seats.flat()[0];
    for (let second = 0; second < 300 && !robot()?.isOver; second += 1) {
      played.wait(1_000);
      for (const move of dueBotCommands(played.room, played.now, RULES)) played.send(move);
    }
    expect(robot()).toMatchObject({ isOver: true, repeated: 0 });
  });
});

it.each([
  ['offered', null],
  ['taken', true],
] as const)(
  'the key stays hidden while expired time may still be extended, with the extra life %s',
  (_, use) => {
    const game = new Game({
      questions: choices(1),
      playMode: 'async',
      options: { extraLife: 'enabled', timer: 'off' },
    });
    const [ana, ben] = [game.join('Ana'), game.join('Ben')];
    const until = game.room.expiresAt + 60_000;
    game.host({ type: 'allowUntil', playerId: ana, until });
    game.open(ben);
    game.answer(ben, ['wrong']);
    const questionId = game.room.questions[0]?.question.id ?? '';
    if (use) game.send({ type: 'extraLife', playerId: ben, questionId, use });
    expect(game.seat(ben).open === null).toBe(!use);
    game.now = game.room.expiresAt;
    game.send({ type: 'deadline' });
    expect(game.view(ben)).toMatchObject({
      me: { isOver: true },
      slide: { feedback: { reveal: null, explanation: null } },
    });
    expect(game.view(ben).summary?.items[0]).toMatchObject({ reveal: null, explanation: null });
    game.host({ type: 'allowUntil', playerId: ben, until });
    expect(game.view(ben).slide).toMatchObject(
      use ? { state: 'active', byExtraLife: true } : { lifeOffer: { until: null } },
    );
  },
);
