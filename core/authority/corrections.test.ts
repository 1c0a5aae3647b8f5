import { describe, expect, it } from 'vitest';
import { reportOf } from '#core/authority/index.ts';
import { questionUpdates } from '#core/authority/quizUpdates.ts';
import { correctedQuestion } from '#core/questions/authoring.ts';
import { answerChoices, type CorrectionChange, rekeyed } from '#core/questions/correction.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { sampleOf } from '#core/questions/authority.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const QUESTIONS: NonNullable<GameSettings['questions']> = [
  { type: 'MCQ', text: 'A prime?', options: [{ text: '9', correct: true }, { text: '7' }, { text: '4' }] },
  { type: 'BLANK', text: 'What makes leaves green?', accepted: ['chlorophyll'] },
  { type: 'MCQ', text: 'Odd?', options: [{ text: '3', correct: true }, { text: '2' }] },
];

function lesson(settings: GameSettings = {}) {
  const game = new Game({ type: 'normal', questions: QUESTIONS, options: { timer: 'off' }, ...settings });
  const [ana = '', ben = ''] = ['Ana', 'Ben'].map((name) => game.join(name));
  game.start();
  return { game, ana, ben };
}

function giveAll(game: Game, player: string, texts: readonly (string | null)[]): void {
  for (const text of texts) {
    game.open(player);
    if (text === null) game.skip(player);
    else game.answer(player, [text]);
  }
}

function correct(game: Game, q: number, change: CorrectionChange, mayLose = false) {
  const questionId = game.room.questions[q]?.question.id ?? '';
  return game.host({ type: 'correctQuestion', questionId, change, mayLose });
}

function answerTo(game: Game, q: number, text: string) {
  const question = game.room.questions[q]!.question;
  return sampleOf(question.type).answerOf(question, [text]);
}

