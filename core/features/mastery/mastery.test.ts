import { describe, expect, it } from 'vitest';
import { RULES } from '#core/authority/index.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { parseOptions } from '#core/features/options.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

type Word = 'right' | 'wrong' | 'skip';

function begin(
  questions: number | readonly AuthoredQuestion[],
  options: Partial<GameOptions> = {},
  seed?: readonly [number, number],
) {
  const game = new Game({
    type: 'mastery_mode',
    questions: typeof questions === 'number' ? choices(questions) : questions,
    options,
    ...(seed && { seed }),
  });
  const ana = game.join('Ana');
  game.start();
  const slide = () => game.view(ana).slide;
  /** Opens and answers questions in order, and returns their texts. */
  const play = (...words: readonly Word[]) =>
    words.map((word) => {
      expect(game.open(ana)).toMatchObject({ ok: true });
      const { question, asking = 1 } = slide() ?? {};
      if (word !== 'skip') expect(game.answer(ana, [word])).toMatchObject({ ok: true });
      else
        game.send({
          type: 'skip',
          playerId: ana,
          commandId: game.commandId(),
          questionId: question?.id ?? '',
          ...(asking > 1 && { asking }),
        });
      return question?.text;
    });
  const later = () => {
    game.open(ana);
    const questionId = slide()?.question?.id ?? '';
    game.send({ type: 'answerLater', playerId: ana, commandId: game.commandId(), questionId, draft: null });
  };
  return { game, ana, play, later, slide, me: () => game.view(ana).me };
}

const rights = (count: number) => Array.from({ length: count }, () => 'right' as const);

