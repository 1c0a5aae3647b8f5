// Figures that host, projector, and students must count alike (docs/game-rules.md, "What is counted").

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, settings, steps } from '#core/testing/arbitraryPlay.ts';
import { isAnswerable } from '#core/authority/answerable.ts';
import { countedResponses } from '#core/authority/countedResponses.ts';
import { Game } from '#core/testing/game.ts';
import { reachedQuestion, rightPercent } from '#core/views/figures.ts';
import { wasClosed } from '#core/views/scene.ts';

const MCQ = {
  type: 'MCQ',
  text: 'A prime?',
  options: [{ text: '4' }, { text: '7', correct: true }],
  timeSeconds: 30,
} as const;

/** Four players in front of an open slide. */
function classOfFour() {
  const game = new Game({ type: 'tp', questions: [MCQ, MCQ] });
  const players = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => game.join(name));
  game.start();
  return { game, players };
}

/** Sends what an idle player's device sends at zero. */
function timesOut(game: Game, playerId: string): void {
  const question = game.room.questions[game.currentQuestion(playerId)]?.question;
  game.send({
    type: 'answer',
    commandId: game.commandId(),
    playerId,
    questionId: question?.id ?? '',
    state: 'timedOut',
    answer: null,
    networkMs: 0,
  });
}

