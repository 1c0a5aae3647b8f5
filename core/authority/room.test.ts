import { describe, expect, it } from 'vitest';
import { reportPage } from '#core/authority/index.ts';
import type { SlideState } from '#core/room/phase.ts';
import { Game, SAMPLE_QUESTIONS } from '#core/testing/game.ts';

const TWO = { options: { jumble: false } } as const;

describe('a student-paced game', () => {
  it('opens questions one by one, gives feedback, and ends for the player after the last', () => {
    const game = new Game(TWO);
    const ana = game.join('Ana');
    expect(game.open(ana)).toEqual({ ok: false, reason: 'room.NOT_STARTED' });
    game.host({ type: 'start' });
    expect(game.open(ana)).toEqual({ ok: false, reason: 'response.TOO_EARLY' });
    game.wait(3_000);
    expect(game.view(ana).slide).toMatchObject({ state: 'inactive', question: null });
    game.open(ana);
    const slide = game.view(ana).slide;
    expect(slide).toMatchObject({ state: 'active', index: 0, total: 5, answered: false });
    expect(slide?.question?.text).toBe('Which is a prime?');
    game.wait(500);
    expect(game.answer(ana, ['7']).ok).toBe(true);
    const after = game.view(ana);
    expect(after.slide?.feedback).toMatchObject({
      result: 'correct',
      breakup: { base: 600, timer: 400, streak: 0, total: 1_000 },
    });
    expect(after.me).toMatchObject({ score: 1_000, streak: 1, accuracy: 100, rank: 1 });
    game.open(ana);
    game.wait(15_000);
    game.answer(ana, ['2', '3']);
    expect(game.view(ana).slide?.feedback).toMatchObject({ result: 'incorrect', breakup: { total: 0 } });
    game.open(ana);
    game.answer(ana, ['  PARIS. ']);
    game.open(ana);
    game.answer(ana, ['All of it']);
    game.open(ana);
    game.answer(ana, ['red']);
    const end = game.view(ana);
    expect(end.me).toMatchObject({ isOver: true, accuracy: 67, totalCorrect: 2 });
    expect(end.summary?.items).toHaveLength(5);
    expect(game.open(ana)).toEqual({ ok: false, reason: 'player.ALREADY_OVER' });
  });

  it('gives partial credit for an MSQ and keeps the streak', () => {
    const game = new Game(TWO);
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.answer(ana, ['7']);
    game.open(ana);
    game.answer(ana, ['2']);
    expect(game.view(ana).slide?.feedback).toMatchObject({
      result: 'partial',
      breakup: { base: 300, timer: 0, streak: 0 },
    });
    expect(game.view(ana).me.streak).toBe(1);
  });
});

describe('a scheduled room', () => {
  const HOUR = 3_600_000;
  const LATER = { type: 'tp', opensAt: 1_000_000 + HOUR } as const;

  it('takes no players early, and opens by the clock', () => {
    const game = new Game(LATER);
    expect(() => game.join('Ana')).toThrow('room.SCHEDULED');
    game.wait(HOUR - 1);
    expect(game.room.state).toBe('scheduled');
    expect(game.hostView()).toMatchObject({
      controls: ['open', 'end'],
      room: { state: 'scheduled', opensAt: LATER.opensAt },
    });
    game.wait(1);
    expect(game.hostView().room).toMatchObject({ state: 'waiting', opensAt: null });
    game.join('Ana');
    expect(game.replayed()).toEqual(game.room);
  });

  it('can be opened early by the host, and then lasts a day', () => {
    const game = new Game(LATER);
    game.now += 1_000;
    expect(game.host({ type: 'start' })).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    expect(game.host({ type: 'open' }, 'open-it').ok).toBe(true);
    expect(game.host({ type: 'open' }, 'open-it')).toEqual({ ok: true, events: [] });
    expect(game.host({ type: 'open' })).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    expect(game.room.expiresAt).toBe(game.now + 24 * HOUR);
  });

  it('looks like a wrong code while locked, and can be closed unopened', () => {
    const game = new Game(LATER);
    game.host({ type: 'lock', locked: true });
    expect(() => game.join('Ana')).toThrow('room.NOT_FOUND');
    game.host({ type: 'end' });
    expect(game.room.state).toBe('archived');
    game.wait(2 * HOUR);
    expect(game.room.state).toBe('archived');
  });
});

describe('replacement names', () => {
  it('are numbered, and shown to the players who have them', () => {
    const game = new Game(TWO);
    const puppy = (typed: string) => game.join('Fluffy Puppy', game.commandId(), typed);
    const seats = [puppy('one bad word'), puppy('another'), game.join('Ana'), puppy('a third')];
    expect(seats.map((id) => game.view(id).me.name)).toEqual([
      'Fluffy Puppy',
      'Fluffy Puppy 2',
      'Ana',
      'Fluffy Puppy 3',
    ]);
    expect(seats.map((id) => game.view(id).me.renamed)).toEqual([true, true, false, true]);
    expect(JSON.stringify(seats.map((id) => game.view(id)))).not.toContain('bad word');
    expect(game.hostView().players[0]?.typedName).toBe('one bad word');
  });
});

