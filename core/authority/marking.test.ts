import { describe, expect, it } from 'vitest';
import { announcementsOf, markablePage, reportOf } from '#core/authority/index.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const QUESTIONS: NonNullable<GameSettings['questions']> = [
  { type: 'MCQ', text: 'Odd?', options: [{ text: '3', correct: true }, { text: '2' }] },
  { type: 'OPEN', text: 'Why do leaves change color?', marks: 5 },
];

function lesson(settings: GameSettings = {}) {
  const game = new Game({ type: 'normal', questions: QUESTIONS, options: { timer: 'off' }, ...settings });
  const [ana = '', ben = '', cleo = ''] = ['Ana', 'Ben', 'Cleo'].map((name) => game.join(name));
  game.start();
  return { game, ana, ben, cleo };
}

function giveAll(game: Game, player: string, texts: readonly string[]): void {
  for (const text of texts) {
    game.open(player);
    game.answer(player, [text]);
  }
}

function mark(game: Game, answer: string, credit: number | null, q = 1) {
  const questionId = game.room.questions[q]?.question.id ?? '';
  const change = { type: 'marks', marks: [{ answer, credit }] } as const;
  return game.host({ type: 'correctQuestion', questionId, change, mayLose: false });
}

const waiting = (game: Game) => game.hostView().questions[1]?.marking?.waiting;

