import { describe, expect, it } from 'vitest';
import { sampleOf } from '#core/questions/authority.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import { parseOptions } from '#core/features/options.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';
import { Game, type GameSettings, SAMPLE_QUESTIONS } from '#core/testing/game.ts';

const SUFFIX = 'abcdefgh';
const PRIME = SAMPLE_QUESTIONS.slice(0, 3);

class PaperGame extends Game {
  constructor(settings: GameSettings = {}) {
    super({ ...settings, type: 'tp_offline' });
  }

  /** Each text is an option, several options, or a typed answer; null for a blank. */
  record(
    name: string,
    texts: readonly (string | readonly string[] | null)[],
    { playerId = null, commandId = this.commandId() }: { playerId?: string | null; commandId?: string } = {},
  ) {
    return this.send({
      type: 'recordSheet',
      commandId,
      playerId,
      name,
      nameKey: name.toLowerCase(),
      character: 3,
      idSuffix: SUFFIX,
      answers: this.room.questions.flatMap(({ question }, q) => {
        const text = texts[q] ?? null;
        return text === null ? [] : [{ questionId: question.id, answer: answerTo(question, text) }];
      }),
    });
  }

  /** Returns the distribution of answers to each question. */
  spread() {
    return this.hostView().questions.map(({ distribution }) => distribution);
  }

  row(name: string) {
    const row = this.hostView().players.find((player) => player.name === name);
    if (!row) throw new Error(`no sheet of ${name}`);
    return row;
  }
}

const answerTo = (question: Question, text: string | readonly string[]): Answer =>
  sampleOf(question.type).answerOf(question, [text].flat());

describe('a paper game', () => {
  it('is open from the start, without a lobby, and waits a month for its sheets', () => {
    const game = new PaperGame();
    expect(game.room).toMatchObject({ state: 'running', startedAt: 1_000_000, countdownEndsAt: null });
    expect(game.hostView()).toMatchObject({ controls: ['record', 'end'], slide: null });
    expect(ROOM_TIMING.recordedExpiryMs).toBe(30 * 24 * 3_600_000);
    const later = new PaperGame({ opensAt: 2_000_000 });
    expect(later.hostView().controls).toEqual(['open', 'end']);
    expect(later.record('Ana', [])).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    later.host({ type: 'open' });
    expect(later.room).toMatchObject({ state: 'running', expiresAt: later.now + 24 * 3_600_000 });
  });

  it('turns off options that need a device', () => {
    const given = {
      timer: 'strict',
      redemption: 'yes',
      jumble: true,
      limitAttempts: 5,
      questionsPerAttempt: 2,
    };
    expect(parseOptions('tp_offline', { ...given, studentLeaderboard: 'no' })).toMatchObject({
      timer: 'off',
      redemption: 'no',
      jumble: false,
      limitAttempts: 1,
      questionsPerAttempt: 0,
      studentLeaderboard: 'no',
    });
  });

  it("shuffles answers the same way for all sheets, or keeps the author's order", () => {
    const texts = ({ room }: PaperGame) =>
      room.questions.map(({ question }) =>
        'options' in question ? question.options.map(({ text }) => text) : [],
      );
    const written = texts(new PaperGame({ options: { jumbleAnswers: false } }));
    expect(written[0]).toEqual(['4', '7', '9', '15']);
    const printed = texts(new PaperGame());
    expect(printed).not.toEqual(written);
    expect(printed.map((each) => each.toSorted())).toEqual(written.map((each) => each.toSorted()));
    expect(texts(new PaperGame())).toEqual(printed);
  });

  it('lets no one join or act in any way', () => {
    const game = new PaperGame();
    expect(() => game.join('Eve')).toThrow('room.NOT_FOUND');
    game.record('Ana', ['7']);
    const { id } = game.row('Ana');
    expect(game.open(id)).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    expect(game.send({ type: 'finish', playerId: id })).toMatchObject({ reason: 'room.WRONG_STATE' });
    for (const type of ['start', 'next', 'pause', 'resume'] as const)
      expect(game.host({ type })).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    expect(game.host({ type: 'lock', locked: true })).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    expect(game.host({ type: 'rehearse', robots: 3, accuracy: 50 })).toMatchObject({ ok: false });
    game.host({ type: 'end' });
    expect(() => game.join('Eve')).toThrow('room.NOT_FOUND');
  });

  it('judges sheets like any answers, but without times, as in the example of docs/game-rules.md', () => {
    const game = new PaperGame({ questions: PRIME });
    game.record('Ana', ['7', ['2'], null]);
    game.record('Ben', ['7', ['2', '4'], 'paris']);
    // Ana: correct 600, half correct 300, blank 0.
    expect(game.row('Ana')).toMatchObject({ score: 900, totalCorrect: 1, accuracy: 50, rank: 2, streak: 0 });
    // Ben: three correct in a row, and half of the 100 streak bonus from the second on.
    expect(game.row('Ben')).toMatchObject({ score: 1_900, totalCorrect: 3, accuracy: 100, rank: 1 });
    // The corrected sheet: Ana had written Paris.
    game.record('Ana', ['7', ['2'], 'Paris'], { playerId: game.row('Ana').id });
    expect(game.row('Ana')).toMatchObject({ score: 1_550, totalCorrect: 2, accuracy: 83 });
  });

  it('ends as completed with sheets, and as stopped without', () => {
    const game = new PaperGame();
    game.record('Ana', []);
    game.host({ type: 'end' });
    expect(game.room.state).toBe('completed');
    const empty = new PaperGame();
    empty.host({ type: 'end' });
    expect(empty.room.state).toBe('stopped');
    expect(empty.record('Ana', [])).toEqual({ ok: false, reason: 'room.STOPPED' });
  });
});

