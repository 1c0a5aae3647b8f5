import { describe, expect, it } from 'vitest';
import { Game, type GameSettings } from '#core/testing/game.ts';

const QUESTIONS = ['One', 'Two', 'Three'].map((text) => ({
  type: 'MCQ' as const,
  text,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
  timeSeconds: 30,
}));

function started(settings: GameSettings = {}) {
  const game = new Game({ questions: QUESTIONS, ...settings });
  const ana = game.join('Ana');
  game.start();
  const open = () => {
    game.open(ana);
    return game.view(ana).slide;
  };
  const later = (draft: string | null = null, commandId = game.commandId()) => {
    const question = game.view(ana).slide?.question;
    const option =
      question && 'options' in question ? question.options.find(({ text }) => text === draft) : null;
    return game.send({
      type: 'answerLater',
      playerId: ana,
      commandId,
      questionId: question?.id ?? '',
      draft: option ? { type: 'MCQ', optionId: option.id } : null,
    });
  };
  return { game, ana, open, later };
}

/** Returns the correct option of question `q`. */
function rightOf(game: Game, q: number): string {
  const key = game.room.questions[q]?.key as { correctIds: readonly string[] } | undefined;
  return key?.correctIds[0] ?? '';
}

const titleOf = (slide: ReturnType<ReturnType<typeof started>['open']>) => slide?.question?.text;

