import { describe, expect, it } from 'vitest';
import { nextDeadline } from '#core/authority/index.ts';
import { BEAT } from '#core/room/phase.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const DAY = 24 * 60 * 60_000;
const assigned = (settings: GameSettings = {}) => new Game({ playMode: 'async', ...settings });

describe('an assigned game', () => {
  it('is open from the start: who comes plays, and nobody waits for anybody', () => {
    const game = assigned();
    expect(game.hostView()).toMatchObject({
      room: { state: 'running', playMode: 'async', dueAt: game.room.expiresAt },
      controls: ['setDueDate', 'pause', 'turnOnMastery', 'changeOptions', 'lock', 'end'],
    });
    const ana = game.join('Ana');
    game.open(ana);
    game.answer(ana, ['7']);
    game.wait(5 * 60 * 60_000);
    const ben = game.join('Ben');
    expect(game.open(ben)).toMatchObject({ ok: true });
    expect(game.host({ type: 'start' })).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
  });

  it('closes when it is due: nobody answers or joins any more, and the results are there', () => {
    const game = assigned();
    const ana = game.join('Ana');
    game.open(ana);
    game.answer(ana, ['7']);
    const due = game.room.expiresAt;
    expect(nextDeadline(game.room)).toBe(due);
    game.wait(due - game.now - 1);
    expect(game.room.state).toBe('running');
    game.wait(1);
    expect(game.room.state).toBe('completed');
    expect(() => game.join('Ben')).toThrow('room.COMPLETED');
    expect(game.open(ana)).toEqual({ ok: false, reason: 'room.COMPLETED' });
    expect(game.view(ana).summary).toMatchObject({ totalCorrect: 1 });
  });

  it('takes nothing after it was due, also where the command of the clock comes later than those of players', () => {
    const game = assigned({ options: { limitAttempts: 2 } });
    const ana = game.join('Ana');
    const ben = game.join('Ben');
    game.open(ana);
    game.send({ type: 'finish', playerId: ben });
    game.now = game.room.expiresAt;
    expect(game.answer(ana, ['7'])).toEqual({ ok: false, reason: 'room.COMPLETED' });
    expect(game.open(ben)).toMatchObject({ ok: false });
    expect(game.send({ type: 'startAttempt', playerId: ben })).toEqual({
      ok: false,
      reason: 'room.COMPLETED',
    });
    expect(game.room.state).toBe('running');
  });

  it('ends the attempt that a player wanted to end, and not the next one when the call comes again', () => {
    const game = new Game({ type: 'normal', playMode: 'async', options: { limitAttempts: 2 } });
    const ana = game.join('Ana');
    game.open(ana);
    game.send({ type: 'finish', playerId: ana, attempt: 1 });
    expect(game.seat(ana)).toMatchObject({ attempt: 1, isOver: true });
    game.send({ type: 'startAttempt', playerId: ana });
    game.send({ type: 'finish', playerId: ana, attempt: 1 });
    expect(game.seat(ana)).toMatchObject({ attempt: 2, isOver: false });
    game.send({ type: 'finish', playerId: ana });
    expect(game.seat(ana).isOver).toBe(true);
  });

  it('lets one player have more attempts than the others, or fewer, until the teacher takes that back', () => {
    const game = assigned({ options: { limitAttempts: 1 } });
    const [ana, ben] = [game.join('Ana'), game.join('Ben')];
    const again = (playerId: string) => {
      game.send({ type: 'finish', playerId });
      return game.send({ type: 'startAttempt', playerId });
    };
    expect(again(ana)).toEqual({ ok: false, reason: 'player.NO_ATTEMPTS_LEFT' });
    game.host({ type: 'allowAttempts', playerId: ana, attempts: 2 });
    expect(game.view(ana).me.remainingAttempts).toBe(1);
    expect(game.view(ben).me.remainingAttempts).toBe(0);
    expect(again(ana)).toMatchObject({ ok: true });
    expect(again(ana)).toEqual({ ok: false, reason: 'player.NO_ATTEMPTS_LEFT' });
    game.host({ type: 'allowAttempts', playerId: ana, attempts: 0 });
    expect(game.hostView().players.map(({ attemptsAllowed }) => attemptsAllowed)).toEqual([0, null]);
    expect(game.view(ana).me.remainingAttempts).toBeNull();
    game.host({ type: 'allowAttempts', playerId: ana, attempts: null });
    // What has been played stays.
    expect(game.view(ana).me).toMatchObject({ attempt: 2, remainingAttempts: 0 });
    expect(game.host({ type: 'allowAttempts', playerId: 'nobody', attempts: 2 })).toEqual({
      ok: false,
      reason: 'player.NOT_FOUND',
    });
  });

  it('is due later, or earlier, when the teacher says so', () => {
    const game = assigned();
    const later = game.room.expiresAt + 3 * DAY;
    game.host({ type: 'setDueDate', expiresAt: later });
    expect(game.hostView().room.dueAt).toBe(later);
    game.wait(2 * DAY);
    expect(game.room.state).toBe('running');
    game.host({ type: 'setDueDate', expiresAt: game.now + 60_000 });
    game.wait(60_000);
    expect(game.room.state).toBe('completed');
    for (const ahead of [-1, 0, BEAT.maxAsyncMs + 1]) {
      const other = assigned();
      const answer = other.host({ type: 'setDueDate', expiresAt: other.now + ahead });
      expect(answer).toEqual({ ok: false, reason: 'room.EXPIRED' });
    }
  });

  it('opens to players at its time where it is scheduled, and is due as it was to be', () => {
    const game = assigned({ opensAt: 1_000_000 + DAY });
    const due = game.room.expiresAt;
    expect(game.room.state).toBe('scheduled');
    game.wait(DAY);
    expect(game.room).toMatchObject({ state: 'running', startedAt: game.now, expiresAt: due });
  });

  it('of which the log says nothing is a live one', () => {
    const game = new Game();
    expect(game.room).toMatchObject({ state: 'waiting', playMode: 'live' });
    expect(game.hostView().room.dueAt).toBeNull();
    expect(game.host({ type: 'setDueDate', expiresAt: game.now + DAY })).toEqual({
      ok: false,
      reason: 'room.WRONG_STATE',
    });
  });
});