describe('a mastery game', () => {
  it('repeats a missed question as the 4th to 8th from there, and ends when all are right', () => {
    const places = new Set<number>();
    for (let seed = 1; seed <= 60; seed += 1) {
      const { play, me } = begin(12, {}, [seed, 0]);
      const asked = play('wrong', ...rights(8));
      places.add(asked.indexOf('Q1', 1));
      play(...rights(4));
      expect(me()).toMatchObject({ isOver: true, answered: 12, responses: 13, repeated: 1, accuracy: 100 });
    }
    expect([...places].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8]);
  });

  it('repeats it at the end if fewer are left', () => {
    const { play, me } = begin(3);
    expect(play('right', 'wrong', 'right', 'wrong')).toEqual(['Q1', 'Q2', 'Q3', 'Q2']);
    expect(play('wrong', 'wrong')).toEqual(['Q2', 'Q2']);
    expect(me()).toMatchObject({ isOver: false, answered: 2 });
    expect(play('right')).toEqual(['Q2']);
    expect(me()).toMatchObject({ isOver: true, answered: 3 });
  });

  it.each([
    ['1', 2],
    ['2', 3],
    ['3', 4],
  ] as const)('with %s reattempts asks a question at most %i times', (masteryReattempts, times) => {
    const { play, me } = begin(1, { masteryReattempts });
    play(...Array.from({ length: times }, () => 'wrong' as const));
    expect(me()).toMatchObject({ isOver: true, responses: times, accuracy: 0 });
  });

  it('counts the last answer for accuracy and marks, with half of the streak bonus', () => {
    const { game, ana, play, me } = begin(2, { timer: 'classic' });
    play('wrong', 'right');
    expect(me()).toMatchObject({ accuracy: 50, totalCorrect: 1 });
    play('right');
    expect(me()).toMatchObject({ accuracy: 100, totalCorrect: 2, isOver: true });
    // Base 600, bonus 400 for an immediate answer, and 50 instead of 100 for the streak of two.
    expect(game.seat(ana).responses.at(-1)?.breakup).toEqual({
      base: 600,
      timer: 400,
      streak: 50,
      total: 1_050,
    });
  });

  it('earns points and accuracy as in the example of docs/game-rules.md', () => {
    const { play, me } = begin(3);
    play('wrong', 'right', 'right');
    expect(me()).toMatchObject({ score: 1_250, accuracy: 67 });
    play('wrong', 'right');
    expect(me()).toMatchObject({ score: 1_850, accuracy: 100, isOver: true });
  });

  it('repeats partially correct questions, and the last answer counts', () => {
    const msq: AuthoredQuestion = {
      type: 'MSQ',
      text: 'Both',
      options: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }],
    };
    const { game, ana, me } = begin([msq]);
    game.open(ana);
    game.answer(ana, ['a']);
    expect(me()).toMatchObject({ isOver: false, accuracy: 50 });
    game.open(ana);
    game.answer(ana, ['c']);
    expect(me()).toMatchObject({ isOver: false, accuracy: 0 });
    game.open(ana);
    game.answer(ana, ['a', 'b']);
    expect(me()).toMatchObject({ isOver: true, accuracy: 100 });
  });

  it("reveals the correct answer only when the question won't come back: answered, skipped, or out of tries", () => {
    const { play, slide } = begin(3, { masteryReattempts: '1' });
    play('wrong');
    expect(slide()?.feedback).toMatchObject({
      result: 'incorrect',
      reveal: null,
      explanation: null,
      comesAgain: true,
    });
    play('skip');
    expect(slide()?.feedback).toMatchObject({
      state: 'passed',
      explanation: { text: 'Because.' },
      comesAgain: false,
    });
    play('right');
    expect(slide()?.feedback).toMatchObject({
      result: 'correct',
      explanation: { text: 'Because.' },
      comesAgain: false,
    });
    play('wrong');
    expect(slide()).toMatchObject({
      asking: 2,
      feedback: { explanation: { text: 'Because.' }, comesAgain: false },
    });
  });

  it('does not repeat skipped questions', () => {
    const { play, me } = begin(3);
    expect(play('skip', 'right', 'wrong', 'skip')).toEqual(['Q1', 'Q2', 'Q3', 'Q3']);
    expect(me()).toMatchObject({ isOver: true, answered: 3, accuracy: 33 });
  });

  it('always says what was wrong, since a repeated question tells as much', () => {
    expect(parseOptions('mastery_mode', { showAnswers: 'never' }).showAnswers).toBe('partial');
    expect(parseOptions('mastery_mode', { showAnswers: 'partial' }).showAnswers).toBe('partial');
    expect(parseOptions('normal', { showAnswers: 'never' }).showAnswers).toBe('never');
  });

  it('accepts an answer only for the asking it was meant for', () => {
    const { game, ana, play, slide } = begin(1);
    play('wrong');
    game.open(ana);
    const { question } = slide() ?? {};
    if (!question || !('options' in question)) throw new Error('no question');
    const optionId = question.options.find(({ text }) => text === 'right')?.id ?? '';
    const late = {
      type: 'answer',
      playerId: ana,
      commandId: 'late',
      questionId: question.id,
      state: 'attempted',
      answer: { type: 'MCQ', optionId },
      networkMs: 0,
    } as const;
    expect(game.send(late)).toEqual({ ok: false, reason: 'response.ALREADY_ANSWERED' });
    expect(game.send({ ...late, asking: 3 })).toEqual({ ok: false, reason: 'response.ALREADY_ANSWERED' });
    expect(game.send({ ...late, asking: 2 })).toMatchObject({ ok: true });
  });

  it('asks postponed questions at the end, and repeats them if missed', () => {
    const { play, later, me } = begin(3);
    later();
    expect(play('right', 'wrong', 'wrong', 'right', 'right')).toEqual(['Q2', 'Q3', 'Q1', 'Q3', 'Q1']);
    expect(me()).toMatchObject({ isOver: true, answered: 3, accuracy: 100 });
  });

  it('moves a missed question behind postponed ones that wait', () => {
    const { play, later, me } = begin(12);
    for (let count = 0; count < 5; count += 1) later();
    const asked = play('wrong', ...rights(8));
    expect(asked[0]).toBe('Q6');
    expect(asked.indexOf('Q6', 1)).toBeGreaterThanOrEqual(4);
    play(...rights(4));
    expect(me()).toMatchObject({ isOver: true, answered: 12, hasMastered: true });

    const few = begin(4);
    for (let count = 0; count < 3; count += 1) few.later();
    expect(few.play('right', 'wrong', 'right', 'right', 'right')).toEqual(['Q4', 'Q1', 'Q2', 'Q3', 'Q1']);
  });

  it("earns a question's base points once, however often it was half right before", () => {
    const msq: AuthoredQuestion = {
      type: 'MSQ',
      text: 'Both',
      options: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }],
    };
    const { game, ana, me } = begin([msq]);
    for (const texts of [['a'], ['a'], ['b'], ['a', 'b']]) {
      game.open(ana);
      game.answer(ana, texts);
    }
    expect(game.seat(ana).responses.map(({ breakup }) => breakup.base)).toEqual([300, 0, 0, 300]);
    expect(me()).toMatchObject({ score: 600, hasMastered: true });
  });

  it('counts a player once per question, even after a timeout or an earlier attempt', () => {
    const { game, ana, play, slide } = begin(1, { timer: 'strict' });
    play('right');
    game.send({ type: 'startAttempt', playerId: ana });
    game.open(ana);
    game.wait(30_000);
    const timedOut = {
      type: 'answer',
      playerId: ana,
      state: 'timedOut',
      answer: null,
      networkMs: 0,
    } as const;
    game.send({ ...timedOut, commandId: 'out', questionId: slide()?.question?.id ?? '' });
    expect(game.seat(ana).responses).toHaveLength(1);
    play('right');
    const { distribution } = game.hostView().questions[0] ?? {};
    expect(distribution).toMatchObject({ answered: 1, correct: 1, unanswered: 0 });
    expect(game.reportOf(ana)?.attempts[1]?.responses).toMatchObject([{ asking: 2, before: [] }]);
  });

  it('is not mastered with a skipped question, even if 299 of 300 round to 100%', () => {
    const { play, me } = begin(300);
    play('skip', ...rights(299));
    expect(me()).toMatchObject({ isOver: true, accuracy: 100, hasMastered: false });
  });

  it('repeats a question at most 20 times without a limit, to bound memory', () => {
    const { play, me } = begin(1, { limitAttempts: 0 });
    play(...Array.from({ length: 21 }, () => 'wrong' as const));
    expect(me()).toMatchObject({ isOver: true, responses: 21, remainingAttempts: null });
    expect(begin(100, { limitAttempts: 12 }).me().remainingAttempts).toBe(8);
  });

  it('offers no second chances', () => {
    const { play, slide } = begin(1, { redemption: 'yes', isAnswerExplanationEnabled: false });
    play('wrong');
    expect(slide()?.secondChances).toEqual([]);
  });

  it("shows the host each player's progress, and earlier answers in the report", () => {
    const { game, ana, play } = begin(2);
    play('wrong', 'right');
    expect(game.hostView().players).toMatchObject([{ answered: 1, atSecondChances: false }]);
    expect(game.projector().progress).toBe(50);
    play('wrong', 'right');
    game.host({ type: 'end' });
    expect(game.room.state).toBe('completed');
    expect(game.reportOf(ana)?.attempts[0]?.responses).toMatchObject([
      { q: 0, result: 'correct', before: [{ type: 'MCQ' }, { type: 'MCQ' }] },
      { q: 1, result: 'correct', before: [] },
    ]);
    expect(game.hostView().questions[0]?.distribution).toMatchObject({ answered: 1, correct: 1 });
  });

  it('is played to the end by bots', () => {
    const game = new Game({ type: 'mastery_mode', questions: choices(6) });
    game.host({ type: 'rehearse', robots: 5, accuracy: 40 });
    game.start();
    for (
      let second = 0;
      second < 5_000 && game.hostView().players.some(({ isOver }) => !isOver);
      second += 1
    ) {
      for (const move of dueBotCommands(game.room, game.now, RULES)) game.send(move);
      game.wait(1_000);
    }
    expect(game.hostView().players.map(({ isOver, accuracy }) => ({ isOver, accuracy }))).toEqual(
      Array.from({ length: 5 }, () => ({ isOver: true, accuracy: 100 })),
    );
    expect(game.replayed()).toEqual(game.room);
  });
});