describe('marking open answers', () => {
  it('gives equal answers the same mark, also ones that come later, and leaves streaks alone', () => {
    const { game, ana, ben, cleo } = lesson();
    giveAll(game, ana, ['3', 'less light']);
    giveAll(game, ben, ['2', ' less light ']);
    expect(game.view(ana).me).toMatchObject({ score: 600, accuracy: 100 });
    expect(waiting(game)).toBe(1);
    expect(mark(game, 'less light', 0.8).ok).toBe(true);
    expect(waiting(game)).toBe(0);
    giveAll(game, cleo, ['3', 'less light']);
    const seats = [ana, ben, cleo].map((player) => game.seat(player));
    expect(seats).toMatchObject([
      { score: 1_080, marks: 500, possible: 600, streak: 1, totalCorrect: 1 },
      { score: 480, marks: 400, possible: 600, streak: 0, totalCorrect: 0 },
      { score: 1_080, marks: 500, possible: 600, streak: 1, totalCorrect: 1 },
    ]);
    expect(game.view(ana).me.corrections).toMatchObject([{ number: 2, points: 480, isMark: true }]);
    expect(game.view(cleo).me.corrections).toBeUndefined();
    expect(game.hostView().questions[1]).not.toHaveProperty('correction');
  });

  it('keeps no mark of an answer that nobody gave, whatever its text', () => {
    const { game, ana } = lesson();
    giveAll(game, ana, ['3', '__proto__']);
    const before = game.room.questions;
    for (const text of ['made up', 'constructor', '', '\u0000', '\ud800', 'x'.repeat(5_000)])
      expect(mark(game, text, 1)).toEqual({ ok: true, events: [] });
    expect(game.room.questions).toBe(before);
    mark(game, '__proto__', 1);
    expect(game.view(ana).me.score).toBe(1_200);
    expect(waiting(game)).toBe(0);
  });

  it('lowers a mark and takes it back, after the game and in earlier attempts too', () => {
    const { game, ana } = lesson({ options: { timer: 'off', limitAttempts: 2 } });
    giveAll(game, ana, ['3', 'less light']);
    game.send({ type: 'startAttempt', playerId: ana });
    giveAll(game, ana, ['2', 'cold']);
    game.end();
    const first = () => reportOf(game.room, ana, new Map())?.attempts[0];
    expect(first()?.responses[1]).toMatchObject({ result: 'none', isWaiting: true });
    for (const [credit, result, score, marks] of [
      [1, 'correct', 1_200, 5],
      [0.5, 'partial', 900, 2.5],
      [0, 'incorrect', 600, 0],
    ] as const) {
      mark(game, 'less light', credit);
      expect(first()).toMatchObject({ score, responses: [{}, { result, marks }] });
      expect(first()?.responses[1]).not.toHaveProperty('isWaiting');
    }
    expect(game.view(ana).summary).toMatchObject({
      attempt: 1,
      totalCorrect: 1,
      incorrect: 1,
      unjudged: 0,
      couldBeRight: 2,
      accuracy: 17,
      items: [{}, { result: 'incorrect', marks: { earned: 0, possible: 5 } }],
    });
    mark(game, 'less light', null);
    expect(first()).toMatchObject({ score: 600, accuracy: 100, responses: [{}, { isWaiting: true }] });
    game.send({ type: 'archive' });
    expect(mark(game, 'cold', 1)).toEqual({ ok: false, reason: 'room.COMPLETED' });
  });

  it('tells only the players whose answer it is while others play, and everyone after the end', () => {
    const { game, ana, ben } = lesson();
    giveAll(game, ana, ['3', 'less light']);
    giveAll(game, ben, ['3', 'cold']);
    const toldOf = (answer: string) => {
      const before = game.room;
      mark(game, answer, 1);
      const event = game.log.at(-1);
      return (
        event &&
        event.type !== 'roomCreated' &&
        announcementsOf(event, { before, room: game.room, events: [event] })
      );
    };
    expect(toldOf('cold')).toMatchObject([{ players: [{ seats: [1] }], soon: ['board'] }]);
    game.end();
    expect(toldOf('less light')).toMatchObject([{ players: [{ seats: 'all' }] }]);
  });

  it('waits for the reveal of a question that everyone has at the same time', () => {
    const { game, ana } = lesson({ type: 'tp', questions: QUESTIONS.slice(1) });
    game.answer(ana, ['less light']);
    const questionId = game.room.questions[0]?.question.id ?? '';
    expect(markablePage(game.room, questionId, 0)?.answers).toEqual([
      { text: 'less light', count: 1, names: ['Ana'], credit: null },
    ]);
    mark(game, 'less light', 1, 0);
    expect(game.seat(ana).score).toBe(0);
    expect(game.view(ana).slide?.feedback).toBeNull();
    game.host({ type: 'next' });
    game.wait(500);
    expect(game.view(ana)).toMatchObject({
      me: { score: 600 },
      slide: { feedback: { result: 'correct', breakup: { base: 600, timer: 0, streak: 0 } } },
    });
  });

  it('counts the same in Mystic Peak, and asks nothing again', () => {
    const { game, ana } = lesson({ type: 'mystic_peak', options: { breakRooms: 'no' } });
    giveAll(game, ana, ['3', 'less light']);
    const before = game.seat(ana);
    mark(game, 'less light', 0.5);
    const after = game.seat(ana);
    expect(after.score).toBe(before.score + 300);
    const earned = [before, after].map(({ climb }) => climb?.past.map((camp) => camp.earned));
    expect(earned).toEqual([[1_000], [1_300]]);
    expect(after).toMatchObject({ isOver: before.isOver, totalCorrect: before.totalCorrect });
  });

  it('lists the different answers, the most frequent first, with the names of some players', () => {
    const { game, ana, ben, cleo } = lesson();
    giveAll(game, ana, ['3', 'cold']);
    for (const player of [ben, cleo]) giveAll(game, player, ['3', 'less light']);
    mark(game, 'cold', 0);
    const questionId = game.room.questions[1]?.question.id ?? '';
    expect(markablePage(game.room, questionId, 0)).toEqual({
      answers: [
        { text: 'less light', count: 2, names: ['Ben', 'Cleo'], credit: null },
        { text: 'cold', count: 1, names: ['Ana'], credit: 0 },
      ],
      next: null,
    });
    expect(markablePage(game.room, game.room.questions[0]?.question.id ?? '', 0)).toBeNull();
  });

  it('refuses what cannot be marked', () => {
    const { game } = lesson();
    expect(mark(game, '3', 1, 0)).toEqual({ ok: false, reason: 'response.CANT_SAVE' });
    expect(mark(game, 'x', 1, 9)).toEqual({ ok: false, reason: 'response.WRONG_QUESTION' });
    expect(mark(game, 'x', null)).toEqual({ ok: true, events: [] });
    const early = new Game({ questions: QUESTIONS });
    expect(mark(early, 'x', 1)).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
  });
});
