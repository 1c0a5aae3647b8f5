import { describe, expect, it } from 'vitest';
import type { RoomEvent } from '#core/authority/events.ts';
import { evolveAll } from '#core/authority/index.ts';
import { RULES } from '#core/authority/index.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

function begin(
  count: number,
  options: Partial<GameOptions> = {},
  { type = 'normal' }: { readonly type?: GameType } = {},
) {
  const game = new Game({
    type,
    questions: choices(count),
    options: { redemption: 'yes', isAnswerExplanationEnabled: false, timer: 'off', ...options },
  });
  const ana = game.join('Ana');
  game.start();
  /** Answers the next questions in the player's order. */
  const answer = (...words: readonly ('right' | 'wrong')[]) => {
    for (const word of words) {
      expect(game.open(ana, game.view(ana).slide?.secondChances.length ? null : undefined)).toMatchObject({
        ok: true,
      });
      game.answer(ana, [word]);
    }
  };
  const slide = () => game.view(ana).slide;
  return {
    game,
    ana,
    answer,
    slide,
    me: () => game.view(ana).me,
    offered: () => slide()?.secondChances.map(({ text }) => text),
  };
}

const rights = (count: number) => Array.from({ length: count }, () => 'right' as const);

describe('second chances', () => {
  it('come after 14 questions, then after every 10, and at the end, for wrong answers since the last ones', () => {
    const { answer, offered } = begin(30);
    answer('wrong', ...rights(12));
    expect(offered()).toEqual([]);
    answer('wrong');
    expect(offered()).toEqual(['Q1', 'Q14']);
    answer('wrong', ...rights(8));
    expect(offered()).toEqual([]);
    answer('right');
    expect(offered()).toEqual(['Q15']);
    answer(...rights(5));
    expect(offered()).toEqual([]);
    answer('wrong');
    expect(offered()).toEqual(['Q30']);
  });

  it('are chosen once each, and replace the first answer for accuracy and marks', () => {
    const { game, ana, answer, offered, me, slide } = begin(16);
    answer('wrong', 'right', 'wrong', ...rights(11));
    expect(me()).toMatchObject({ answered: 14, accuracy: 86, totalCorrect: 12, repeated: 0 });
    expect(game.open(ana, 'Q3')).toMatchObject({ ok: true });
    expect(slide()).toMatchObject({ index: 2, total: 16, state: 'active', asking: 2 });
    game.answer(ana, ['right']);
    expect(me()).toMatchObject({ answered: 14, accuracy: 93, totalCorrect: 13, repeated: 1 });
    expect(slide()).toMatchObject({ index: 2, state: 'reveal', asking: 2 });
    expect(offered()).toEqual(['Q1']);
    expect(game.open(ana, 'Q3')).toEqual({ ok: false, reason: 'response.WRONG_QUESTION' });
    game.open(ana, 'Q1');
    game.answer(ana, ['wrong']);
    expect(offered()).toEqual([]);
    expect(me()).toMatchObject({ answered: 14, accuracy: 93, totalCorrect: 13, repeated: 2 });
    answer('right');
    expect(slide()).toMatchObject({ index: 14, asking: 1, question: { text: 'Q15' } });
  });

  it('earn base and timer points with half of the streak bonus, as in the example of docs/game-rules.md', () => {
    const { game, ana, answer, slide, me } = begin(3, { timer: 'classic' });
    answer('right', 'wrong', 'right');
    expect(me()).toMatchObject({ score: 2_000, accuracy: 67 });
    game.open(ana, 'Q2');
    game.answer(ana, ['right']);
    expect(slide()?.feedback?.breakup).toEqual({ base: 600, timer: 400, streak: 50, total: 1_050 });
    expect(me()).toMatchObject({ score: 3_050, accuracy: 100 });
  });

  it('are gone once the player declines them', () => {
    const { game, ana, answer, offered, slide } = begin(15);
    answer('wrong', ...rights(13));
    // A late or repeated command makes no choice.
    expect(game.open(ana)).toEqual({ ok: true, events: [] });
    game.open(ana, null);
    expect(slide()).toMatchObject({ index: 14, asking: 1, secondChances: [] });
    game.answer(ana, ['right']);
    expect(offered()).toEqual([]);
    expect(game.seat(ana).isOver).toBe(true);
  });

  it('keep the game open at its end until they are taken or declined', () => {
    const first = begin(3);
    first.answer('right', 'wrong', 'wrong');
    expect(first.me().isOver).toBe(false);
    first.game.open(first.ana, 'Q2');
    first.game.answer(first.ana, ['right']);
    expect(first.me().isOver).toBe(false);
    first.game.open(first.ana, 'Q3');
    first.game.answer(first.ana, ['right']);
    expect(first.me()).toMatchObject({ isOver: true, accuracy: 100 });

    const second = begin(3);
    second.answer('right', 'wrong', 'wrong');
    expect(second.game.open(second.ana, null)).toMatchObject({ ok: true });
    expect(second.me()).toMatchObject({ isOver: true, accuracy: 33 });
  });

  it('are only for wrong answers, not for skips, timeouts or partially correct ones', () => {
    const partly: AuthoredQuestion = {
      type: 'MSQ',
      text: 'partly',
      options: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }],
    };
    const game = new Game({
      questions: [...choices(2), partly, ...choices(1)],
      options: { redemption: 'yes', isAnswerExplanationEnabled: false, timer: 'strict' },
    });
    const ana = game.join('Ana');
    game.start();
    const give = (
      what: { type: 'skip' } | { type: 'answer'; state: 'timedOut'; answer: null; networkMs: 0 },
    ) => {
      const questionId = game.view(ana).slide?.question?.id ?? '';
      return game.send({ ...what, commandId: game.commandId(), playerId: ana, questionId });
    };
    game.open(ana);
    give({ type: 'skip' });
    game.open(ana);
    game.wait(60_000);
    give({ type: 'answer', state: 'timedOut', answer: null, networkMs: 0 });
    game.open(ana);
    game.answer(ana, ['a']);
    game.open(ana);
    game.answer(ana, ['wrong']);
    expect(game.view(ana).slide?.secondChances).toMatchObject([{ index: 3 }]);
  });

  it('come before postponed questions, not after them', () => {
    const { game, ana, answer, offered } = begin(4);
    answer('wrong');
    game.open(ana);
    const questionId = game.view(ana).slide?.question?.id ?? '';
    game.send({ type: 'answerLater', commandId: 'later', playerId: ana, questionId, draft: null });
    answer('wrong', 'right');
    expect(offered()).toEqual(['Q1', 'Q3']);
    game.open(ana, 'Q3');
    expect(
      game.send({
        type: 'answerLater',
        commandId: 'again',
        playerId: ana,
        questionId: game.view(ana).slide?.question?.id ?? '',
        draft: null,
      }),
    ).toEqual({ ok: false, reason: 'response.ALREADY_ANSWERED' });
    game.answer(ana, ['right']);
    expect(game.seat(ana).isOver).toBe(false);
    answer('wrong');
    expect(offered()).toEqual([]);
    expect(game.seat(ana).isOver).toBe(true);
  });

  it.each([
    ['the option is off', { redemption: 'no' }, 'normal'],
    ['explanations are on', { isAnswerExplanationEnabled: true }, 'normal'],
    ['the game shows no results', { showAnswers: 'never' }, 'normal'],
    ['a test shows no results', {}, 'test'],
  ] as const)('are not offered when %s', (_, options, type) => {
    const { answer, me } = begin(3, options, { type });
    answer('wrong', 'wrong', 'wrong');
    expect(me().isOver).toBe(true);
  });

  it('hide the correct answer only as long as the question can be asked again', () => {
    const { game, ana, answer, slide } = begin(4);
    answer('right');
    expect(slide()?.feedback).toMatchObject({ reveal: { type: 'MCQ' } });
    answer('wrong');
    expect(slide()?.feedback).toMatchObject({ result: 'incorrect', reveal: null });
    answer('wrong', 'wrong');
    game.open(ana, 'Q2');
    game.answer(ana, ['wrong']);
    expect(slide()?.feedback).toMatchObject({ reveal: { type: 'MCQ' } });
    game.open(ana, null);
    expect(game.view(ana).summary?.items).toMatchObject(
      [0, 1, 2, 3].map(() => ({ reveal: { type: 'MCQ' } })),
    );
  });

  it('are offered even if the last question of a segment is postponed', () => {
    const { game, ana, answer, offered, slide } = begin(16);
    answer('wrong', ...rights(12));
    game.open(ana);
    const questionId = slide()?.question?.id ?? '';
    game.send({ type: 'answerLater', commandId: 'later', playerId: ana, questionId, draft: null });
    expect(slide()?.state).toBe('inactive');
    expect(offered()).toEqual(['Q1']);
    expect(game.open(ana, 'Q1')).toMatchObject({ ok: true });
    game.answer(ana, ['right']);
    game.open(ana);
    expect(slide()?.question?.text).toBe('Q15');
  });

  it('accept no answer meant for the first asking, and no late second one', () => {
    const { game, ana, answer, slide } = begin(2);
    answer('wrong', 'right');
    game.open(ana, 'Q1');
    const { id = '', options = [] } = (slide()?.question ?? {}) as {
      id?: string;
      options?: { id: string }[];
    };
    const late = {
      type: 'answer',
      playerId: ana,
      questionId: id,
      state: 'attempted',
      answer: { type: 'MCQ', optionId: options[0]?.id ?? '' },
      networkMs: 0,
    } as const;
    const refused = { ok: false, reason: 'response.ALREADY_ANSWERED' };
    expect(game.send({ ...late, commandId: 'late' })).toEqual(refused);
    expect(game.send({ type: 'skip', commandId: 'skip', playerId: ana, questionId: id })).toEqual(refused);
    expect(game.send({ ...late, commandId: 'now', asking: 2 })).toMatchObject({ ok: true });
  });

  it('keep the first answer if time runs out on the second', () => {
    const { game, ana, answer, slide } = begin(2, { timer: 'strict' });
    answer('wrong', 'right');
    game.open(ana, 'Q1');
    const question = slide()?.question;
    game.wait(60_000);
    const optionId = question && 'options' in question ? (question.options[0]?.id ?? '') : '';
    game.send({
      type: 'answer',
      commandId: 'late',
      playerId: ana,
      questionId: question?.id ?? '',
      state: 'timedOut',
      answer: { type: 'MCQ', optionId },
      asking: 2,
      networkMs: 0,
    });
    expect(game.report().players[0]?.attempts[0]?.responses[0]).toMatchObject({
      state: 'attempted',
      result: 'incorrect',
      before: [],
    });
    expect(game.hostView().questions[0]?.distribution).toMatchObject({ answered: 1, correct: 0 });
  });

  it("don't keep a game from counting as completed, on the projector or for the host", () => {
    const { game, ana, answer } = begin(3);
    answer('wrong', 'wrong', 'right');
    game.open(ana, 'Q1');
    game.answer(ana, ['right']);
    expect(game.projector().progress).toBe(100);
    expect(game.hostView().players[0]).toMatchObject({ answered: 3, isOver: false, atSecondChances: true });
    game.host({ type: 'end' });
    expect(game.room.state).toBe('completed');
    expect(game.view(ana).slide?.secondChances).toEqual([]);
  });

  it('are not taken by bots', () => {
    const played = new Game({
      type: 'normal',
      questions: choices(3),
      options: { redemption: 'yes', isAnswerExplanationEnabled: false, timer: 'off' },
    });
    played.host({ type: 'rehearse', robots: 1, accuracy: 0 });
    played.start();
    const robot = () => played.room.seats.flat()[0];
    for (let second = 0; second < 300 && !robot()?.isOver; second += 1) {
      played.wait(1_000);
      for (const move of dueBotCommands(played.room, played.now, RULES)) played.send(move);
    }
    expect(robot()).toMatchObject({ isOver: true, repeated: 0 });
  });

  it('replace the first answer in summary, tallies and report, unless they were skipped', () => {
    const { game, ana, answer } = begin(3);
    answer('wrong', 'wrong', 'right');
    game.open(ana, 'Q1');
    game.answer(ana, ['right']);
    game.open(ana, 'Q2');
    const questionId = game.view(ana).slide?.question?.id ?? '';
    game.send({ type: 'skip', commandId: 'skip', playerId: ana, questionId, asking: 2 });
    const { summary } = game.view(ana);
    expect(summary).toMatchObject({
      totalCorrect: 2,
      incorrect: 1,
      unanswered: 0,
      notPlayed: 0,
      accuracy: 67,
    });
    expect(summary?.items).toMatchObject([
      { asking: 2, result: 'correct' },
      { asking: 1, result: 'incorrect' },
      { asking: 1, result: 'correct' },
    ]);
    expect(game.hostView().questions.map(({ distribution }) => distribution)).toMatchObject([
      { answered: 1, correct: 1, unanswered: 0 },
      { answered: 1, correct: 0, unanswered: 0 },
      { answered: 1, correct: 1, unanswered: 0 },
    ]);
    expect(game.hostView().players[0]).toMatchObject({ answered: 3, totalCorrect: 2 });
    expect(game.report().players[0]?.attempts[0]?.responses).toMatchObject([
      { q: 0, result: 'correct', before: [{ type: 'MCQ' }] },
      { q: 1, result: 'incorrect', before: [] },
      { q: 2, result: 'correct', before: [] },
    ]);
  });

  it('start over with each attempt', () => {
    const { game, ana, answer, offered } = begin(2);
    answer('wrong', 'right');
    game.open(ana, 'Q1');
    game.answer(ana, ['right']);
    game.send({ type: 'startAttempt', playerId: ana });
    expect(game.view(ana).me.repeated).toBe(0);
    answer('wrong', 'right');
    expect(offered()).toEqual(['Q1']);
  });
});

it('a log from before questions could be asked more than twice is read correctly', () => {
  const { game, ana, answer, me } = begin(2);
  answer('wrong', 'right');
  game.open(ana, 'Q1');
  game.answer(ana, ['right']);
  expect(me()).toMatchObject({ accuracy: 100, repeated: 1, isOver: true });
  const old = JSON.parse(
    JSON.stringify(game.log).replaceAll('"asking":2', '"attemptType":"redemption"'),
  ) as RoomEvent[];
  expect(JSON.stringify(old)).toContain('"attemptType":"redemption"');
  expect(evolveAll(null, old)).toEqual(game.room);
});
