import { describe, expect, it } from 'vitest';
import { decide, nextDeadline } from '#core/authority/index.ts';
import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import { Game } from '#core/testing/game.ts';

const OPENED_BY = 'command-of-ana';

function challenge(): { game: Game; ana: string } {
  const game = new Game({ type: 'challenge', openedBy: OPENED_BY });
  return { game, ana: game.join('Ana', OPENED_BY) };
}

function started() {
  const { game, ana } = challenge();
  const ben = game.join('Ben');
  game.start();
  return { game, ana, ben };
}

const by = (
  game: Game,
  playerId: string,
  type: 'startChallenge' | 'endChallenge',
  commandId = game.commandId(),
) => game.send({ type, playerId, commandId });

/** Skips every question the player has left. */
function pass(game: Game, playerId: string): void {
  while (!game.seat(playerId).isOver) {
    game.open(playerId);
    game.skip(playerId);
  }
}

describe('a challenge room', () => {
  it('reserves its first seat for the command that opened it', () => {
    const game = new Game({ type: 'challenge', openedBy: OPENED_BY });
    const early = { type: 'join', name: 'Eve', typedName: null, nameKey: 'eve', character: 0 } as const;
    expect(game.send({ ...early, commandId: 'of-eve', idSuffix: 'abcdefgh' })).toEqual({
      ok: false,
      reason: 'room.NOT_FOUND',
    });
    const ana = game.join('Ana', OPENED_BY);
    const eve = game.join('Eve');
    expect(game.view(eve).room.challenge?.by).toBe(ana);
  });

  it('answers like a wrong code when it is full', () => {
    const { game } = challenge();
    for (let n = 2; n <= CHALLENGE.maxPlayers; n += 1) game.join(`Friend ${n}`);
    expect(() => game.join('One more')).toThrow('room.NOT_FOUND');
  });

  it('admits no newcomers after the start, but lets players return', () => {
    const { game, ben } = started();
    expect(game.room.locked).toBe(true);
    expect(() => game.join('Late')).toThrow('room.NOT_FOUND');
    game.send({ type: 'drop', playerId: ben });
    expect(game.send({ type: 'return', playerId: ben }).ok).toBe(true);
    expect(game.open(ben).ok).toBe(true);
  });

  it("can't be opened by a host and refuses all host commands", () => {
    expect(HOSTED_TYPES).not.toContain('challenge');
    const { game, ben } = started();
    const before = game.room;
    for (const command of [
      { type: 'end' },
      { type: 'pause' },
      { type: 'remove', playerId: ben },
      { type: 'lock', locked: false },
      { type: 'rehearse', robots: 5, accuracy: 100 },
    ] as const)
      expect(game.host(command)).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    expect(game.room).toBe(before);
    expect(game.hostView().controls).toEqual([]);
  });

  it('fixes attempts, approval, raised hands, redemption and shown answers, whatever was requested', () => {
    const game = new Game({
      type: 'challenge',
      options: {
        limitAttempts: 0,
        requestJoinApproval: true,
        raiseHands: true,
        redemption: 'yes',
        showAnswers: 'never',
      },
    });
    expect(game.room.options).toMatchObject({
      limitAttempts: 1,
      requestJoinApproval: false,
      raiseHands: false,
      redemption: 'no',
      showAnswers: 'always',
    });
  });
});

describe('the start of a challenge', () => {
  it('is up to the opener and takes a second player', () => {
    const { game, ana } = challenge();
    expect(by(game, ana, 'startChallenge')).toEqual({ ok: false, reason: 'room.TOO_FEW_PLAYERS' });
    const ben = game.join('Ben');
    expect(by(game, ben, 'startChallenge')).toEqual({ ok: false, reason: 'player.NOT_HOST' });
    expect(by(game, ana, 'startChallenge').ok).toBe(true);
    expect(game.room.state).toBe('running');
  });

  it('happens once, so that a repeated command does nothing and another one is refused', () => {
    const { game, ana } = challenge();
    game.join('Ben');
    by(game, ana, 'startChallenge', 'once-and-again');
    const countdown = game.room.countdownEndsAt;
    game.now += 1_000;
    expect(by(game, ana, 'startChallenge', 'once-and-again')).toEqual({ ok: true, events: [] });
    expect(by(game, ana, 'startChallenge')).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    expect(game.room.countdownEndsAt).toBe(countdown);
  });

  it('is refused after the lobby expires, which closes the room', () => {
    const { game, ana } = challenge();
    // The deadline that the server sets.
    const room = { ...game.room, expiresAt: game.now + CHALLENGE.waitMs };
    expect(nextDeadline(room)).toBe(game.now + CHALLENGE.waitMs);
    const late = decide(room, { type: 'startChallenge', playerId: ana, commandId: 'late' }, room.expiresAt);
    expect(late).toEqual({ ok: false, reason: 'room.EXPIRED' });
    const closed = decide(room, { type: 'deadline' }, room.expiresAt);
    expect(closed.ok && closed.events.map(({ type }) => type)).toEqual(['gameEnded', 'roomArchived']);
  });
});

