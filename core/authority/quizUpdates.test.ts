import { describe, expect, it } from 'vitest';
import { partWords } from '#core/authority/partWords.ts';
import { questionUpdates } from '#core/authority/quizUpdates.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { sampleOf } from '#core/questions/authority.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const QUESTIONS: readonly AuthoredQuestion[] = [
  { type: 'MCQ', text: 'A prime?', options: [{ text: '9', correct: true }, { text: '7' }, { text: '4' }] },
  { type: 'BLANK', text: 'What makes leaves green?', accepted: ['chlorophyll'] },
  { type: 'REORDER', text: 'Sort', items: [{ text: '1' }, { text: '2' }, { text: '3' }, { text: '4' }] },
  { type: 'OPEN', text: 'What did you enjoy?' },
];
const [PRIME, LEAVES, SORT] = QUESTIONS as [AuthoredQuestion, AuthoredQuestion, AuthoredQuestion];

/** The prime with its mistake corrected, its options in another order, and other words. */
const CORRECTED: AuthoredQuestion = {
  type: 'MCQ',
  text: 'Which is a prime?',
  options: [{ text: '4' }, { text: '7', correct: true }, { text: '9' }],
};

function lesson(settings: GameSettings = {}) {
  const game = new Game({
    type: 'normal',
    questions: QUESTIONS,
    options: { timer: 'off', jumble: false },
    ...settings,
  });
  const [ana = '', ben = ''] = ['Ana', 'Ben'].map((name) => game.join(name));
  return { game, ana, ben };
}

/** A lesson in which both have answered the first question: Ana as the key says, and Ben correctly. */
function answeredLesson() {
  const { game, ana, ben } = lesson();
  game.start();
  for (const [player, text] of [
    [ana, '9'],
    [ben, '7'],
  ] as const) {
    game.open(player);
    game.answer(player, [text]);
  }
  return { game, ana, ben };
}

function update(game: Game, ...changes: readonly (readonly [number, AuthoredQuestion])[]) {
  return game.host({ type: 'updateQuiz', questions: changes.map(([q, question]) => ({ q, question })) });
}

const eventsOf = (game: Game) => game.log.map(({ type }) => type);

