// An assigned game that its host pauses: nobody plays, and no time passes.

import { describe, expect, it } from 'vitest';
import { nextDeadline } from '#core/authority/index.ts';
import { BEAT, type GameType } from '#core/room/phase.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const HOUR = 60 * 60_000;
const PAUSED = { ok: false, reason: 'room.PAUSED' };
const COUNTDOWN = BEAT.countdownMs;

function paused(settings: GameSettings = {}) {
  const game = new Game({ playMode: 'async', ...settings });
  const ana = game.join('Ana');
  const due = game.room.expiresAt;
  return { game, ana, due };
}

describe('a paused assigned game', () => {
  it.each<GameType>(['normal', 'test', 'mastery_mode', 'common_assessment'])(
    'of the type %s takes no answer and opens nothing until it goes on, and players are told',
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

  it('lets the clock of an open question stand still', () => {
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

  it('is not due meanwhile, and is due later by as long as it was paused', () => {
    const { game, due } = paused();
    game.wait(due - game.now - HOUR);
    game.host({ type: 'pause' });
    game.wait(2 * HOUR);
    expect(game.room.state).toBe('paused');
    // Also who comes now is not too late.
    const ben = game.join('Ben');
    game.host({ type: 'resume' });
    expect(game.room.expiresAt).toBe(due + 2 * HOUR + COUNTDOWN);
    game.wait(COUNTDOWN);
    expect(game.open(ben).ok).toBe(true);
    expect(nextDeadline(game.room)).toBe(due + 2 * HOUR + COUNTDOWN);
  });

  it('moves the time of who has more of it, and opens it for nobody whose time was over', () => {
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

  it('begins no further attempt, and says why', () => {
    const { game, ana } = paused({ options: { limitAttempts: 2 } });
    game.send({ type: 'finish', playerId: ana });
    game.host({ type: 'pause' });
    expect(game.send({ type: 'startAttempt', playerId: ana })).toEqual(PAUSED);
  });

  it('closes after 15 days', () => {
    const { game } = paused();
    game.host({ type: 'pause' });
    game.wait(BEAT.maxPauseMs);
    expect(game.room.state).toBe('stopped');
  });
});