describe('the end of a challenge', () => {
  it('comes when the last player finishes, and until then players see who is still climbing', () => {
    const { game, ana, ben } = started();
    game.open(ana);
    game.answer(ana, ['7']);
    pass(game, ana);
    expect(game.room.state).toBe('running');
    expect(game.view(ana).room.challenge).toMatchObject({ climbing: [ben] });
    expect(game.view(ana).board?.rows).toHaveLength(2);
    expect(game.view(ana).summary).not.toBeNull();
    pass(game, ben);
    expect(game.room.state).toBe('completed');
    expect(game.view(ben).board?.rows.map(({ name, rank }) => [name, rank])).toEqual([
      ['Ana', 1],
      ['Ben', 2],
    ]);
    expect(game.view(ben).room.challenge).toMatchObject({ climbing: [] });
  });

  it('comes when the last player finishes early or answers the last question', () => {
    const { game, ana, ben } = started();
    expect(game.send({ type: 'finish', playerId: ana }).ok).toBe(true);
    expect(game.room.state).toBe('running');
    expect(game.send({ type: 'finish', playerId: ben }).ok).toBe(true);
    expect(game.room.state).toBe('completed');
    const other = started();
    pass(other.game, other.ben);
    for (const answer of ['7', '2', 'Paris', 'x']) {
      other.game.open(other.ana);
      other.game.answer(other.ana, [answer]);
    }
    other.game.open(other.ana);
    expect(other.game.room.state).toBe('running');
    other.game.answer(other.ana, ['red']);
    expect(other.game.room.state).toBe('completed');
  });

  it('can be forced once, only by the opener', () => {
    const { game, ana, ben } = started();
    expect(by(game, ben, 'endChallenge')).toEqual({ ok: false, reason: 'player.NOT_HOST' });
    expect(by(game, ana, 'endChallenge', 'the-end').ok).toBe(true);
    expect(game.room.state).toBe('stopped');
    expect(by(game, ana, 'endChallenge', 'the-end')).toEqual({ ok: true, events: [] });
    expect(by(game, ana, 'endChallenge')).toEqual({ ok: false, reason: 'room.STOPPED' });
    expect(game.view(ben).summary).not.toBeNull();
  });

  it('comes at the deadline when the opener has left', () => {
    const { game, ana, ben } = started();
    const startedAt = game.room.startedAt ?? 0;
    game.send({ type: 'drop', playerId: ana });
    pass(game, ben);
    expect(game.room.state).toBe('running');
    expect(nextDeadline(game.room)).toBe(startedAt + CHALLENGE.playMs);
    game.wait(CHALLENGE.playMs);
    expect(game.room.state).toBe('completed');
    expect(game.replayed()).toEqual(game.room);
  });

  it('closes the room for good if it comes before the start', () => {
    const { game, ana } = challenge();
    const ben = game.join('Ben');
    by(game, ana, 'endChallenge');
    expect(game.room.state).toBe('archived');
    expect(game.view(ben).slide).toBeNull();
    expect(by(game, ana, 'startChallenge')).toEqual({ ok: false, reason: 'room.CLOSED' });
  });
});

it('scores like the example in docs/game-rules.md', () => {
  const option = [{ text: 'right', correct: true }, { text: 'wrong' }];
  const questions = [1, 2, 3].map((n) => ({
    type: 'MCQ' as const,
    text: `${n}`,
    options: option,
    timeSeconds: 30,
  }));
  const game = new Game({ type: 'challenge', questions, options: { timer: 'classic' } });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  game.start();
  for (const text of ['right', 'wrong', 'right']) {
    game.open(ana);
    game.answer(ana, [text]);
  }
  for (let n = 0; n < 3; n += 1) {
    game.open(ben);
    game.now += 12_000;
    game.answer(ben, ['right']);
  }
  expect(game.seat(ana).score).toBe(2_000);
  expect(game.seat(ben).responses.map(({ breakup }) => breakup.total)).toEqual([840, 940, 940]);
  expect(game.view(ben).board?.rows.map(({ name, score }) => [name, score])).toEqual([
    ['Ben', 2_720],
    ['Ana', 2_000],
  ]);
});

describe('the opener', () => {
  it("sees no key before answering, not even through friends' answers", () => {
    const { game, ana, ben } = started();
    game.open(ana);
    game.open(ben);
    game.answer(ben, ['7']);
    const seen = JSON.stringify(game.view(ana));
    expect(seen).not.toContain('Only 1 and 7 divide 7.');
    expect(game.view(ana).slide).toMatchObject({ feedback: null, distribution: null });
    expect(JSON.stringify(game.view(ben))).toContain('Only 1 and 7 divide 7.');
  });
});

describe('the rematch', () => {
  const offer = (game: Game, playerId: string, code: string) =>
    game.send({ type: 'offerRematch', playerId, commandId: game.commandId(), hash: 'b'.repeat(24), code });

  it('is offered once, after the end, only by the opener', () => {
    const { game, ana, ben } = started();
    expect(offer(game, ana, '111111')).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    by(game, ana, 'endChallenge');
    expect(offer(game, ben, '222222')).toEqual({ ok: false, reason: 'player.NOT_HOST' });
    expect(offer(game, ana, '333333').ok).toBe(true);
    expect(offer(game, ana, '444444')).toEqual({ ok: true, events: [] });
    expect(game.view(ben).me.rematch).toEqual({ hash: 'b'.repeat(24), code: '333333' });
    expect(game.replayed()).toEqual(game.room);
  });

  it('is refused for a room that closed before its start', () => {
    const { game, ana } = challenge();
    by(game, ana, 'endChallenge');
    expect(offer(game, ana, '111111')).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
  });
});

it('refuses challenge commands in a game with a host', () => {
  const game = new Game({ type: 'normal' });
  const ana = game.join('Ana');
  game.join('Ben');
  for (const type of ['startChallenge', 'endChallenge'] as const)
    expect(by(game, ana, type)).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
  expect(game.view(ana).room.challenge).toBeNull();
});
