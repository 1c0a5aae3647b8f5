// The climb of a student-paced game (docs/game-rules.md, "The climb").

import { describe, expect, it } from 'vitest';
import { Game, type GameSettings } from '#core/testing/game.ts';
import { projectorSceneOf } from '#core/views/scene.ts';

/** Starts a student-paced game with Ana and Ben. */
function running(settings: GameSettings = {}) {
  const game = new Game({ type: 'normal', ...settings });
  const ana = game.join('Ana');
  const ben = game.join('Ben');
  game.start();
  return { game, ana, ben };
}

const heights = (game: Game) => game.projector().climbers.map(({ name, height }) => `${name} ${height}`);

describe('the climb', () => {
  it('starts everyone in camp and moves a player up with each correct answer', () => {
    const { game, ana, ben } = running();
    expect(heights(game)).toEqual(['Ana 0', 'Ben 0']);
    game.open(ana);
    game.answer(ana, ['7']);
    game.open(ben);
    game.answer(ben, ['9']);
    expect(heights(game)).toEqual(['Ana 1', 'Ben 0']);
    expect(projectorSceneOf(game.projector(), game.now)).toBe('projectorClimb');
  });

  it("exposes only a climber's public fields", () => {
    const { game } = running();
    expect(Object.keys(game.projector().climbers[0] ?? {}).toSorted()).toEqual([
      'character',
      'height',
      'id',
      'name',
      'team',
    ]);
  });

  it('never lowers a player who plays again', () => {
    const { game, ana } = running();
    game.open(ana);
    game.answer(ana, ['7']);
    game.send({ type: 'finish', playerId: ana });
    game.send({ type: 'startAttempt', playerId: ana });
    expect(game.seat(ana)).toMatchObject({ attempt: 2, totalCorrect: 0 });
    expect(heights(game)).toContain('Ana 1');
  });

  it('leaves out removed players', () => {
    const { game, ben } = running();
    game.host({ type: 'remove', playerId: ben });
    expect(heights(game)).toEqual(['Ana 0']);
  });

  it('is hidden when the game shows no leaderboard', () => {
    for (const options of [{ studentLeaderboard: 'no' }, { showAnswers: 'never' }] as const) {
      const { game } = running({ options });
      expect(game.projector()).toMatchObject({ summit: null, climbers: [] });
      expect(projectorSceneOf(game.projector(), game.now)).toBe('projectorLeaderboard');
    }
  });

  it('is absent before the start, after the end, in teacher-paced games, and when no question has a correct answer', () => {
    const { game } = running();
    game.host({ type: 'end' });
    expect(game.projector()).toMatchObject({ summit: null, climbers: [] });
    const waiting = new Game({ type: 'normal' });
    waiting.join('Ana');
    expect(waiting.projector()).toMatchObject({ summit: null, climbers: [] });
    const { game: lesson } = running({ type: 'tp' });
    expect(lesson.projector()).toMatchObject({ summit: null, climbers: [] });
    const { game: poll } = running({ questions: [{ type: 'OPEN', text: 'Well?' }] });
    expect(poll.projector()).toMatchObject({ summit: null, climbers: [] });
  });

  it('puts the summit at the number of questions in an attempt that have a correct answer', () => {
    const { game } = running();
    expect(game.projector().summit).toBe(
      game.room.questions.filter(({ question }) => question.hasCorrectAnswer).length,
    );
    const { game: drawn } = running({ options: { questionsPerAttempt: 1 } });
    expect(drawn.projector().summit).toBe(1);
  });
});