describe('correcting a question', () => {
  it('accepts one more spelling, and extends the streaks that go on from it', () => {
    const { game, ana, ben } = lesson();
    giveAll(game, ana, ['9', 'chlorophil', '3']);
    giveAll(game, ben, ['9', 'chlorophyll', '3']);
    expect(game.seat(ana).score).toBe(1_200);
    correct(game, 1, { type: 'accept', answer: answerTo(game, 1, 'Chlorophil') });
    expect(game.seat(ana)).toMatchObject({ score: 1_900, streak: 3, longestStreak: 3, totalCorrect: 3 });
    expect(game.view(ana).me).toMatchObject({
      score: 1_900,
      accuracy: 100,
      corrections: [{ number: 2, points: 700 }],
    });
    expect(game.view(ben).me.corrections).toBeUndefined();
    expect(game.hostView().questions[1]?.distribution).toMatchObject({ answered: 2, correct: 2 });
  });

  it('takes nothing from anyone, unless the teacher says so', () => {
    const { game, ana, ben } = lesson();
    giveAll(game, ana, ['9', 'chlorophyll']);
    giveAll(game, ben, ['7', 'chlorophyll']);
    const key = { type: 'key', answer: answerTo(game, 0, '7') } as const;
    correct(game, 0, key);
    expect([ana, ben].map((player) => game.seat(player).score)).toEqual([1_250, 1_250]);
    expect(game.seat(ana).ledger).toEqual([
      { source: 'correction', q: 0, points: 650, after: 2, at: game.now },
    ]);
    expect(game.view(ana).me.corrections).toBeUndefined();
    // The same correction again, now with losses.
    correct(game, 0, { type: 'original' });
    correct(game, 0, key, true);
    expect([ana, ben].map((player) => game.seat(player).score)).toEqual([600, 1_250]);
    expect(game.view(ana).me.corrections).toMatchObject([{ number: 1, points: -650 }]);
  });

  it('takes a question out of the score, and puts it back', () => {
    const { game, ana, ben } = lesson();
    giveAll(game, ana, ['9', 'moss', '3']);
    giveAll(game, ben, ['9', 'chlorophyll', '3']);
    const before = [ana, ben].map((player) => game.view(player).me);
    correct(game, 1, { type: 'dropped' }, true);
    expect([ana, ben].map((player) => game.seat(player))).toMatchObject([
      { score: 1_250, streak: 2, possible: 200 },
      { score: 1_250, streak: 2, possible: 200 },
    ]);
    expect(game.view(ana).me.accuracy).toBe(100);
    correct(game, 1, { type: 'original' }, true);
    expect([ana, ben].map((player) => ({ ...game.view(player).me, corrections: undefined }))).toEqual(before);
  });

  it('gives everyone full points, also those who gave no answer, and those who come later', () => {
    const { game, ana, ben } = lesson();
    giveAll(game, ana, ['9', null, '3']);
    giveAll(game, ben, ['9']);
    correct(game, 1, { type: 'fullMarks' });
    giveAll(game, ben, ['moss', '3']);
    expect(game.seat(ana)).toMatchObject({ score: 1_850, streak: 2, totalCorrect: 2, possible: 200 });
    expect(game.seat(ben)).toMatchObject({ score: 1_900, streak: 3, totalCorrect: 3, possible: 300 });
  });

  it('reaches earlier attempts, ranks and the report, after the game too', () => {
    const { game, ana, ben } = lesson({ options: { timer: 'off', limitAttempts: 2 } });
    giveAll(game, ana, ['7', 'chlorophyll', '2']);
    game.send({ type: 'startAttempt', playerId: ana });
    giveAll(game, ana, ['9', 'moss', '2']);
    giveAll(game, ben, ['9', 'chlorophyll', '2']);
    game.end();
    expect(game.view(ben).me.rank).toBe(1);
    expect(correct(game, 0, { type: 'accept', answer: answerTo(game, 0, '7') }).ok).toBe(true);
    expect(game.view(ana).me).toMatchObject({ rank: 1, rankedScore: 1_250 });
    expect(game.view(ben).me.rank).toBe(2);
    expect(game.view(ana).me.corrections).toMatchObject([{ number: 1, points: 650 }]);
    const [first] = reportOf(game.room, ana, new Map())?.attempts ?? [];
    expect(first).toMatchObject({ score: 1_250, accuracy: 67 });
    game.send({ type: 'archive' });
    expect(correct(game, 0, { type: 'dropped' })).toEqual({ ok: false, reason: 'room.COMPLETED' });
  });

  it('waits for the reveal of a question that everyone has at the same time', () => {
    const { game, ana } = lesson({ type: 'tp', options: { timer: 'strict' } });
    game.host({ type: 'addTime', ms: 60_000 });
    game.now += 9_000;
    game.answer(ana, ['7']);
    correct(game, 0, { type: 'key', answer: answerTo(game, 0, '7') });
    expect(game.seat(ana).score).toBe(0);
    expect(game.view(ana).me.corrections).toBeUndefined();
    expect(JSON.stringify(game.view(ana).slide)).not.toContain('correctIds');
    game.host({ type: 'next' });
    game.wait(500);
    // 81 of 90 seconds were left.
    expect(game.seat(ana).score).toBe(960);
    correct(game, 0, { type: 'original' }, true);
    correct(game, 0, { type: 'key', answer: answerTo(game, 0, '7') });
    expect(game.seat(ana).score).toBe(960);
  });

  it('says nothing while a game shows no results', () => {
    const { game, ana } = lesson({ type: 'test' });
    giveAll(game, ana, ['7']);
    correct(game, 0, { type: 'accept', answer: answerTo(game, 0, '7') });
    expect(game.view(ana).me.corrections).toBeUndefined();
    game.end();
    expect(game.view(ana).me.corrections).toMatchObject([{ number: 1, points: 600 }]);
  });

  it('ends a mastery game for whom nothing is left', () => {
    const { game, ana } = lesson({ type: 'mastery_mode' });
    giveAll(game, ana, ['9', 'chlorophil', '3']);
    expect(game.seat(ana)).toMatchObject({ isOver: false, queue: [1] });
    correct(game, 1, { type: 'accept', answer: answerTo(game, 1, 'chlorophil') });
    expect(game.seat(ana)).toMatchObject({ isOver: true, queue: [] });
  });

  it('follows the path on the mountain', () => {
    const { game, ana } = lesson({ type: 'mystic_peak', options: { breakRooms: 'no' } });
    giveAll(game, ana, ['9', 'chlorophil']);
    expect(game.seat(ana)).toMatchObject({ score: 1_000, climb: { earned: 1_000, firstGoes: 1 } });
    correct(game, 1, { type: 'accept', answer: answerTo(game, 1, 'chlorophil') });
    expect(game.seat(ana)).toMatchObject({ score: 2_000, climb: { earned: 2_000, firstGoes: 2 } });
  });

  it('can do what each kind of question offers to the host', () => {
    const multiple = {
      type: 'MSQ',
      text: 'Even?',
      options: [{ text: '2', correct: true }, { text: '3' }],
    } as const;
    const { game, ana } = lesson({ questions: [...QUESTIONS, multiple] });
    giveAll(game, ana, ['9', 'moss', '3', '3']);
    const offered = game.hostView().questions.flatMap((row) => {
      const ways = kindOf(row.question.type).can.rekey?.ways ?? [];
      const wrong = answerChoices(row).filter(({ isCorrect }) => !isCorrect);
      return ways.flatMap((way) =>
        wrong.map(({ id }) => ({ row, change: rekeyed(row.question.type, [id], way) })),
      );
    });
    expect(offered.map(({ row }) => row.index)).toEqual([0, 0, 0, 0, 1, 2, 2, 3]);
    for (const { row, change } of offered) {
      const { ok, ...done } = correct(game, row.index, change!);
      expect([ok, done]).toMatchObject([true, { events: [{ type: 'questionCorrected' }] }]);
      correct(game, row.index, { type: 'original' });
    }
  });

  it('leaves no difference to a quiz in which the same is corrected', () => {
    const multiple = {
      type: 'MSQ',
      text: 'Even?',
      options: [{ text: '2', correct: true }, { text: '3' }],
    } as const;
    const questions = [...QUESTIONS, multiple];
    const { game, ana } = lesson({ questions });
    giveAll(game, ana, ['9', 'moss', '3', '3']);
    const written = game.hostView().questions.map((row) =>
      (['key', 'accept'] as const).filter((way) => {
        const wrong = answerChoices(row).find(({ isCorrect }) => !isCorrect);
        const change = wrong && rekeyed(row.question.type, [wrong.id], way);
        const question = change && correctedQuestion(questions[row.index]!, row.question, change);
        if (!question) return false;
        expect(questionUpdates(game.room, [{ q: row.index, question }])).toMatchObject([{ used: ['key'] }]);
        correct(game, row.index, change);
        expect(questionUpdates(game.room, [{ q: row.index, question }])).toEqual([]);
        return true;
      }),
    );
    // An MCQ has one correct option in a quiz, so a second one can't be written.
    expect(written).toEqual([['key'], ['accept'], ['key'], ['key']]);
  });

  it('refuses what cannot be corrected', () => {
    const { game } = lesson({ questions: [...QUESTIONS, { type: 'OPEN', text: 'Why?' }] });
    const answer = answerTo(game, 1, 'moss');
    expect(correct(game, 3, { type: 'dropped' })).toEqual({ ok: false, reason: 'response.WRONG_QUESTION' });
    expect(correct(game, 9, { type: 'dropped' })).toEqual({ ok: false, reason: 'response.WRONG_QUESTION' });
    expect(correct(game, 0, { type: 'key', answer })).toEqual({ ok: false, reason: 'response.CANT_SAVE' });
    expect(correct(game, 0, { type: 'original' })).toEqual({ ok: true, events: [] });
    const early = new Game({ questions: QUESTIONS });
    expect(correct(early, 0, { type: 'dropped' })).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
  });
});
