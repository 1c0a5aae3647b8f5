import { describe, expect, it } from 'vitest';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { begin } from '#core/features/powerups/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';

describe('double jeopardy', () => {
  it('doubles the points of one correct answer', () => {
    const { game, ana } = begin();
    game.giveAndUse(ana, 'doubleJeopardy');
    game.plays(ana, 'right');
    expect(game.score(ana)).toBe(2_000);
    expect(game.view(ana).slide?.feedback?.breakup).toEqual({
      base: 600,
      timer: 400,
      streak: 0,
      extra: 1_000,
      total: 2_000,
    });
    expect(game.view(ana).slide?.powerups?.points).toEqual([{ powerup: 'doubleJeopardy', points: 1_000 }]);
    game.plays(ana, 'right');
    expect(game.score(ana)).toBe(3_100);
  });

  it('takes 600 for a wrong or skipped answer, but at most what is there', () => {
    const { game, ana } = begin();
    game.plays(ana, 'right');
    game.giveAndUse(ana, 'doubleJeopardy');
    game.plays(ana, 'wrong');
    expect(game.score(ana)).toBe(400);
    game.giveAndUse(ana, 'doubleJeopardy');
    game.open(ana);
    game.skip(ana);
    expect(game.score(ana)).toBe(0);
    expect(game.made(ana)).toMatchObject([{ points: -400 }]);
  });

  it('ends with a partially correct answer without changing it', () => {
    const { game, ana } = begin({
      questions: [
        {
          type: 'MSQ',
          text: 'partly',
          options: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }],
        },
        ...guesses(4),
      ],
    });
    game.giveAndUse(ana, 'doubleJeopardy');
    game.plays(ana, 'a', 'right');
    expect(game.score(ana)).toBe(300 + 1_000);
  });

  it('takes nothing for postponed questions that were never answered', () => {
    const { game, ana } = begin({ options: { timer: 'off' } });
    game.plays(ana, 'right', 'right');
    for (let n = 0; n < 3; n += 1) {
      game.open(ana);
      const questionId = game.view(ana).slide?.question?.id ?? '';
      game.send({
        type: 'answerLater',
        playerId: ana,
        questionId,
        draft: null,
        commandId: game.commandId(),
      });
    }
    game.giveAndUse(ana, 'doubleJeopardy');
    game.end();
    expect(game.score(ana)).toBe(1_250);
  });
});

describe('2x', () => {
  it('waits for the next correct answer', () => {
    const { game, ana } = begin();
    game.giveAndUse(ana, 'double');
    game.plays(ana, 'wrong', 'right', 'right');
    expect(game.seat(ana).responses.map(({ breakup }) => breakup.total)).toEqual([0, 2_000, 1_100]);
    expect(game.belt(ana).effects).toEqual([]);
  });

  it('combines with other multipliers up to 3x, and each is credited with what it adds', () => {
    const { game, ana } = begin({ options: { timer: 'off' } });
    game.open(ana);
    for (const powerup of ['double', 'supersonic', 'doubleJeopardy'] as const) game.giveAndUse(ana, powerup);
    game.answer(ana, ['right']);
    expect(game.made(ana)).toMatchObject([
      { powerup: 'double', points: 600 },
      { powerup: 'supersonic', points: 600 },
    ]);
    expect(game.score(ana)).toBe(1_800);
  });
});

