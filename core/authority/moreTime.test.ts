import { describe, expect, it } from 'vitest';
import { nextDeadline } from '#core/authority/index.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const DAY = 24 * 60 * 60_000;

/** An assigned game with Ana, who has two more days than everyone else, and Ben. */
function assigned(settings: GameSettings = {}) {
  const game = new Game({ playMode: 'async', ...settings });
  const due = game.room.expiresAt;
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  const until = (playerId: string, time: number | null) =>
    game.host({ type: 'allowUntil', playerId, until: time });
  expect(until(ana, due + 2 * DAY)).toMatchObject({ ok: true });
  return { game, due, ana, ben, until, waitFor: (instant: number) => game.wait(instant - game.now) };
}

describe('more time for one student', () => {
  it('keeps the room open for that student only', () => {
    const { game, due, ana, ben, waitFor } = assigned();
    game.open(ana);
    game.open(ben);
    game.answer(ben, ['7']);
    game.open(ben);
    expect(game.view(ana).me.allowedUntil).toBe(due + 2 * DAY);
    waitFor(due);
    expect(game.room.state).toBe('running');
    expect(game.view(ana)).toMatchObject({
      me: { isOver: false },
      slide: { state: 'active' },
      summary: null,
    });
    expect(game.answer(ana, ['7'])).toMatchObject({ ok: true });
    // Ben's open question is gone; his summary covers what he had answered.
    expect(game.answer(ben, ['7'])).toEqual({ ok: false, reason: 'room.EXPIRED' });
    expect(game.open(ben)).toEqual({ ok: false, reason: 'room.EXPIRED' });
    expect(game.send({ type: 'startAttempt', playerId: ben })).toEqual({ ok: false, reason: 'room.EXPIRED' });
    expect(game.view(ben)).toMatchObject({
      me: { isOver: true, remainingAttempts: 0, allowedUntil: null },
      summary: { totalCorrect: 1 },
    });
    expect(() => game.join('Cleo')).toThrow('room.EXPIRED');
    waitFor(due + 2 * DAY);
    expect(game.room.state).toBe('completed');
    expect(game.view(ana).summary).toMatchObject({
      totalCorrect: 1,
      notPlayed: game.room.questions.length - 1,
    });
    expect(game.open(ana)).toEqual({ ok: false, reason: 'room.COMPLETED' });
  });

  it("refuses everyone else from the due date on, even before the clock's command arrives", () => {
    const { game, due, ana, ben } = assigned();
    game.open(ana);
    game.open(ben);
    game.now = due;
    expect(game.answer(ben, ['7'])).toEqual({ ok: false, reason: 'room.EXPIRED' });
    expect(game.answer(ana, ['7'])).toMatchObject({ ok: true });
    game.now = due + 2 * DAY;
    expect(game.open(ana)).toEqual({ ok: false, reason: 'room.COMPLETED' });
  });

  it('ends for each student in turn', () => {
    const { game, due, ana, ben, until, waitFor } = assigned();
    until(ben, due + DAY);
    expect(nextDeadline(game.room)).toBe(due);
    waitFor(due);
    expect(nextDeadline(game.room)).toBe(due + DAY);
    expect(game.hostView().players.map(({ outOfTime }) => outOfTime)).toEqual([false, false]);
    waitFor(due + DAY);
    expect(game.view(ben).me.isOver).toBe(true);
    expect(game.view(ana).me.isOver).toBe(false);
    expect(nextDeadline(game.room)).toBe(due + 2 * DAY);
  });

  it('can be withdrawn: the room then closes with the others, or right away if their time is up', () => {
    const early = assigned();
    early.until(early.ana, null);
    early.waitFor(early.due);
    expect(early.game.room.state).toBe('completed');
    for (const away of ['taken back', 'removed']) {
      const { game, due, ana, until, waitFor } = assigned();
      waitFor(due + 1);
      if (away === 'removed') game.host({ type: 'remove', playerId: ana });
      else until(ana, null);
      expect(nextDeadline(game.room)).toBeLessThanOrEqual(game.now);
      game.wait(0);
      expect(game.room.state).toBe('completed');
    }
  });

  it('lets students whose time was up continue where they were, one of them or all', () => {
    for (const toAll of [false, true]) {
      const { game, due, ana, ben, until, waitFor } = assigned();
      game.open(ben);
      waitFor(due + 1);
      expect(game.view(ben)).toMatchObject({ me: { isOver: true }, summary: { totalCorrect: 0 } });
      const later = due + 3 * DAY;
      if (toAll) game.host({ type: 'setDueDate', expiresAt: later });
      else until(ben, later);
      expect(game.view(ben)).toMatchObject({
        me: { isOver: false },
        slide: { state: 'active' },
        summary: null,
      });
      expect(game.answer(ben, ['7'])).toMatchObject({ ok: true });
      waitFor(due + 2 * DAY);
      // A due date later than a student's own time applies to that student too.
      expect(game.view(ana).me.isOver).toBe(!toAll);
      waitFor(later);
      expect(game.room.state).toBe('completed');
    }
  });

  it('reveals no key of a question that may still be asked again', () => {
    const { game, ben, due, until, waitFor } = assigned({ type: 'mastery_mode' });
    game.open(ben);
    game.answer(ben, ['4']);
    waitFor(due + 1);
    expect(game.view(ben).summary?.items[0]).toMatchObject({ reveal: null, explanation: null });
    until(ben, due + DAY);
    game.wait(DAY);
    game.host({ type: 'end' });
    expect(game.view(ben).summary?.items[0]?.reveal).not.toBeNull();
  });

  it('must end after the due date, for a player in an assigned game', () => {
    const { game, due, ana, until } = assigned();
    for (const time of [due, game.now - 1, game.now + ROOM_TIMING.maxAsyncMs + 1])
      expect(until(ana, time)).toEqual({ ok: false, reason: 'room.EXPIRED' });
    expect(until('nobody', due + DAY)).toEqual({ ok: false, reason: 'player.NOT_FOUND' });
    const live = new Game();
    const playerId = live.join('Ana');
    live.start();
    expect(live.host({ type: 'allowUntil', playerId, until: live.now + DAY })).toEqual({
      ok: false,
      reason: 'room.WRONG_STATE',
    });
  });

  it("shows in the host's list and keeps its figures correct", () => {
    const { game, due, ana, ben, waitFor } = assigned();
    for (const player of [ana, ben]) {
      game.open(player);
      game.answer(player, ['7']);
    }
    waitFor(due + 1);
    const rows = () =>
      game.hostView().players.map(({ name, isOver, allowedUntil }) => [name, isOver, allowedUntil]);
    expect(rows()).toEqual([
      ['Ana', false, due + 2 * DAY],
      ['Ben', true, null],
    ]);
    game.open(ana);
    game.skip(ana);
    const figures = game
      .hostView()
      .questions.map(({ distribution: { answered, unanswered } }) => [answered, unanswered]);
    expect(figures.slice(0, 2)).toEqual([
      [2, 0],
      [0, 1],
    ]);
    // Ending the game doesn't cut short players whose time was already up.
    game.send({ type: 'finish', playerId: ana });
    game.host({ type: 'end' });
    expect(game.room.state).toBe('completed');
    expect(game.report().players.map(({ attempts }) => attempts[0]?.responses.length)).toEqual([2, 1]);
  });
});
