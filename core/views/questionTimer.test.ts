import { describe, expect, it } from 'vitest';
import { Game, type GameSettings } from '#core/testing/game.ts';
import { isOvertime, questionTimer, timerLeft } from '#core/views/questionTimer.ts';

function lesson(settings: GameSettings = {}) {
  const game = new Game({ type: 'tp', ...settings });
  const ana = game.join('Ana');
  game.join('Ben');
  const timerIn = ({
    slide,
    room,
  }: ReturnType<typeof game.view | typeof game.hostView | typeof game.projector>) =>
    questionTimer(slide, room, game.now);
  const own = () => timerIn(game.view(ana));
  return {
    game,
    ana,
    own,
    left: () => timerLeft(own(), game.now),
    overtime: () => isOvertime(own(), game.view(ana).slide, game.room.options),
    all: () => [own(), timerIn(game.hostView()), timerIn(game.projector())].map(({ state }) => state),
  };
}

describe('the question timer', () => {
  it('is idle before the question, and starts with it', () => {
    const { game, own, all, left } = lesson();
    expect(own()).toEqual({ state: 'idle' });
    game.start();
    expect(all()).toEqual(['running', 'running', 'running']);
    expect(left()).toBe(30_000);
    game.wait(12_000);
    expect(left()).toBe(18_000);
  });

  it('is idle when the game has no timer', () => {
    const { game, all } = lesson({ options: { timer: 'off' } });
    game.start();
    expect(all()).toEqual(['idle', 'idle', 'idle']);
  });

  it('keeps the time left through a pause of days and the 3-2-1 after it, then continues', () => {
    const { game, all, left } = lesson();
    game.start();
    game.wait(12_000);
    game.host({ type: 'pause' });
    expect(all()).toEqual(['paused', 'paused', 'paused']);
    game.wait(2 * 24 * 3_600_000);
    expect(left()).toBe(18_000);
    game.host({ type: 'resume' });
    expect(all()).toEqual(['paused', 'paused', 'paused']);
    game.wait(2_000);
    expect(left()).toBe(18_000);
    game.wait(1_000);
    expect(all()).toEqual(['running', 'running', 'running']);
    expect(left()).toBe(18_000);
  });

  it('includes the time that the host adds', () => {
    const { game, left } = lesson();
    game.start();
    game.wait(12_000);
    game.host({ type: 'addTime', ms: 60_000 });
    expect(left()).toBe(78_000);
  });

  it('is cleared for a player who has answered, but for no one else', () => {
    const { game, ana, all, left } = lesson();
    game.start();
    game.answer(ana, ['7']);
    expect(all()).toEqual(['cleared', 'running', 'running']);
    expect(left()).toBeNull();
    game.host({ type: 'pause' });
    expect(all()).toEqual(['cleared', 'paused', 'paused']);
  });

  it('stops when time is up, after which only a classic timer allows an answer', () => {
    for (const timer of ['strict', 'classic'] as const) {
      const { game, own, left, overtime } = lesson({ options: { timer } });
      game.start();
      // A page sees this before the server acts.
      game.now += 30_000;
      expect(own()).toEqual({ state: 'stopped' });
      expect(left()).toBe(0);
      expect(overtime()).toBe(timer === 'classic');
      game.wait(0);
      expect(overtime()).toBe(timer === 'classic');
    }
  });

  it('stops when the host closes the question early', () => {
    const { game, all, overtime } = lesson();
    game.start();
    game.host({ type: 'next' });
    expect(game.room.slide?.state).toBe('waiting');
    expect(all()).toEqual(['stopped', 'stopped', 'stopped']);
    expect(overtime()).toBe(false);
  });

  it('resets when the question is asked again', () => {
    const game = new Game({ type: 'mastery_mode', options: { timer: 'classic' } });
    const ana = game.join('Ana');
    game.start();
    const own = () => questionTimer(game.view(ana).slide, game.room, game.now);
    const missed = () =>
      game.room.questions.findIndex(({ question }) => question.text === 'Which is a prime?');
    game.open(ana);
    expect(game.currentQuestion(ana)).toBe(missed());
    game.wait(20_000);
    game.answer(ana, ['9']);
    for (let asked = 0; asked < 10; asked += 1) {
      game.open(ana);
      if (game.currentQuestion(ana) === missed()) break;
      game.skip(ana);
    }
    expect(game.currentQuestion(ana)).toBe(missed());
    expect(timerLeft(own(), game.now)).toBe(30_000);
  });
});
