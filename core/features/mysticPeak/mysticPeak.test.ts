import { describe, expect, it } from 'vitest';
import { marksOf } from '#core/authority/engine/featureMarks.ts';
import { receiptSlide } from '#core/authority/index.ts';
import { campsOf } from '#core/features/mysticPeak/authorityCamps.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';
import { guesses } from '#core/testing/guesses.ts';

const RIGHT = ['right'];

function wrongOf(game: PeakGame, player: string): readonly string[] {
  const { question } = game.view(player).slide ?? {};
  if (!question || !('options' in question)) throw new Error('no options');
  const wrong = question.options.find(({ text }) => text !== 'right');
  return [wrong?.text ?? ''];
}

function begin(names: readonly string[] = ['Mia'], count = 13) {
  const game = new PeakGame(names, { questions: guesses(count) });
  const [mia = ''] = game.players;
  const right = () => game.answer(mia, RIGHT);
  const wrong = () => game.answer(mia, wrongOf(game, mia));
  const score = () => game.seat(mia).score;
  const height = () => game.climb(mia).height;
  return { game, mia, right, wrong, score, height };
}

describe('a climb', () => {
  it('says in the receipt of an answer what its points are for', () => {
    const { game, mia, right, wrong } = begin();
    const climbed = () => receiptSlide(game.room, 0)?.climbed;
    game.toQuestion(mia, 'LEADER');
    expect(climbed()).toBeNull();
    right();
    expect(climbed()).toEqual({ way: 'LEADER', go: 400 });
    expect(game.view(mia).slide?.climbed).toEqual(climbed());
    game.toQuestion(mia);
    wrong();
    expect(climbed()).toEqual({ way: 'LEADER', go: 0 });
  });

  it('matches the worked example', () => {
    const { game, mia, right, wrong, score, height } = begin();
    expect(campsOf(game.room).sizes).toEqual([5, 4, 4]);
    expect(game.on(mia)).toBe('pathFinder');
    expect(game.path(mia, 'LEADER')).toMatchObject({ ok: true });
    expect(game.on(mia)).toBe(1);
    right();
    expect([score(), height()]).toEqual([1_300, 66]);
    expect(game.on(mia)).toBe(2);
    wrong();
    expect(score()).toBe(1_000);
    expect(game.on(mia)).toBe('obstacle');
    expect(game.obstacle(mia)).toMatchObject({ difficulty: 'easy', played: null });
    game.leave(mia, 'obstacle');
    expect(game.on(mia)).toBe(3);
    right();
    expect(game.on(mia)).toBe(4);
    game.skip(mia);
    expect(game.on(mia)).toBe(5);
    right();
    expect([score(), height()]).toEqual([3_600, 200]);
    expect(game.on(mia)).toBe(2);
    right();
    expect(score()).toBe(4_700);
    expect(game.on(mia)).toBe(4);
    right();
    expect([score(), height()]).toEqual([5_800, 333]);
    expect(game.on(mia)).toBe('levelUp');
    game.leave(mia, 'levelUp');
    expect(game.on(mia)).toBe('pathFinder');
    game.path(mia, 'PIONEER');
    expect(game.on(mia)).toBe(6);
    right();
    expect(game.on(mia)).toBe(7);
    wrong();
    expect(score()).toBe(6_800);
    expect(game.on(mia)).toBe('powerupSelection');
    expect(game.stop(mia)).toMatchObject({ offers: expect.arrayContaining(['fiftyFifty', 'eraser']) });
    game.take(mia);
    expect(game.view(mia).me.belt?.slots.filter(Boolean)).toHaveLength(1);
    expect(game.on(mia)).toBe(8);
    right();
    expect(game.on(mia)).toBe(9);
    right();
    expect(game.on(mia)).toBe(7);
    wrong();
    expect(score()).toBe(9_400);
    expect(game.on(mia)).toBe(7);
    expect(game.view(mia).slide).toMatchObject({ passing: 'behind', asking: 3 });
    game.skip(mia);
    expect([game.climb(mia).passed, height()]).toEqual([[6], 666]);
    expect(game.on(mia)).toBe('levelUp');
    game.leave(mia, 'levelUp');
    expect(game.on(mia)).toBe('pathFinder');
    expect(game.path(mia, 'PIONEER')).toEqual({ ok: false, reason: 'peak.PATH_RESTS' });
    game.path(mia, 'TREKKER');
    for (const q of [10, 11, 12, 13]) {
      expect(game.on(mia)).toBe(q);
      right();
    }
    expect([score(), height()]).toEqual([13_400, 1_000]);
    expect(game.on(mia)).toBe('levelUp');
    game.leave(mia, 'levelUp');
    expect(game.on(mia)).toBe('summit');
    expect(game.stop(mia)).toMatchObject({ ridge: 1 });
    game.path(mia, 'RIDGE');
    expect(game.on(mia)).toBe(7);
    right();
    expect([score(), game.seat(mia).isOver]).toEqual([13_400, true]);
    expect(game.view(mia).me.climb).toMatchObject({ mastered: true, flagAt: expect.any(Number) });
    expect(game.replayed()).toEqual(game.room);
  });

  it('hides the key of a question that will be asked again, and reveals it once the question is left behind', () => {
    const { game, mia, wrong } = begin();
    game.toQuestion(mia);
    wrong();
    expect(game.view(mia).slide).toMatchObject({
      feedback: { result: 'incorrect', reveal: null, comesAgain: true },
    });
    for (const _ of [1, 2, 3, 4]) {
      game.toQuestion(mia);
      game.answer(mia, RIGHT);
    }
    game.toQuestion(mia);
    wrong();
    game.toQuestion(mia);
    game.skip(mia);
    expect(game.view(mia).slide?.feedback?.reveal).not.toBeNull();
  });

  it('never postpones a question beyond the end of its camp', () => {
    const { game, mia } = begin();
    game.on(mia);
    game.path(mia, 'TREKKER');
    game.on(mia);
    const { slide } = game.view(mia);
    expect(slide).toMatchObject({ index: 0, mayPostpone: false });
    const questionId = slide?.question?.id ?? '';
    const left = { type: 'answerLater', playerId: mia, questionId, draft: null } as const;
    expect(game.send({ ...left, commandId: game.commandId() })).toMatchObject({ ok: false });
  });

  it('lets a question be skipped twice, but never if it is the only one left', () => {
    const { game, mia, right } = begin(['Mia'], 4);
    game.toQuestion(mia);
    expect(game.view(mia).slide?.passing).toBe('later');
    expect(game.skip(mia)).toMatchObject({ ok: true });
    for (const _ of [1, 2, 3]) {
      game.toQuestion(mia);
      right();
    }
    expect(game.toQuestion(mia)).toBe(1);
    expect(game.view(mia).slide?.passing).toBeNull();
    expect(game.skip(mia)).toEqual({ ok: false, reason: 'response.NOTHING_ELSE_LEFT' });
  });

  it('tells how much of an answer was correct, and starts the next try with it', () => {
    const items = ['one', 'two', 'three', 'four'].map((text) => ({ text }));
    const order = { type: 'REORDER', text: 'Count.', items } as const;
    const game = new PeakGame(['Mia'], { questions: [order], options: { breakRooms: 'no' } });
    const [mia = ''] = game.players;
    const slide = () => game.view(mia).slide;
    game.toQuestion(mia);
    expect(slide()).toMatchObject({ begun: null, passing: null });
    game.answer(mia, ['two', 'one', 'three', 'four']);
    const { answer } = slide() ?? {};
    const parts = { right: 2, of: 3 };
    expect(slide()?.feedback).toMatchObject({ result: 'partial', comesAgain: true, reveal: null, parts });
    game.toQuestion(mia);
    expect(slide()).toMatchObject({ begun: answer, answered: false, answer: null });
    // Nothing is left of an answer that was all wrong.
    game.answer(mia, ['four', 'three', 'two', 'one']);
    game.toQuestion(mia);
    expect(slide()).toMatchObject({ begun: null, passing: 'behind' });
  });

  it('ends each stop when its time is up', () => {
    const { game, mia, right } = begin();
    game.on(mia);
    game.wait(60_000);
    expect(game.climb(mia)).toMatchObject({ role: 'TREKKER', stop: null });
    for (const _ of [1, 2, 3, 4, 5]) {
      game.toQuestion(mia);
      right();
    }
    expect(game.on(mia)).toBe('levelUp');
    game.wait(39_999);
    expect(game.on(mia)).toBe('levelUp');
    game.wait(1);
    expect(game.on(mia)).toBe('pathFinder');
    expect(game.on(mia)).toBe('pathFinder');
    game.wait(40_000);
    expect(game.on(mia)).toBe(6);
  });

  it('ends an obstacle only after the network allowance for a move made in time', () => {
    const { game, mia, wrong } = begin();
    game.toQuestion(mia);
    wrong();
    expect(game.on(mia)).toBe('obstacle');
    game.begin(mia, 'still');
    const until = game.obstacle(mia).played?.until ?? 0;
    game.wait(until - game.now + ROOM_TIMING.networkAllowanceMs - 1);
    expect(game.obstacle(mia).result).toBeNull();
    game.wait(1);
    expect(game.obstacle(mia).result).toBe('TIME_UP');
  });

  it('offers no role in a camp that began without stops, even if stops are switched on later', () => {
    const { game, mia, right } = begin();
    const stops = (breakRooms: 'yes' | 'no') => game.host({ type: 'changeOptions', options: { breakRooms } });
    stops('no');
    expect(game.on(mia)).toBe(1);
    stops('yes');
    expect(game.view(mia).me.climb?.due).toEqual([]);
    for (const question of [2, 3, 4, 5]) {
      right();
      expect(game.on(mia)).toBe(question);
    }
    right();
    expect(game.on(mia)).toBe('levelUp');
    expect(game.climb(mia).past).toMatchObject([{ role: 'TREKKER' }]);
  });

  it('opens no power-up selection while the belt is full', () => {
    const { game, mia, right, wrong } = begin(['Mia', 'Ben']);
    game.toQuestion(mia);
    wrong();
    expect(game.on(mia)).toBe('obstacle');
    for (const _ of [1, 2]) {
      game.toQuestion(mia);
      right();
    }
    game.toQuestion(mia);
    wrong();
    expect(game.view(mia).me.climb?.due).toEqual(['powerupSelection']);
    for (const _ of [1, 2, 3]) game.host({ type: 'awardPowerup', powerup: 'immunity', playerIds: [mia] });
    expect(game.view(mia).me.climb?.due).toEqual([]);
    expect(typeof game.on(mia)).toBe('number');
  });

  it('has only Trekkers and no stops with break rooms off', () => {
    const game = new PeakGame(['Mia'], { questions: guesses(9), options: { breakRooms: 'no' } });
    const [mia = ''] = game.players;
    for (let q = 1; q <= 9; q += 1) {
      expect(game.on(mia)).toBe(q);
      game.answer(mia, RIGHT);
    }
    expect(game.seat(mia)).toMatchObject({ isOver: true, score: 9_000 });
    expect(game.climb(mia)).toMatchObject({ height: 1_000, flagAt: expect.any(Number) });
  });

  it('lets the host pass the open question, tried or not', () => {
    const { game, mia } = begin();
    game.toQuestion(mia);
    const [questionId = '', next = ''] = game.room.questions.map(({ question }) => question.id);
    // A pass that crossed with an answer isn't meant for another question.
    expect(game.host({ type: 'givePass', playerId: mia, questionId: next })).toEqual({
      ok: false,
      reason: 'response.QUESTION_CLOSED',
    });
    expect(game.host({ type: 'givePass', playerId: mia, questionId })).toMatchObject({ ok: true });
    expect(game.climb(mia)).toMatchObject({ passed: [0], queue: [1, 2, 3, 4] });
    // Passed before any try: it was asked for the first time, which has no number.
    expect(game.seat(mia).responses).toEqual([expect.objectContaining({ q: 0, state: 'passed' })]);
    expect(game.seat(mia)).toMatchObject({ repeated: 0 });
    expect(game.seat(mia).responses[0]).not.toHaveProperty('asking');
    expect(game.host({ type: 'givePass', playerId: mia, questionId })).toEqual({
      ok: false,
      reason: 'response.QUESTION_CLOSED',
    });
    expect(game.toQuestion(mia)).toBe(2);
    expect(game.replayed()).toEqual(game.room);
  });
});

