import { describe, expect, it } from 'vitest';
import { nextDeadline } from '#core/authority/index.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const DAY = 24 * 60 * 60_000;
const assigned = (settings: GameSettings = {}) => new Game({ playMode: 'async', ...settings });

describe('an assigned game', () => {
  it('is open right away, and lets each player start on joining', () => {
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

  it('closes on its due date: takes no more answers or players, and shows results', () => {
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

  it("takes nothing after its due date, even before the clock's command arrives", () => {
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

  it('ends the attempt that a finish command names, and not the next one when the command is repeated', () => {
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

  it('allows one player more or fewer attempts than the others until the teacher takes that back', () => {
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
    // Attempts already played are kept.
    expect(game.view(ana).me).toMatchObject({ attempt: 2, remainingAttempts: 0 });
    expect(game.host({ type: 'allowAttempts', playerId: 'nobody', attempts: 2 })).toEqual({
      ok: false,
      reason: 'player.NOT_FOUND',
    });
  });

  it('lets the teacher move the due date earlier or later', () => {
    const game = assigned();
    const later = game.room.expiresAt + 3 * DAY;
    game.host({ type: 'setDueDate', expiresAt: later });
    expect(game.hostView().room.dueAt).toBe(later);
    game.wait(2 * DAY);
    expect(game.room.state).toBe('running');
    game.host({ type: 'setDueDate', expiresAt: game.now + 60_000 });
    game.wait(60_000);
    expect(game.room.state).toBe('completed');
    for (const ahead of [-1, 0, ROOM_TIMING.maxAsyncMs + 1]) {
      const other = assigned();
      const answer = other.host({ type: 'setDueDate', expiresAt: other.now + ahead });
      expect(answer).toEqual({ ok: false, reason: 'room.EXPIRED' });
    }
  });

  it('opens at its scheduled time and keeps its due date', () => {
    const game = assigned({ opensAt: 1_000_000 + DAY });
    const due = game.room.expiresAt;
    expect(game.room.state).toBe('scheduled');
    game.wait(DAY);
    expect(game.room).toMatchObject({ state: 'running', startedAt: game.now, expiresAt: due });
  });

  it('is live when the log has no play mode', () => {
    const game = new Game();
    expect(game.room).toMatchObject({ state: 'waiting', playMode: 'live' });
    expect(game.hostView().room.dueAt).toBeNull();
    expect(game.host({ type: 'setDueDate', expiresAt: game.now + DAY })).toEqual({
      ok: false,
      reason: 'room.WRONG_STATE',
    });
  });
});