describe('using a changed quiz', () => {
  it('replaces a question that nobody has opened, with its id', () => {
    const { game, ana } = lesson();
    game.start();
    const { id } = game.room.questions[1]!.question;
    update(game, [
      1,
      { type: 'MCQ', text: 'Green?', options: [{ text: 'moss', correct: true }, { text: 'coal' }] },
    ]);
    expect(game.room.questions[1]?.question).toMatchObject({ id, type: 'MCQ', text: 'Green?' });
    game.open(ana);
    game.answer(ana, ['9']);
    game.open(ana);
    game.answer(ana, ['moss']);
    expect(game.seat(ana).totalCorrect).toBe(2);
    expect(game.hostView().questions[1]).toMatchObject({
      question: { text: 'Green?' },
      distribution: { correct: 1 },
    });
  });

  it('takes only the key of a question that somebody has opened, and judges again without loss', () => {
    const { game, ana, ben } = answeredLesson();
    expect(questionUpdates(game.room, [{ q: 0, question: CORRECTED }])).toMatchObject([
      { q: 0, isOpened: true, used: ['key'], kept: ['text', 'answers'] },
    ]);
    update(game, [0, CORRECTED]);
    expect([ana, ben].map((player) => game.seat(player).score)).toEqual([600, 600]);
    expect(game.hostView().questions[0]).toMatchObject({ question: { text: 'A prime?' }, correction: {} });
    expect(eventsOf(game)).not.toContain('quizUpdated');
    // The key is used now, and the words stay as they were played.
    expect(questionUpdates(game.room, [{ q: 0, question: CORRECTED }])).toMatchObject([
      { used: [], kept: ['text', 'answers'] },
    ]);
  });

  it('leaves an opened question alone if its options differ, or its kind has no key to correct', () => {
    const { game, ana } = lesson();
    game.start();
    game.open(ana);
    game.answer(ana, ['9']);
    const others = {
      ...CORRECTED,
      options: [{ text: '7', correct: true }, { text: '8' }],
    } as AuthoredQuestion;
    expect(questionUpdates(game.room, [{ q: 0, question: others }])).toMatchObject([
      { used: [], kept: ['text', 'answers'] },
    ]);
    const { seq } = game.room;
    expect(update(game, [0, others])).toEqual({ ok: true, events: [] });
    expect(game.room.seq).toBe(seq);
  });

  it('counts as opened what a student sees, has put off, or answered in an earlier attempt', () => {
    const { game, ana } = lesson({ options: { timer: 'off', jumble: false, limitAttempts: 0 } });
    game.start();
    const opened = () =>
      questionUpdates(
        game.room,
        QUESTIONS.map((question, q) => ({ q, question: { ...question, text: 'New words' } })),
      ).map(({ isOpened }) => isOpened);
    expect(opened()).toEqual([false, false, false, false]);
    game.open(ana);
    expect(opened()).toEqual([true, false, false, false]);
    game.answer(ana, ['9']);
    game.send({ type: 'finish', playerId: ana });
    game.send({ type: 'startAttempt', playerId: ana });
    expect(opened()).toEqual([true, false, false, false]);
  });

  it('counts as opened the slide of a teacher-paced game and those before it', () => {
    const { game } = lesson({ type: 'tp' });
    const opened = () =>
      questionUpdates(
        game.room,
        QUESTIONS.map((question, q) => ({ q, question: { ...question, text: 'New words' } })),
      ).map(({ isOpened }) => isOpened);
    expect(opened()).toEqual([false, false, false, false]);
    game.start();
    expect(opened()).toEqual([true, false, false, false]);
  });

  it('deals a new order anew, and keeps the deal otherwise', () => {
    const { game } = lesson();
    const dealt = () => {
      const { question } = game.room.questions[2]!;
      return question.type === 'REORDER' ? question.items.map(({ text }) => text) : [];
    };
    const before = dealt();
    update(game, [2, { ...SORT, text: 'From small to large' }]);
    expect(dealt()).toEqual(before);
    update(game, [2, { ...SORT, items: before.map((text) => ({ text })) } as AuthoredQuestion]);
    expect(dealt()).not.toEqual(before);
  });

  it('uses nothing but keys once the game is over, and nothing once it is archived', () => {
    const { game, ana } = lesson();
    game.start();
    game.open(ana);
    game.answer(ana, ['7']);
    game.end();
    update(game, [0, CORRECTED], [1, { ...LEAVES, text: 'New words' }]);
    expect(game.seat(ana).score).toBe(600);
    expect(game.room.questions[1]?.question.text).toBe(LEAVES.text);
    game.send({ type: 'archive' });
    expect(questionUpdates(game.room, [{ q: 0, question: PRIME }])).toMatchObject([{ used: [] }]);
    expect(update(game, [0, PRIME]).ok).toBe(false);
  });

  it('keeps the fixes of a teacher who gave full points or took the question out', () => {
    const { game, ana } = lesson();
    game.start();
    game.open(ana);
    game.answer(ana, ['4']);
    const questionId = game.room.questions[0]!.question.id;
    for (const type of ['fullMarks', 'dropped'] as const) {
      game.host({ type: 'correctQuestion', questionId, change: { type }, mayLose: false });
      expect(questionUpdates(game.room, [{ q: 0, question: CORRECTED }])).toMatchObject([{ used: [] }]);
    }
  });

  it('follows a key that changes twice, and leaves the teacher’s own fixes alone', () => {
    const { game, ana, ben } = answeredLesson();
    const isCorrect = () => [ana, ben].map((player) => game.seat(player).totalCorrect);
    update(game, [0, CORRECTED]);
    expect(isCorrect()).toEqual([0, 1]);
    update(game, [0, PRIME]);
    expect(isCorrect()).toEqual([1, 0]);
    expect(questionUpdates(game.room, [{ q: 0, question: PRIME }])).toEqual([]);
    // What the quiz doesn't change stays fixed.
    const { question } = game.room.questions[0]!;
    const answer = sampleOf(question.type).answerOf(question, ['4']);
    const change = { type: 'accept', answer } as const;
    game.host({ type: 'correctQuestion', questionId: question.id, change, mayLose: false });
    expect(questionUpdates(game.room, [{ q: 0, question: PRIME }])).toEqual([]);
    const [corrected] = questionUpdates(game.room, [{ q: 0, question: CORRECTED }]);
    expect(corrected).toMatchObject({ used: ['key'] });
    expect([corrected!.played, corrected!.keyed].map((each) => partWords(each, 'key'))).toEqual([
      '9, 4',
      '7',
    ]);
  });

  it('has no effect the second time, also as the same command', () => {
    const { game } = lesson();
    const command = {
      type: 'updateQuiz',
      questions: [{ q: 1, question: { ...LEAVES, text: 'New' } }],
    } as const;
    game.host(command, 'the-command');
    const { seq } = game.room;
    game.host(command, 'the-command');
    game.host(command);
    expect(game.room.seq).toBe(seq);
  });

  it('says in words what differs', () => {
    const { game } = lesson();
    const now = { ...CORRECTED, hints: ['Count.'], explanation: 'See?', timeSeconds: 90, marks: 5 };
    const [changed] = questionUpdates(game.room, [{ q: 0, question: now }]);
    const { played, keyed, used } = changed!;
    expect(used.map((part) => [part, partWords(played, part), partWords(keyed, part)])).toEqual([
      ['text', 'A prime?', 'Which is a prime?'],
      ['answers', '9 · 7 · 4', '4 · 7 · 9'],
      ['key', '9', '7'],
      ['hints', null, 'Count.'],
      ['explanation', null, 'See?'],
      ['time', 30_000, 90_000],
      ['marks', 1, 5],
    ]);
  });
});