it("a climber's replay marks include roles, obstacles with their results, and camps", () => {
  const { game, mia, right, wrong } = begin();
  game.on(mia);
  game.path(mia, 'PIONEER');
  game.on(mia);
  wrong();
  game.on(mia);
  const { game: which } = game.obstacle(mia);
  game.leave(mia, 'obstacle');
  for (const _ of [2, 3, 4, 5, 1]) {
    game.toQuestion(mia);
    right();
  }
  const peaks = game.log.flatMap((event) => marksOf(event, () => mia).flatMap(({ part }) => part.peak ?? []));
  expect(peaks).toEqual([
    { type: 'way', role: 'PIONEER' },
    { type: 'obstacle', game: which, difficulty: 'easy' },
    { type: 'result', result: 'LOSE' },
    { type: 'camp', camp: 1 },
  ]);
});

describe('an avalanche', () => {
  function hold() {
    const game = new PeakGame(['Ben', 'Mia', 'Zoe'], { questions: guesses(13) });
    const [ben = '', mia = '', zoe = ''] = game.players;
    for (const player of game.players) {
      game.toQuestion(player);
      game.answer(player, RIGHT);
    }
    game.host({ type: 'awardPowerup', powerup: 'avalanche', playerIds: [ben] });
    game.wait(2_000);
    const loose = () => game.use(ben);
    return { game, ben, mia, zoe, loose };
  }

  it("warns for three seconds, then takes a tenth of the others' points from the camp", () => {
    const { game, ben, mia, zoe, loose } = hold();
    expect(loose()).toMatchObject({ ok: true });
    expect(game.view(mia).room.mountain?.avalanche).toMatchObject({ camp: 1, by: 'Ben' });
    game.wait(2_999);
    expect(game.seat(mia).score).toBe(1_000);
    game.wait(1);
    expect([ben, mia, zoe].map((player) => game.seat(player).score)).toEqual([1_000, 900, 900]);
    expect(game.climb(mia)).toMatchObject({ earned: 900, avalancheLosses: 100 });
    expect(game.replayed()).toEqual(game.room);
  });

  it('can be started once per camp, and a refused one is kept', () => {
    const { game, ben, loose } = hold();
    loose();
    game.wait(3_000);
    game.host({ type: 'awardPowerup', powerup: 'avalanche', playerIds: [ben] });
    game.wait(2_000);
    expect(loose()).toEqual({ ok: false, reason: 'powerup.MAX_ATTEMPT_EXHAUSTED' });
    expect(game.seat(ben).belt?.slots.filter(Boolean)).toHaveLength(1);
  });

  it('is kept within a minute of another one and when no one else is in the camp', () => {
    const { game, ben, mia, zoe, loose } = hold();
    game.host({ type: 'awardPowerup', powerup: 'avalanche', playerIds: [mia] });
    game.wait(2_000);
    loose();
    game.wait(3_000);
    expect(game.use(mia)).toEqual({ ok: false, reason: 'powerup.COOLDOWN_PERIOD' });
    game.wait(60_000);
    for (const player of [ben, zoe]) game.host({ type: 'remove', playerId: player });
    expect(game.use(mia)).toEqual({ ok: false, reason: 'powerup.NO_TARGET' });
    expect(game.seat(mia).belt?.slots.filter(Boolean)).toHaveLength(1);
  });
});
