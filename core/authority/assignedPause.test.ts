import { describe, expect, it } from 'vitest';
import { nextDeadline } from '#core/authority/index.ts';
import { ROOM_TIMING, type GameType } from '#core/room/phase.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const HOUR = 60 * 60_000;
const PAUSED = { ok: false, reason: 'room.PAUSED' };
const COUNTDOWN = ROOM_TIMING.countdownMs;

function paused(settings: GameSettings = {}) {
  const game = new Game({ playMode: 'async', ...settings });
  const ana = game.join('Ana');
  const due = game.room.expiresAt;
  return { game, ana, due };
}

describe('a paused assigned game', () => {
  it.each<GameType>(['normal', 'test', 'mastery_mode', 'common_assessment'])(
    "of type %s takes no answers, opens no questions until resumed, and shows players that it's paused",
    (type) => {
      const { game, ana } = paused({ type });
      game.open(ana);
      expect(game.host({ type: 'pause' }).ok).toBe(true);
      expect(game.view(ana).room.state).toBe('paused');
      expect(game.answer(ana, ['7'])).toEqual(PAUSED);
      const ben = game.join('Ben');
      expect(game.open(ben)).toEqual(PAUSED);
      expect(game.hostView().controls).toContain('resume');
      game.host({ type: 'resume' });
      game.wait(COUNTDOWN);
      expect(game.answer(ana, ['7']).ok).toBe(true);
      expect(game.open(ben).ok).toBe(true);
    },
  );

  it('stops the clock of an open question', () => {
    const { game, ana } = paused({ options: { timer: 'strict' } });
    game.open(ana);
    game.wait(10_000);
    game.host({ type: 'pause' });
    game.wait(5 * HOUR);
    expect(game.view(ana).slide).toMatchObject({ deadline: null, pausedLeftMs: 20_000 });
    game.host({ type: 'resume' });
    game.wait(COUNTDOWN);
    expect(game.view(ana).slide?.deadline).toBe(game.now + 20_000);
  });

  it('is never due, and moves its due date by the length of the pause', () => {
    const { game, due } = paused();
    game.wait(due - game.now - HOUR);
    game.host({ type: 'pause' });
    game.wait(2 * HOUR);
    expect(game.room.state).toBe('paused');
    // A player who joins now isn't too late either.
    const ben = game.join('Ben');
    game.host({ type: 'resume' });
    expect(game.room.expiresAt).toBe(due + 2 * HOUR + COUNTDOWN);
    game.wait(COUNTDOWN);
    expect(game.open(ben).ok).toBe(true);
    expect(nextDeadline(game.room)).toBe(due + 2 * HOUR + COUNTDOWN);
  });

  it('moves an extended deadline too, and reopens nothing for a player whose time was up', () => {
    const { game, ana, due } = paused();
    const ben = game.join('Ben');
    game.host({ type: 'allowUntil', playerId: ana, until: due + 10 * HOUR });
    game.wait(due - game.now + HOUR);
    expect(game.open(ben)).toEqual({ ok: false, reason: 'room.EXPIRED' });
    game.host({ type: 'pause' });
    game.wait(HOUR);
    game.host({ type: 'resume' });
    game.wait(COUNTDOWN);
    expect(game.room.expiresAt).toBe(due);
    expect(game.view(ana).me.allowedUntil).toBe(due + 11 * HOUR + COUNTDOWN);
    expect(nextDeadline(game.room)).toBe(due + 11 * HOUR + COUNTDOWN);
    expect(game.open(ben)).toEqual({ ok: false, reason: 'room.EXPIRED' });
    expect(game.open(ana).ok).toBe(true);
  });

  it('refuses to start another attempt', () => {
    const { game, ana } = paused({ options: { limitAttempts: 2 } });
    game.send({ type: 'finish', playerId: ana });
    game.host({ type: 'pause' });
    expect(game.send({ type: 'startAttempt', playerId: ana })).toEqual(PAUSED);
  });

  it('closes after 15 days', () => {
    const { game } = paused();
    game.host({ type: 'pause' });
    game.wait(ROOM_TIMING.maxPauseMs);
    expect(game.room.state).toBe('stopped');
  });
});