describe('a sheet', () => {
  it('has a response to each question, with blanks as skipped and no times', () => {
    const game = new PaperGame();
    game.record('Ana', ['7', null, 'paris', 'the songs', 'red']);
    const [attempt] = game.reportOf(game.row('Ana').id)?.attempts ?? [];
    expect(attempt?.responses.map(({ state, result, timeMs }) => [state, result, timeMs])).toEqual([
      ['attempted', 'correct', 0],
      ['passed', 'incorrect', 0],
      ['attempted', 'correct', 0],
      ['attempted', 'none', 0],
      ['attempted', 'none', 0],
    ]);
    expect(game.hostView().questions.map(({ distribution }) => distribution)).toMatchObject([
      { answered: 1, unanswered: 0, correct: 1 },
      { answered: 0, unanswered: 1, correct: 0 },
      { answered: 1, correct: 1, spread: { texts: [{ text: 'paris', count: 1, correct: true }] } },
      { answered: 1, spread: { texts: [{ text: 'the songs', count: 1 }] } },
      { answered: 1 },
    ]);
  });

  it('replaces the earlier one when recorded again, in score, streak, tallies and name', () => {
    const game = new PaperGame();
    game.record('Ana', ['7', ['2', '4'], 'paris', 'songs', 'red']);
    const once = game.spread();
    const { id } = game.row('Ana');
    expect(game.seat(id)).toMatchObject({ streak: 3, longestStreak: 3 });
    game.record('Anna', ['4', ['3'], null, 'sums', 'blue'], { playerId: id });
    expect(game.seat(id)).toMatchObject({ score: 0, streak: 0, longestStreak: 0, joinedAt: 1_000_000 });
    expect(game.hostView().players).toHaveLength(1);
    expect(
      game.hostView().questions.map(({ distribution: { answered, correct } }) => [answered, correct]),
    ).toEqual([
      [1, 0],
      [1, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    // The old name is free again, and the new one is taken.
    expect(game.record('Ana', []).ok).toBe(true);
    expect(game.record('ANNA', [])).toEqual({ ok: false, reason: 'player.DUPLICATE_NAME' });
    expect(game.record('Ana', [], { playerId: id })).toMatchObject({ reason: 'player.DUPLICATE_NAME' });
    game.host({ type: 'remove', playerId: game.row('Ana').id });
    game.record('Ana', ['7', ['2', '4'], 'paris', 'songs', 'red'], { playerId: id });
    expect(game.spread()).toEqual(once);
    expect(game.room.players).toBe(1);
  });

  it("counts nowhere once removed, frees its name, and can't be corrected", () => {
    const game = new PaperGame();
    const fresh = game.spread();
    game.record('Ana', ['7', ['2', '4'], 'paris', 'songs', 'red']);
    const { id } = game.row('Ana');
    game.host({ type: 'remove', playerId: id });
    expect(game.spread()).toEqual(fresh);
    expect(game.record('Ana', ['7'], { playerId: id })).toEqual({ ok: false, reason: 'player.NOT_FOUND' });
    expect(game.record('Ana', ['7']).ok).toBe(true);
    expect(game.room.players).toBe(1);
  });

  it('is refused with a repeated question, an unknown question, or unknown options', () => {
    const game = new PaperGame();
    const [first] = game.room.questions;
    const questionId = first?.question.id ?? '';
    const sheet = {
      type: 'recordSheet',
      playerId: null,
      name: 'A',
      nameKey: 'a',
      character: 0,
      idSuffix: SUFFIX,
    };
    const answer = { type: 'MCQ', optionId: 'nothere' } as const;
    const send = (answers: readonly { questionId: string; answer: Answer }[]) =>
      game.send({ ...sheet, type: 'recordSheet', commandId: game.commandId(), answers });
    expect(send([{ questionId: 'elsewhere', answer }])).toMatchObject({ reason: 'response.WRONG_QUESTION' });
    expect(send([{ questionId, answer }])).toMatchObject({ reason: 'response.CANT_SAVE' });
    expect(send([{ questionId, answer: { type: 'OPEN', text: 'x' } }])).toMatchObject({
      reason: 'response.CANT_SAVE',
    });
    const right = answerTo(first?.question as Question, '7');
    expect(
      send([
        { questionId, answer: right },
        { questionId, answer: right },
      ]),
    ).toMatchObject({ reason: 'response.CANT_SAVE' });
    expect(game.room.players).toBe(0);
  });

  it('is recorded once per command, and only in a paper game', () => {
    const game = new PaperGame();
    const commandId = 'the-same-sheet';
    expect(game.record('Ana', ['7'], { commandId })).toMatchObject({ events: [{ type: 'sheetRecorded' }] });
    expect(game.record('Ana', ['7'], { commandId })).toEqual({ ok: true, events: [] });
    expect(game.replayed()).toEqual(game.room);
    const other = new Game();
    const refused = other.host({
      type: 'recordSheet',
      playerId: null,
      name: 'Ana',
      nameKey: 'ana',
      character: 0,
      idSuffix: SUFFIX,
      answers: [],
    });
    expect(refused).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
  });
});
