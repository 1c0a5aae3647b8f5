import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolveAll, type Room } from '#core/authority/index.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { positionAt, overviewOf, replayMoment, timelineOf } from '#core/authority/engine/replay.ts';
import { play, settings, steps } from '#core/testing/arbitraryPlay.ts';
import { Game } from '#core/testing/game.ts';

describe('the timeline', () => {
  it('starts and ends with the game, and marks its questions and pauses', () => {
    const game = new Game({ type: 'tp' });
    const ana = game.join('Ana');
    game.start();
    game.wait(2_000);
    game.answer(ana, ['7']);
    game.wait(500);
    game.host({ type: 'pause' });
    game.host({ type: 'resume' });
    game.wait(3_000);
    game.host({ type: 'next' });
    game.host({ type: 'next' });
    game.wait(1_000);
    game.host({ type: 'end' });
    const line = timelineOf(game.log);
    expect(line && overviewOf(line, ana)).toEqual({
      length: 9_500,
      marks: [
        { kind: 'start', place: 0, question: null },
        { kind: 'question', place: 3_000, question: 0 },
        { kind: 'pause', place: 5_500, question: null },
        { kind: 'resume', place: 5_500, question: null },
        { kind: 'question', place: 8_500, question: 1 },
        { kind: 'end', place: 9_500, question: null },
      ],
    });
  });

  it('cuts long waits, so that a week of homework can be watched too', () => {
    const game = new Game({ type: 'normal', playMode: 'async' });
    const ana = game.join('Ana');
    game.now += 7 * 3_600_000;
    game.open(ana);
    game.wait(4_000);
    game.answer(ana, ['7']);
    game.host({ type: 'end' });
    const line = timelineOf(game.log);
    // Seven hours and four seconds take three seconds each.
    expect(line?.length).toBe(6_000);
    expect(line && overviewOf(line, null).marks.map(({ kind, place }) => [kind, place])).toEqual([
      ['start', 0],
      ['end', 6_000],
    ]);
    expect(line && positionAt(line, 3_000)).toMatchObject({ at: game.now - 4_000 });
  });

  it('ends with the game, whatever archiving adds later', () => {
    const game = new Game({ type: 'normal' });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.host({ type: 'end' });
    const length = timelineOf(game.log)?.length;
    game.now += 30 * 24 * 3_600_000;
    game.send({ type: 'archive' });
    expect(game.room.state).toBe('archived');
    const line = timelineOf(game.log);
    expect(line?.length).toBe(length);
    const end = line && positionAt(line, Number(length));
    expect(end?.count).toBe(game.log.length - 1);
    expect(line && positionAt(line, Number.MAX_SAFE_INTEGER)).toEqual(end);
  });

  it('marks corrections, also those made after the end, which follow it', () => {
    const game = new Game({ type: 'normal', options: { timer: 'off' } });
    const [ana, ben] = [game.join('Ana'), game.join('Ben')];
    game.start();
    game.open(ana);
    game.answer(ana, ['9']);
    const { q = 0 } = game.seat(ana).responses[0] ?? {};
    const question = game.room.questions[q]?.question as { id: string };
    const correct = (type: 'fullMarks' | 'dropped') =>
      game.host({ type: 'correctQuestion', questionId: question.id, change: { type }, mayLose: true });
    game.wait(1_000);
    correct('dropped');
    game.wait(1_000);
    game.host({ type: 'end' });
    game.now += 24 * 3_600_000;
    game.host({ type: 'remove', playerId: ben });
    correct('fullMarks');
    const line = timelineOf(game.log);
    if (!line) throw new Error('no replay');
    const fixesOf = (player: string) =>
      overviewOf(line, player).marks.flatMap(({ kind, ...mark }) =>
        /fixed|end/.test(kind) ? { kind, ...mark } : [],
      );
    const { length } = line;
    expect(fixesOf(ana)).toEqual([
      { kind: 'fixed', place: length - 4_000, question: 0 },
      { kind: 'end', place: length - 3_000, question: null },
      { kind: 'fixedAfter', place: length, question: 0 },
    ]);
    expect(fixesOf(ben).map((mark) => mark.question)).toEqual([null, null, null]);
    const scoreAt = (place: number) => {
      const { count } = positionAt(line, place);
      const room = evolveAll(null, game.log.slice(0, count)) as Room;
      return room.seats.flat().map(({ score }) => score)[0];
    };
    expect([scoreAt(length - 1), scoreAt(length)]).toEqual([0, 600]);
  });

  it('takes one step for marks given one after another after the end, and calls them no fixes', () => {
    const game = new Game({ type: 'normal', questions: [{ type: 'OPEN', text: 'Why?' }] });
    const players = ['Ana', 'Ben'].map((name) => game.join(name));
    game.start();
    for (const player of players) {
      game.open(player);
      game.answer(player, [`says ${player}`]);
    }
    game.host({ type: 'end' });
    const { length = 0 } = timelineOf(game.log) ?? {};
    const questionId = game.room.questions[0]?.question.id ?? '';
    for (const player of players)
      game.host({
        type: 'correctQuestion',
        questionId,
        change: { type: 'marks', marks: [{ answer: `says ${player}`, credit: 1 }] },
        mayLose: false,
      });
    const line = timelineOf(game.log);
    if (!line) throw new Error('no replay');
    expect(line.length).toBe(length + 3_000);
    expect(positionAt(line, line.length).count).toBe(game.log.length);
    expect(overviewOf(line, null).marks.at(-1)).toMatchObject({ kind: 'end', place: length });
  });

  it('shows the end of an attempt until the next one starts', () => {
    const game = new Game({ type: 'normal', questions: [{ type: 'OPEN', text: 'Well?' }] });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.answer(ana, ['So']);
    game.wait(20_000);
    game.send({ type: 'startAttempt', playerId: ana });
    game.open(ana);
    const line = timelineOf(game.log);
    if (!line) throw new Error('no time line');
    const { count } = positionAt(line, 10_000);
    const room = evolveAll(null, game.log.slice(0, count)) as Room;
    expect(room.seats.flat()[0]).toMatchObject({ attempt: 1, isOver: true });
  });

  it('marks what one player was asked, numbered as that player saw it', () => {
    const one = (text: string): AuthoredQuestion => ({
      type: 'MCQ',
      text,
      options: [{ text: 'right', correct: true }, { text: 'wrong' }],
    });
    const options = {
      redemption: 'yes',
      isAnswerExplanationEnabled: false,
      limitAttempts: 2,
      jumble: true,
    } as const;
    const game = new Game({ type: 'normal', questions: ['Q1', 'Q2', 'Q3'].map(one), options });
    const [ana, ben] = [game.join('Ana'), game.join('Ben')];
    game.start();
    game.open(ben);
    for (const word of ['right', 'wrong', 'right']) {
      game.open(ana);
      game.answer(ana, [word]);
    }
    game.open(ana, game.view(ana).slide?.secondChances[0]?.text);
    game.answer(ana, ['right']);
    game.send({ type: 'startAttempt', playerId: ana });
    game.open(ana);
    game.host({ type: 'end' });
    const line = timelineOf(game.log);
    if (!line) throw new Error('no time line');
    const marksOf = (playerId: string | null) =>
      overviewOf(line, playerId).marks.map(({ kind, question }) =>
        question === null ? kind : `${kind} ${question + 1}`,
      );
    expect(marksOf(ana)).toEqual([
      'start',
      'question 1',
      'question 2',
      'question 3',
      'again 2',
      'attempt',
      'question 1',
      'end',
    ]);
    expect(marksOf(ben)).toEqual(['start', 'question 1', 'end']);
    expect(marksOf(null)).toEqual(['start', 'end']);
    expect(marksOf('9-nobody00')).toEqual(['start', 'end']);
  });

  it("marks a postponed question once, and keeps only the newest of a player's questions", () => {
    const game = new Game({ type: 'normal', options: { limitAttempts: 0 } });
    const ana = game.join('Ana');
    game.start();
    const send = (type: 'skip' | 'answerLater') => {
      game.open(ana);
      const questionId = game.view(ana).slide?.question?.id ?? '';
      const sent = { playerId: ana, commandId: game.commandId(), questionId };
      game.send(type === 'skip' ? { type, ...sent } : { type, ...sent, draft: null });
    };
    const questions = game.room.questions.length;
    send('answerLater');
    for (let attempt = 1; attempt <= 150; attempt += 1) {
      for (let count = 0; count < questions; count += 1) send('skip');
      game.send({ type: 'startAttempt', playerId: ana });
    }
    game.host({ type: 'end' });
    const line = timelineOf(game.log);
    const own = line?.marks.filter(({ seats }) => seats !== null) ?? [];
    expect(own.filter(({ mark }) => mark.kind === 'question')).toHaveLength(150 * questions);
    const { marks = [] } = line ? overviewOf(line, ana) : {};
    expect(marks.filter(({ kind }) => kind === 'question')).toHaveLength(300);
    expect(marks.filter(({ kind }) => kind === 'attempt')).toHaveLength(150);
    expect(marks.findLast(({ kind }) => kind === 'question')).toEqual(own.at(-2)?.mark);
  });

  it('is null for a game that never started', () => {
    const game = new Game();
    game.join('Ana');
    game.host({ type: 'end' });
    expect(timelineOf(game.log)).toBeNull();
  });

  it('shows the leaderboard and screens of that moment, without players who joined later', () => {
    const game = new Game({ type: 'normal' });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.wait(5_000);
    game.answer(ana, ['7']);
    const before = structuredClone(game.view(ana));
    const seen = game.log.length;
    game.wait(5_000);
    const ben = game.join('Ben');
    game.open(ben);
    game.answer(ben, ['7']);
    const room = evolveAll(null, game.log.slice(0, seen)) as Room;
    const then = new Game({ type: 'normal' });
    then.room = room;
    expect(replayMoment(room, game.now, ana, then.context()).player).toEqual(before);
    expect(replayMoment(room, game.now, ben, then.context())).toMatchObject({
      player: null,
      board: { total: 1, rows: [{ id: ana }] },
    });
  });

  it('never goes backward, and finds the state after each event, in any play', () => {
    fc.assert(
      fc.property(settings, steps, (setting, list) => {
        const { log } = play(setting, list, () => undefined);
        const line = timelineOf(log);
        if (!line) return;
        for (let index = 1; index < line.times.length; index += 1) {
          expect(line.places[index]).toBeGreaterThanOrEqual(line.places[index - 1] as number);
          expect(line.times[index]).toBeGreaterThanOrEqual(line.times[index - 1] as number);
        }
        for (const [index, place] of line.places.entries()) {
          const { count, at } = positionAt(line, place);
          // Of several events at one position, the last has happened.
          expect(count).toBeGreaterThan(index);
          expect(line.places[count] ?? Infinity).toBeGreaterThan(place);
          expect(at).toBe(line.times[count - 1]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