describe('immunity', () => {
  it('marks a wrong answer and allows another try with the time left', () => {
    const { game, ana } = begin();
    game.plays(ana, 'right');
    game.open(ana);
    game.giveAndUse(ana, 'immunity');
    const { deadline } = game.view(ana).slide ?? {};
    game.wait(13_000);
    game.answer(ana, ['wrong']);
    const { slide, me } = game.view(ana);
    expect(slide).toMatchObject({ state: 'active', deadline, feedback: null });
    expect(slide?.powerups?.spared).toMatchObject({ type: 'MCQ' });
    expect(me).toMatchObject({ score: 1_000, streak: 1, answered: 1 });
    game.answer(ana, ['right']);
    // 15 of 30 s are left, and it is the second correct answer in a row.
    expect(game.seat(ana).responses.at(-1)?.breakup).toEqual({
      base: 600,
      timer: 200,
      streak: 100,
      total: 900,
    });
  });

  it('spares only one answer', () => {
    const { game, ana } = begin();
    game.open(ana);
    game.giveAndUse(ana, 'immunity');
    game.answer(ana, ['wrong']);
    game.answer(ana, ['false']);
    expect(game.seat(ana).responses).toMatchObject([{ result: 'incorrect' }]);
    game.plays(ana, 'wrong');
    expect(game.seat(ana).responses).toHaveLength(2);
  });

  it('ends with a correct answer and does not spare a skip', () => {
    const { game, ana } = begin();
    game.open(ana);
    game.giveAndUse(ana, 'immunity');
    game.answer(ana, ['right']);
    game.plays(ana, 'wrong');
    expect(game.seat(ana).responses).toHaveLength(2);
    game.open(ana);
    game.giveAndUse(ana, 'immunity');
    game.skip(ana);
    expect(game.seat(ana).responses).toHaveLength(3);
  });
});

describe('time freeze', () => {
  it("stops the question's clock and keeps the time bonus", () => {
    const { game, ana } = begin({ options: { timer: 'strict' } });
    game.open(ana);
    game.wait(4_000);
    game.giveAndUse(ana, 'timeFreeze');
    expect(game.view(ana).slide).toMatchObject({ deadline: null, powerups: { stoppedAt: game.now } });
    game.wait(60_000);
    game.answer(ana, ['right']);
    // 6 of 30 s had passed.
    expect(game.seat(ana).responses[0]).toMatchObject({ timeMs: 6_000, breakup: { timer: 320 } });
    game.open(ana);
    expect(game.view(ana).slide).toMatchObject({ deadline: game.now + 30_000, powerups: null });
  });

  it('lasts until the response, even if the question is postponed', () => {
    const { game, ana } = begin({ questions: guesses(2) });
    game.open(ana);
    game.wait(4_000);
    game.giveAndUse(ana, 'timeFreeze');
    game.wait(60_000);
    game.send({
      type: 'answerLater',
      playerId: ana,
      questionId: game.view(ana).slide?.question?.id ?? '',
      draft: null,
      commandId: 'later',
    });
    game.plays(ana, 'right');
    game.wait(7_000);
    game.open(ana);
    expect(game.view(ana).slide).toMatchObject({ deadline: null, powerups: { stoppedAt: game.now } });
    game.wait(50_000);
    game.answer(ana, ['right']);
    expect(game.seat(ana).responses[1]).toMatchObject({ timeMs: 6_000, breakup: { timer: 0 } });
  });

  it('does not stop the clock of a postponed question whose answer arrives late', () => {
    const { game, ana } = begin();
    const card = game.give(ana, 'timeFreeze');
    game.open(ana);
    game.wait(12_000);
    const { question } = game.view(ana).slide ?? {};
    const right =
      question?.type === 'MCQ' ? question.options.find(({ text }) => text === 'right') : undefined;
    const left = { playerId: ana, questionId: question?.id ?? '' };
    game.send({ type: 'answerLater', ...left, draft: null, commandId: 'later' });
    game.open(ana);
    game.use(ana, card);
    game.wait(60_000);
    game.send({
      type: 'answer',
      ...left,
      state: 'attempted',
      answer: { type: 'MCQ', optionId: right?.id ?? '' },
      networkMs: 0,
      commandId: 'crossing',
    });
    expect(game.seat(ana).responses[0]).toMatchObject({
      q: 0,
      timeMs: 72_000,
      breakup: { base: 600, timer: 0 },
    });
  });

  it('is kept when no clock is running', () => {
    const { game, ana } = begin();
    game.open(ana);
    game.wait(31_000);
    expect(game.giveAndUse(ana, 'timeFreeze')).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
    const off = begin({ options: { timer: 'off' } });
    expect(() => off.game.give(off.ana, 'timeFreeze')).toThrow('powerup.NOT_USABLE');
  });
});