describe('a question left for later', () => {
  it('is not left again by a retry that arrives in the next attempt', () => {
    const { game, ana, open, later } = started({ playMode: 'async', options: { limitAttempts: 2 } });
    open();
    expect(later(null, 'later-1')).toMatchObject({ ok: true });
    game.send({ type: 'finish', playerId: ana });
    game.send({ type: 'startAttempt', playerId: ana });
    open();
    expect(later(null, 'later-1')).toMatchObject({ ok: true, events: [] });
    expect(game.view(ana).slide).toMatchObject({ state: 'active', postponed: 0 });
  });

  it('comes back after all others with its draft and its number', () => {
    const { game, ana, open, later } = started();
    expect(open()).toMatchObject({ index: 0, mayPostpone: true, postponed: 0, wasPostponed: false });
    later('right');
    expect(game.view(ana).slide).toMatchObject({ state: 'inactive', question: null, index: 1, postponed: 1 });
    expect(titleOf(open())).toBe('Two');
    game.answer(ana, ['right']);
    expect(game.view(ana).slide).toMatchObject({ state: 'reveal', index: 1 });
    expect(titleOf(open())).toBe('Three');
    game.answer(ana, ['right']);
    expect(game.seat(ana).isOver).toBe(false);
    const again = open();
    expect(again).toMatchObject({ index: 0, postponed: 0, wasPostponed: true, mayPostpone: false });
    expect(again?.draft).toMatchObject({ type: 'MCQ' });
    game.answer(ana, ['right']);
    expect(game.seat(ana).isOver).toBe(true);
    expect(game.view(ana).summary).toMatchObject({ totalCorrect: 3, unanswered: 0 });
  });

  it('stays open when the command that left it is retried', () => {
    const { open, later } = started();
    open();
    later(null, 'first');
    open();
    later(null, 'second');
    expect(later(null, 'second')).toMatchObject({ ok: true, events: [] });
    open();
    later(null, 'third');
    expect(titleOf(open())).toBe('One');
    expect(later(null, 'first')).toMatchObject({ ok: true, events: [] });
    expect(titleOf(open())).toBe('One');
  });

  it('accepts an answer that crossed with the command that left it, counting all the time since', () => {
    const { game, ana, open, later } = started({ options: { timer: 'strict' } });
    const answerTo = (q: number, commandId: string) =>
      game.send({
        type: 'answer',
        commandId,
        playerId: ana,
        questionId: game.room.questions[q]?.question.id ?? '',
        state: 'attempted',
        answer: { type: 'MCQ', optionId: rightOf(game, q) },
        networkMs: 0,
      });
    open();
    game.wait(2_000);
    later();
    open();
    game.wait(10_000);
    answerTo(0, 'crossed');
    expect(game.seat(ana)).toMatchObject({ later: [], open: { q: 1 }, totalCorrect: 1 });
    expect(game.seat(ana).responses[0]).toMatchObject({ q: 0, timeMs: 12_000, result: 'correct' });
    expect(answerTo(0, 'crossed')).toEqual({ ok: true, events: [] });
    // A crossing answer that comes too late counts as timed out.
    later();
    open();
    game.wait(40_000);
    answerTo(1, 'late');
    expect(game.seat(ana).responses[1]).toMatchObject({ q: 1, state: 'timedOut', result: 'incorrect' });
  });

  it('accepts only real answers that cross, with the promised minimum time and without pauses', () => {
    const { game, ana, open, later } = started({ options: { timer: 'strict' } });
    const crossing = (q: number, state: 'attempted' | 'timedOut') =>
      game.send({
        type: 'answer',
        commandId: game.commandId(),
        playerId: ana,
        questionId: game.room.questions[q]?.question.id ?? '',
        state,
        answer: state === 'timedOut' ? null : { type: 'MCQ', optionId: rightOf(game, q) },
        networkMs: 0,
      });
    open();
    game.wait(29_700);
    later();
    game.wait(400);
    expect(crossing(0, 'timedOut')).toEqual({ ok: false, reason: 'response.WRONG_QUESTION' });
    expect(game.seat(ana).later).toHaveLength(1);
    // The other two, and then the first again, with four of its ten seconds used.
    for (let other = 0; other < 2; other += 1) {
      open();
      if (other === 0) game.answer(ana, ['right']);
      else later();
    }
    open();
    game.wait(4_000);
    later();
    game.host({ type: 'pause' });
    game.wait(60_000);
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect(crossing(0, 'attempted')).toMatchObject({ ok: true });
    expect(game.seat(ana).responses.at(-1)).toMatchObject({ q: 0, state: 'attempted', result: 'correct' });
  });

  it('waits behind those left before it', () => {
    const { game, ana, open, later } = started();
    open();
    later();
    open();
    later();
    expect(titleOf(open())).toBe('Three');
    later();
    expect(titleOf(open())).toBe('One');
    later();
    expect(titleOf(open())).toBe('Two');
    game.answer(ana, ['right']);
    expect(titleOf(open())).toBe('Three');
    game.answer(ana, ['right']);
    expect(titleOf(open())).toBe('One');
    expect(later()).toEqual({ ok: false, reason: 'response.NOTHING_ELSE_LEFT' });
  });

  it('has its clock stopped, and at least ten seconds left when it comes back', () => {
    const { game, ana, open, later } = started({ options: { timer: 'strict' } });
    open();
    game.wait(8_000);
    later();
    game.wait(60_000);
    open();
    game.wait(25_000);
    later();
    open();
    game.answer(ana, ['wrong']);
    const first = open();
    expect(titleOf(first)).toBe('One');
    expect((first?.deadline ?? 0) - game.now).toBe(22_000);
    game.wait(2_000);
    game.answer(ana, ['right']);
    expect(game.seat(ana).responses.at(-1)).toMatchObject({ timeMs: 10_000, result: 'correct' });
    const second = open();
    expect(titleOf(second)).toBe('Two');
    expect((second?.deadline ?? 0) - game.now).toBe(10_000);
    game.answer(ana, ['right']);
    expect(game.seat(ana).responses.at(-1)).toMatchObject({ timeMs: 25_000 });
  });

  it('gains no time bonus, however little of its time was used', () => {
    const short = QUESTIONS.map((question) => ({ ...question, timeSeconds: 5 }));
    for (const [questions, used, left] of [
      [QUESTIONS, 0, 30_000],
      [QUESTIONS, 60_000, 10_000],
      [short, 4_900, 10_000],
    ] as const) {
      const { game, ana, open, later } = started({ questions, options: { timer: 'classic' } });
      open();
      game.wait(used);
      later();
      for (const _ of [2, 3]) {
        open();
        game.answer(ana, ['wrong']);
      }
      expect((open()?.deadline ?? 0) - game.now).toBe(left);
      game.wait(100);
      game.answer(ana, ['right']);
      expect(game.seat(ana).responses.at(-1)).toMatchObject({ timeMs: used + 100, breakup: { timer: 0 } });
    }
  });

  it('can’t be left once its strict time is over', () => {
    const { game, open, later } = started({ options: { timer: 'strict' } });
    open();
    game.wait(30_001);
    expect(later()).toEqual({ ok: false, reason: 'response.QUESTION_CLOSED' });
  });

  it('can’t be the only one left, in a teacher-paced game, or closed', () => {
    const { game, ana, open, later } = started({ questions: QUESTIONS.slice(0, 1) });
    open();
    expect(later()).toEqual({ ok: false, reason: 'response.NOTHING_ELSE_LEFT' });
    game.answer(ana, ['right']);
    expect(later()).toMatchObject({ ok: false });
    const paced = started({ type: 'tp' });
    expect(paced.later()).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
  });

  it('is left once by a repeated command', () => {
    const { game, ana, open, later } = started();
    open();
    expect(later(null, 'once')).toMatchObject({ ok: true });
    expect(later(null, 'once')).toEqual({ ok: true, events: [] });
    expect(game.seat(ana).later).toHaveLength(1);
  });

  it.each(['finish', 'end'] as const)('counts as unanswered once the game is over (%s)', (how) => {
    const { game, ana, open, later } = started();
    open();
    later('right');
    open();
    later();
    if (how === 'finish') game.send({ type: 'finish', playerId: ana });
    else game.host({ type: 'end' });
    expect(game.seat(ana).responses.map(({ state, answer }) => [state, answer])).toEqual([
      ['draft', null],
      ['seen', null],
    ]);
    expect(game.view(ana).summary).toMatchObject({ unanswered: 2, notPlayed: 1, accuracy: 0 });
  });

  it('is forgotten in the next attempt', () => {
    const { game, ana, open, later } = started();
    open();
    later();
    game.send({ type: 'finish', playerId: ana });
    game.send({ type: 'startAttempt', playerId: ana });
    expect(open()).toMatchObject({ index: 0, postponed: 0, wasPostponed: false });
    expect(game.seat(ana).responses).toEqual([]);
  });

  it('has its minimum time only once, however often it is left', () => {
    const { game, ana, open, later } = started({ options: { timer: 'strict' } });
    open();
    game.wait(25_000);
    later();
    open();
    later();
    open();
    game.answer(ana, ['right']);
    const again = open();
    expect(again).toMatchObject({ index: 0, deadline: game.now + 10_000 });
    game.wait(7_000);
    later();
    expect(open()).toMatchObject({ index: 1 });
    later();
    expect(open()).toMatchObject({ index: 0, deadline: game.now + 3_000 });
  });

  it('counts as seen or drafted if the game ends while it is open again', () => {
    const { game, ana, open, later } = started();
    open();
    later('wrong');
    for (let rest = 0; rest < 2; rest += 1) {
      open();
      game.answer(ana, ['right']);
    }
    open();
    game.send({ type: 'finish', playerId: ana });
    expect(game.view(ana).summary).toMatchObject({ accuracy: 67, unanswered: 1, notPlayed: 0 });
    expect(game.seat(ana).responses.map(({ q, state }) => [q, state])).toEqual([
      [1, 'attempted'],
      [2, 'attempted'],
      [0, 'draft'],
    ]);
  });
});