it('a finished room tells newcomers whether its game is over or never started', () => {
  const closed = new Game(TWO);
  closed.host({ type: 'end' });
  expect(() => closed.join('Ben')).toThrow('room.CLOSED');
  const stopped = new Game(TWO);
  stopped.join('Ana');
  stopped.start();
  stopped.host({ type: 'end' });
  expect(() => stopped.join('Ben')).toThrow('room.STOPPED');
});

describe('an archived room', () => {
  it('was finished first, keeps its summaries, and never changes again', () => {
    const game = new Game(TWO);
    const ana = game.join('Ana');
    expect(game.send({ type: 'archive' })).toEqual({ ok: true, events: [] });
    game.start();
    game.host({ type: 'end' });
    const { summary } = game.view(ana);
    game.send({ type: 'archive' });
    expect(game.send({ type: 'archive' })).toEqual({ ok: true, events: [] });
    expect(game.room.state).toBe('archived');
    expect(game.view(ana).summary).toEqual(summary);
    expect(() => game.join('Ben')).toThrow('room.COMPLETED');
    expect(game.hostView().controls).toEqual([]);
  });
});

describe('a teacher-paced game', () => {
  it('hides who was right until the reveal', () => {
    const game = new Game({ type: 'tp' });
    const ana = game.join('Ana');
    const ben = game.join('Ben');
    game.start();
    expect(game.room.slide).toMatchObject({ index: 0, state: 'active', awaited: 2 });
    game.answer(ana, ['7']);
    expect(game.view(ana)).toMatchObject({
      me: { score: 0, streak: 0 },
      slide: { answered: true, feedback: null, distribution: null },
    });
    expect(game.projector().slide).toMatchObject({
      answered: 1,
      expected: 2,
      reveal: null,
      distribution: null,
    });
    const rows = () => game.hostView().players.map(({ answered, accuracy }) => [answered, accuracy]);
    expect(rows()).toEqual([
      [1, null],
      [0, null],
    ]);
    game.answer(ben, ['9']);
    expect(game.room.slide?.state).toBe('reveal');
    expect(rows()).toEqual([
      [1, 100],
      [1, 0],
    ]);
    expect(game.view(ana)).toMatchObject({
      me: { score: 1_000, rank: 1 },
      slide: { feedback: { result: 'correct' } },
    });
    expect(game.view(ben).slide?.feedback).toMatchObject({ result: 'incorrect' });
    game.host({ type: 'next' });
    expect(game.room.slide?.state).toBe('completed');
    expect(game.projector().board?.rows.map((row) => row.name)).toEqual(['Ana', 'Ben']);
    game.host({ type: 'next' });
    expect(game.room.slide).toMatchObject({ index: 1, state: 'active' });
  });

  it('advances only from the slide and state that the host saw', () => {
    const game = new Game({ type: 'tp', questions: SAMPLE_QUESTIONS.slice(0, 2) });
    const ana = game.join('Ana');
    game.start();
    const next = (state: SlideState, commandId?: string) =>
      game.host({ type: 'next', seen: { index: 0, state } }, commandId);
    const movedOn = { ok: false, reason: 'room.MOVED_ON' };
    // The last answer arrives while the host closes the question.
    game.answer(ana, ['7']);
    expect(next('active')).toEqual(movedOn);
    expect(game.room.slide?.state).toBe('reveal');
    // Two windows advance at the same time; resending a command is not a second step.
    expect(next('reveal', 'first-window')).toMatchObject({ ok: true });
    expect(next('reveal', 'other-window')).toEqual(movedOn);
    expect(next('reveal', 'first-window')).toEqual({ ok: true, events: [] });
    expect(game.room.slide?.state).toBe('completed');
    expect(next('completed')).toMatchObject({ ok: true });
    expect(game.room.slide).toMatchObject({ index: 1, state: 'active' });
    expect(next('completed')).toEqual(movedOn);
  });

  it('closes at the deadline, waits for answers in flight, and times out the rest', () => {
    const game = new Game({ type: 'tp' });
    const ana = game.join('Ana');
    const ben = game.join('Ben');
    game.start();
    game.wait(30_000);
    expect(game.room.slide?.state).toBe('waiting');
    game.now += 200;
    const id = game.room.questions[0]?.question.id ?? '';
    const question = game.room.questions[0]?.question;
    const options = question && 'options' in question ? question.options : [];
    const answer = { type: 'MCQ', optionId: options[1]?.id ?? '' } as const;
    game.send({
      type: 'answer',
      commandId: 'late-one',
      playerId: ana,
      questionId: id,
      state: 'attempted',
      answer,
      networkMs: 250,
    });
    game.wait(300);
    expect(game.room.slide?.state).toBe('reveal');
    expect(game.view(ana).slide?.feedback).toMatchObject({
      state: 'attempted',
      result: 'correct',
      breakup: { timer: 0 },
    });
    expect(game.view(ben).slide?.feedback).toMatchObject({ state: 'timedOut', result: 'incorrect' });
  });

  it.each(['strict', 'classic', 'off'] as const)(
    'tells a question closed by the host from one whose clock ran out, with the timer %s',
    (timer) => {
      const game = new Game({ type: 'tp', options: { timer } });
      const ana = game.join('Ana');
      const states = () => [
        game.view(ana).slide?.feedback?.state,
        reportPage(game.room, 0).players[0]?.attempts[0]?.responses.at(-1)?.state,
      ];
      game.start();
      game.wait(20_000);
      game.host({ type: 'next' });
      game.wait(500);
      expect(states()).toEqual(['closed', 'closed']);
      if (timer === 'off') return;
      while (game.room.slide?.index === 0) game.host({ type: 'next' });
      game.host({ type: 'addTime', ms: 20_000 });
      game.wait(50_000);
      if (timer === 'classic') game.host({ type: 'next' });
      game.wait(500);
      expect(states()).toEqual(['timedOut', 'timedOut']);
      game.end();
      expect(game.view(ana).summary?.items.map(({ state }) => state)).toEqual(['closed', 'timedOut']);
    },
  );

  it('accepts an answer as auto-submitted only after closing, whatever the page says', () => {
    const handIn = (game: Game, playerId: string) => {
      const question = game.room.questions[game.currentQuestion(playerId)]?.question;
      const optionId = question && 'options' in question ? (question.options[1]?.id ?? '') : '';
      const decision = game.send({
        type: 'answer',
        commandId: game.commandId(),
        playerId,
        questionId: question?.id ?? '',
        state: 'autoAttempted',
        answer: { type: 'MCQ', optionId },
        networkMs: 0,
      });
      const [event] = decision.ok ? decision.events : [];
      return event?.type === 'answered' ? event.response.state : null;
    };
    const game = new Game({ type: 'tp' });
    const [ana, ben] = [game.join('Ana'), game.join('Ben')];
    game.start();
    expect(handIn(game, ana)).toBe('attempted');
    game.wait(30_000);
    expect(game.room.slide?.state).toBe('waiting');
    expect(handIn(game, ben)).toBe('autoAttempted');
    const alone = new Game();
    const cleo = alone.join('Cleo');
    alone.start();
    alone.open(cleo);
    expect(handIn(alone, cleo)).toBe('attempted');
  });

  it.each([
    ['always', 'attempted'],
    ['partial', 'attempted'],
    ['never', 'attemptedSilently'],
  ] as const)('records whether the player was shown a result with showAnswers %s', (showAnswers, state) => {
    const game = new Game({ options: { showAnswers } });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    expect(game.answer(ana, ['7']).ok).toBe(true);
    expect(game.seat(ana).responses.at(-1)).toMatchObject({ state, result: 'correct' });
    expect(game.view(ana).me.answered).toBe(1);
  });

  it('stops its clock while paused', () => {
    const game = new Game({ type: 'tp' });
    const ana = game.join('Ana');
    game.start();
    game.wait(10_000);
    game.host({ type: 'pause' });
    expect(game.view(ana).slide).toMatchObject({ deadline: null, pausedLeftMs: 20_000 });
    game.wait(3_600_000);
    expect(game.answer(ana, ['7'])).toEqual({ ok: false, reason: 'room.PAUSED' });
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect(game.view(ana).slide?.deadline).toBe(game.now + 20_000);
    expect(game.answer(ana, ['7']).ok).toBe(true);
  });

  it('gives no extra time for a pause within the 3-2-1 after a pause', () => {
    const game = new Game({ type: 'tp' });
    const ana = game.join('Ana');
    game.start();
    game.wait(10_000);
    game.host({ type: 'pause' });
    for (let again = 0; again < 5; again += 1) {
      game.host({ type: 'resume' });
      game.wait(100);
      game.host({ type: 'pause' });
      expect(game.view(ana).slide?.pausedLeftMs).toBe(20_000);
      game.wait(60_000);
    }
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect(game.view(ana).slide?.deadline).toBe(game.now + 20_000);
  });

  it('does not wait for a removed player, but does for a disconnected one', () => {
    const game = new Game({ type: 'tp', options: { timer: 'off' } });
    const [ana, ben, cara] = [game.join('Ana'), game.join('Ben'), game.join('Cara')];
    game.start();
    game.host({ type: 'remove', playerId: cara });
    expect(game.room.slide?.state).toBe('active');
    game.answer(ana, ['7']);
    game.send({ type: 'drop', playerId: ben });
    expect(game.room.slide?.state).toBe('active');
    game.send({ type: 'return', playerId: ben });
    game.host({ type: 'remove', playerId: ben });
    expect(game.room.slide?.state).toBe('reveal');
  });

  it("remembers only the latest of the host's commands", () => {
    const game = new Game({ type: 'tp' });
    for (let n = 0; n < 600; n += 1) game.host({ type: 'lock', locked: n % 2 === 0 }, `lock-${n}`);
    expect(game.room.hostCommands.length).toBeLessThan(300);
    const before = game.room;
    game.host({ type: 'lock', locked: true }, 'lock-599');
    expect(game.room).toBe(before);
  });
});