describe('streak saver', () => {
  it('keeps the streak through the next miss', () => {
    const { game, ana } = begin();
    game.plays(ana, 'right', 'right', 'right');
    game.giveAndUse(ana, 'streakSaver');
    game.plays(ana, 'wrong');
    expect(game.view(ana).me.streak).toBe(3);
    game.plays(ana, 'right');
    expect(game.seat(ana).responses.at(-1)?.breakup.streak).toBe(200);
    game.plays(ana, 'wrong');
    expect(game.view(ana).me.streak).toBe(0);
  });

  it('keeps the streak when time runs out', () => {
    const { game, ana } = begin({ options: { timer: 'strict' } });
    game.plays(ana, 'right', 'right');
    game.giveAndUse(ana, 'streakSaver');
    game.open(ana);
    game.wait(31_000);
    game.send({
      type: 'answer',
      commandId: 'late',
      playerId: ana,
      questionId: game.view(ana).slide?.question?.id ?? '',
      state: 'timedOut',
      answer: null,
      networkMs: 0,
    });
    expect(game.view(ana).me.streak).toBe(2);
  });
});

describe('supersonic and power play', () => {
  it('supersonic multiplies points by 1.5 for 20 s', () => {
    const { game, ana } = begin({ options: { timer: 'off' } });
    game.boost(ana, 'supersonic');
    expect(game.belt(ana).effects).toMatchObject([{ powerup: 'supersonic', until: game.now + 20_000 }]);
    game.plays(ana, 'right');
    game.open(ana);
    game.wait(19_999);
    game.plays(ana, 'right');
    game.open(ana);
    game.wait(1);
    game.plays(ana, 'right');
    expect(game.seat(ana).responses.map(({ breakup }) => breakup.total)).toEqual([900, 980, 650]);
  });

  it('power play multiplies points by 1.5 for everyone who is playing, for 25 s each', () => {
    const { game, ana, ben, cy } = begin({ players: ['Ana', 'Ben', 'Cy'] });
    game.send({ type: 'finish', playerId: cy });
    game.boost(ana, 'powerPlay');
    const late = game.join('Late');
    const times = (player: string) => game.belt(player).effects;
    expect(times(ana)).toMatchObject([{ powerup: 'powerPlay', by: null, until: game.now + 25_000 }]);
    expect(times(ben)).toMatchObject([
      { powerup: 'powerPlay', by: { name: 'Ana' }, until: null, left: 25_000 },
    ]);
    expect([...times(cy), ...times(late)]).toEqual([]);
    for (const player of [ana, ben, late]) game.plays(player, 'right');
    expect([ana, ben, late].map((player) => game.score(player))).toEqual([1_500, 1_500, 1_000]);
    // Both have answered at once, so that none of their time has passed.
    game.wait(3_600_000);
    for (const player of [ana, ben]) expect(times(player)).toMatchObject([{ until: null, left: 25_000 }]);
    game.open(ben);
    game.wait(25_000);
    game.plays(ben, 'right');
    expect(game.made(ben)).toBeUndefined();
    expect(times(ben)).toEqual([]);
    expect(times(ana)).toHaveLength(1);
    expect(game.view(ana).room.powerupEffects).toEqual([]);
  });

  it('both round their changes to 10', () => {
    const { game, ana } = begin({ options: { timer: 'off' } });
    game.plays(ana, 'right');
    game.boost(ana, 'supersonic');
    game.plays(ana, 'right');
    // 650 times 1.5 is 975.
    expect(game.seat(ana).responses[1]?.breakup.total).toBe(980);
  });
});

describe('glitch', () => {
  it('appears to the whole room for 10 s and changes nothing else', () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'] });
    game.giveAndUse(ana, 'glitch');
    expect(game.view(ben).room.powerupEffects).toMatchObject([
      { powerup: 'glitch', until: game.now + 10_000 },
    ]);
    game.plays(ben, 'right');
    expect(game.score(ben)).toBe(1_000);
  });
});

it('an avalanche exists only on Mystic Peak', () => {
  const { game, ana } = begin();
  expect(() => game.give(ana, 'avalanche')).toThrow('powerup.NOT_USABLE');
  expect(POWERUP_IDS).toHaveLength(19);
});