it('a skipped question stays unanswered through later attempts until one answers it', () => {
  const game = new Game({ type: 'normal', questions: [MCQ, MCQ], options: { limitAttempts: 3 } });
  const ana = game.join('Ana');
  game.start();
  const skip = () => {
    game.open(ana);
    const questionId = game.view(ana).slide?.question?.id ?? '';
    game.send({ type: 'skip', commandId: game.commandId(), playerId: ana, questionId });
  };
  const counted = () =>
    game.hostView().questions.map(({ distribution }) => [distribution.answered, distribution.unanswered]);
  skip();
  skip();
  expect(counted()).toEqual([
    [0, 1],
    [0, 1],
  ]);
  game.send({ type: 'startAttempt', playerId: ana });
  game.open(ana);
  game.answer(ana, ['7']);
  expect(counted()).toEqual([
    [1, 0],
    [0, 1],
  ]);
  skip();
  game.send({ type: 'startAttempt', playerId: ana });
  skip();
  expect(counted()).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

describe('a teacher-paced question', () => {
  it('counts everyone as unanswered when no one touched it', () => {
    const { game, players } = classOfFour();
    game.now += 30_000;
    for (const player of players) timesOut(game, player);
    expect(game.room.slide?.state).toBe('reveal');
    const none = { answered: 0, unanswered: 4, correct: 0, partial: 0 };
    expect(game.hostView().slide).toMatchObject({ answered: 0, expected: 4 });
    expect(game.hostView().questions[0]?.distribution).toMatchObject(none);
    expect(game.projector().slide).toMatchObject({ answered: 0, expected: 4, distribution: none });
    expect(game.view(players[0] ?? '').slide?.distribution).toMatchObject(none);
  });

  it("is 25% correct when one of four players gets it right, as in the rules' example", () => {
    const { game, players } = classOfFour();
    game.answer(players[0] ?? '', ['7']);
    game.send({ type: 'drop', playerId: players[3] ?? '' });
    expect(game.hostView().slide).toMatchObject({ answered: 1, expected: 4 });
    game.now += 30_000;
    for (const player of players.slice(1, 3)) timesOut(game, player);
    const row = game.hostView().questions[0];
    if (!row) throw new Error('no row');
    expect(row.distribution).toMatchObject({ answered: 1, unanswered: 3, correct: 1 });
    expect(reachedQuestion(row.distribution)).toBe(4);
    expect(rightPercent(row.question, row.distribution)).toBe(25);
    expect(game.projector().slide).toMatchObject({ answered: 1, expected: 4 });
  });

  it('expects everyone who has it, including players who are away or join while it is open, but not removed or later ones', () => {
    const { game, players } = classOfFour();
    const slide = () => {
      const { answered, expected } = game.hostView().slide ?? {};
      return [answered, expected];
    };
    game.send({ type: 'drop', playerId: players[0] ?? '' });
    expect(slide()).toEqual([0, 4]);
    game.join('Eve');
    expect(slide()).toEqual([0, 5]);
    game.host({ type: 'remove', playerId: players[1] ?? '' });
    expect(slide()).toEqual([0, 4]);
    game.answer(players[2] ?? '', ['4']);
    game.host({ type: 'remove', playerId: players[2] ?? '' });
    expect(slide()).toEqual([1, 4]);
    game.host({ type: 'next' });
    game.wait(500);
    expect(game.room.slide?.state).toBe('reveal');
    game.join('Fay');
    expect(slide()).toEqual([1, 4]);
  });

  it('shows the projector how many did not answer, even when the correct answer stays hidden', () => {
    const game = new Game({ type: 'tp', questions: [MCQ], options: { showAnswers: 'partial' } });
    const ana = game.join('Ana');
    game.join('Ben');
    game.start();
    game.answer(ana, ['7']);
    game.host({ type: 'next' });
    game.wait(500);
    expect(game.projector().slide?.distribution).toMatchObject({ answered: 1, unanswered: 1, correct: 0 });
  });

  it('is counted when the game ends while it is open', () => {
    const { game, players } = classOfFour();
    const [ana = '', ben = ''] = players;
    game.now += 5_000;
    game.answer(ana, ['7']);
    game.host({ type: 'pause' });
    game.now += 60_000;
    game.host({ type: 'end' });
    expect(game.room.state).toBe('stopped');
    expect(game.view(ana).summary).toMatchObject({ totalCorrect: 1, unanswered: 0, notPlayed: 1 });
    expect(game.view(ana).summary?.score).toBeGreaterThan(0);
    expect(game.view(ben).summary).toMatchObject({ incorrect: 0, unanswered: 1, notPlayed: 1 });
    expect(game.seat(ben).timeMs).toBe(5_000);
    expect(game.replayed()).toEqual(game.room);
  });
});

describe('a room closed before its game starts', () => {
  it('is archived and shows its players no game', () => {
    const game = new Game({ type: 'tp', questions: [MCQ] });
    const ana = game.join('Ana');
    expect(wasClosed(game.view(ana))).toBe(false);
    game.host({ type: 'end' });
    expect(game.room.state).toBe('archived');
    expect(wasClosed(game.view(ana))).toBe(true);
    expect(game.view(ana).summary).toBeNull();
    expect(game.projector().board).toBeNull();
  });

  it('is not the same as a room ended midway', () => {
    const { game, players } = classOfFour();
    game.host({ type: 'end' });
    expect(game.room.state).toBe('stopped');
    expect(players.map((player) => wasClosed(game.view(player)))).toEqual([false, false, false, false]);
  });
});

describe("a student's summary", () => {
  it('counts each question once: correct, incorrect, unanswered, or not played', () => {
    const game = new Game({ questions: [MCQ, MCQ, MCQ, MCQ, MCQ], options: { timer: 'strict' } });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.answer(ana, ['7']);
    game.open(ana);
    game.answer(ana, ['4']);
    game.open(ana);
    game.now += 30_000;
    timesOut(game, ana);
    game.open(ana);
    const standing = game.room.questions[game.currentQuestion(ana)]?.question.id ?? '';
    game.send({ type: 'skip', commandId: game.commandId(), playerId: ana, questionId: standing });
    game.send({ type: 'finish', playerId: ana });
    const counts = { totalCorrect: 1, partial: 0, incorrect: 1, unanswered: 2, notPlayed: 1 };
    expect(game.view(ana).summary).toMatchObject(counts);
  });

  it('leaves polls out of the questions that could be right', () => {
    const poll = { type: 'MCQ', text: 'Red?', options: [{ text: 'yes' }, { text: 'no' }] } as const;
    const game = new Game({ questions: [MCQ, poll, MCQ, poll] });
    const ana = game.join('Ana');
    game.start();
    for (const texts of [['7'], ['yes'], null, null]) {
      game.open(ana);
      if (texts) game.answer(ana, texts);
      else {
        const questionId = game.room.questions[game.currentQuestion(ana)]?.question.id ?? '';
        game.send({ type: 'skip', commandId: game.commandId(), playerId: ana, questionId });
      }
    }
    expect(game.view(ana).summary).toMatchObject({
      totalCorrect: 1,
      unjudged: 1,
      unanswered: 2,
      couldBeRight: 2,
      notPlayed: 0,
    });
  });

  it("adds up to the host's figures, in any play", () => {
    fc.assert(
      fc.property(settings, steps, (setting, list) => {
        // The host's figures hold the last answers of all attempts (the host may allow one student more), a
        // summary those of one attempt, and removed players have no summary.
        const game = play({ ...setting, options: { ...setting.options, limitAttempts: 1 } }, list, () => {});
        game.end();
        const seats = game.room.seats.flat();
        if (seats.some(({ deleted, attempt }) => deleted || attempt > 1)) return;
        const rows = game.hostView().questions.map(({ distribution }) => distribution);
        const asked = rows.filter((_, q) => isAnswerable(game.room, q));
        const sum = (field: 'answered' | 'unanswered' | 'correct' | 'partial'): number =>
          asked.reduce((total, row) => total + row[field], 0);
        const total = { correct: 0, partial: 0, unanswered: 0, answered: 0 };
        for (const { id } of seats) {
          const { summary } = game.view(id);
          if (!summary) continue;
          total.correct += summary.totalCorrect;
          total.partial += summary.partial;
          total.unanswered += summary.unanswered;
          const counting = [...countedResponses(game.seat(id).responses).values()];
          total.answered += counting.filter(
            ({ q, answer }) => answer !== null && isAnswerable(game.room, q),
          ).length;
        }
        expect(total).toEqual({
          correct: sum('correct'),
          partial: sum('partial'),
          unanswered: sum('unanswered'),
          answered: sum('answered'),
        });
        const { slide } = game.room;
        if (slide) {
          const shown = game.hostView().slide;
          const row = rows[slide.index];
          expect([shown?.answered, shown?.expected]).toEqual([row?.answered, row && reachedQuestion(row)]);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("one player's figures", () => {
  const POLL = { type: 'MCQ', text: 'Which color?', options: [{ text: 'red' }, { text: 'blue' }] } as const;

  it("are the same for student and teacher, as in the rules' example", () => {
    const game = new Game({
      type: 'normal',
      questions: [MCQ, MCQ, MCQ, POLL],
      options: { timer: 'classic' },
    });
    const ana = game.join('Ana');
    game.start();
    const after = (seconds: number, act: () => unknown) => {
      game.open(ana);
      game.wait(seconds * 1_000);
      act();
    };
    after(6, () => game.answer(ana, ['7']));
    after(10, () => game.answer(ana, ['4']));
    after(20, () => game.skip(ana));
    after(2, () => game.answer(ana, ['red']));
    const summary = game.view(ana).summary;
    expect(summary).toMatchObject({ accuracy: 33, totalCorrect: 1, incorrect: 1, unanswered: 1 });
    expect(summary?.averageTimeMs).toBe(6_000);
    expect(game.hostView().players[0]).toMatchObject({ accuracy: 33, totalCorrect: 1, answered: 4 });
    expect(game.reportOf(ana)?.attempts[0]).toMatchObject({ accuracy: 33 });
  });

  it('have no accuracy when nothing could be right or wrong', () => {
    const game = new Game({ type: 'normal', questions: [POLL, POLL] });
    const ana = game.join('Ana');
    game.start();
    for (const color of ['red', 'blue']) {
      game.open(ana);
      game.answer(ana, [color]);
    }
    expect(game.view(ana).summary?.accuracy).toBeNull();
    expect(game.hostView().players[0]?.accuracy).toBeNull();
    expect(game.reportOf(ana)?.attempts[0]?.accuracy).toBeNull();
  });

  it('show an accuracy of 0 while the game withholds results', () => {
    const game = new Game({ type: 'test', questions: [POLL] });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.answer(ana, ['red']);
    expect(game.view(ana).summary).toMatchObject({ accuracy: 0 });
  });
});

describe('a summary', () => {
  it('counts questions never asked as not played, and no question twice', () => {
    const poll = { type: 'MCQ', text: 'Red?', options: [{ text: 'yes' }, { text: 'no' }] } as const;
    for (const type of ['tp', 'normal'] as const) {
      const game = new Game({ type, questions: [poll, MCQ, MCQ, MCQ] });
      const ana = game.join('Ana');
      game.join('Ben');
      game.start();
      if (type === 'normal') game.open(ana);
      game.answer(ana, ['yes']);
      game.host({ type: 'end' });
      expect(game.view(ana).summary).toMatchObject({
        totalCorrect: 0,
        incorrect: 0,
        partial: 0,
        unjudged: 1,
        unanswered: 0,
        notPlayed: 3,
      });
    }
  });
});
