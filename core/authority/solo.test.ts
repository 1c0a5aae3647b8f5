import { describe, expect, it } from 'vitest';
import { nextDeadline } from '#core/authority/index.ts';
import { soloOptions } from '#core/features/options.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const QUESTIONS = Array.from({ length: 6 }, (_, n) => ({
  type: 'MCQ' as const,
  text: `Question ${n}`,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

function alone({ type = 'normal', ...settings }: GameSettings = {}): Game {
  return new Game({ type, playMode: 'solo', questions: QUESTIONS, options: soloOptions(type), ...settings });
}

/** Plays the next question. */
function play(game: Game, id: string, text = 'right'): void {
  game.open(id);
  game.wait(3_000);
  game.answer(id, [text]);
}

const others = (game: Game, id: string) =>
  game.view(id).board?.rows.filter((row) => row.origin === 'bot') ?? [];

describe('a solo game', () => {
  it('runs from its opening, has one seat, and takes no raised hands', () => {
    const game = alone();
    const ada = game.join('Ada', 'first-command');
    expect(game.join.bind(game, 'Ben')).toThrow('room.NOT_FOUND');
    expect(() => game.join('Ada')).toThrow('room.NOT_FOUND');
    expect(game.send({ type: 'raiseHand', playerId: ada, raised: true })).toMatchObject({ ok: false });
    expect(game.view(ada).room).toMatchObject({ state: 'running', playMode: 'solo', dueAt: null });
    expect(game.open(ada)).toMatchObject({ ok: true });
  });

  it("shows the player among 15 to 25 simulated ones, who advance only with the player's answers", () => {
    const game = alone();
    const ada = game.join('Ada');
    const { room, board } = game.view(ada);
    expect(room.playerCount).toBe(board?.total);
    expect(board?.total).toBeGreaterThanOrEqual(16);
    expect(board?.total).toBeLessThanOrEqual(26);
    expect(board?.rows[0]).toMatchObject({ id: ada, origin: 'web', score: 0, rank: 1 });
    game.open(ada);
    game.wait(60_000);
    expect(others(game, ada).every(({ score }) => score === 0)).toBe(true);
    game.answer(ada, ['right']);
    const after = others(game, ada);
    expect(after.some(({ score }) => score > 0)).toBe(true);
    game.wait(60 * 60_000);
    expect(others(game, ada)).toEqual(after);
  });

  it("ranks all of them, shows who was overtaken, and always includes the player's row and its neighbors", () => {
    const game = alone();
    const ada = game.join('Ada');
    for (let n = 0; n < 6; n += 1) {
      play(game, ada, n % 2 === 0 ? 'wrong' : 'right');
      const { me, board } = game.view(ada);
      const rows = board?.rows ?? [];
      const own = rows.find(({ id }) => id === ada);
      expect(own).toMatchObject({ rank: me.rank, previousRank: me.previousRank, score: me.score });
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).toSorted((a, b) => a - b));
      expect(rows.map(({ score }) => score)).toEqual(
        rows.map(({ score }) => score).toSorted((a, b) => b - a),
      );
      expect(rows.some(({ rank }) => rank === (own?.rank ?? 0) - 1) || own?.rank === 1).toBe(true);
    }
    expect(game.view(ada)).toMatchObject({
      me: { isOver: true, remainingAttempts: null },
      summary: { rank: game.view(ada).me.rank, playerCount: game.view(ada).board?.total, best: null },
    });
  });

  it('replays identically from its log', () => {
    const game = alone();
    const ada = game.join('Ada');
    for (let n = 0; n < 4; n += 1) play(game, ada, n === 1 ? 'wrong' : 'right');
    const { board, me } = game.view(ada);
    game.room = game.replayed();
    expect(game.view(ada)).toMatchObject({ board, me });
  });

  it('brings other simulated players in another attempt, which is ranked separately', () => {
    const game = alone();
    const ada = game.join('Ada');
    for (let n = 0; n < 6; n += 1) play(game, ada);
    const first = others(game, ada).map(({ name }) => name);
    expect(game.view(ada).me.rank).toBe(1);
    game.send({ type: 'startAttempt', playerId: ada });
    for (let n = 0; n < 6; n += 1) play(game, ada, 'wrong');
    expect(others(game, ada).map(({ name }) => name)).not.toEqual(first);
    const { me, summary, board } = game.view(ada);
    expect(me.rank).toBeGreaterThan(10);
    expect(summary).toMatchObject({ rank: me.rank, score: 0, best: null });
    expect(board?.rows.find(({ id }) => id === ada)).toMatchObject({ score: 0 });
  });

  it('leaves questions without points out of the race', () => {
    const poll = { type: 'OPEN' as const, text: 'What did you like?' };
    const game = alone({ questions: [poll, ...QUESTIONS] });
    const ada = game.join('Ada');
    play(game, ada, 'all of it');
    expect(others(game, ada).every(({ score }) => score === 0)).toBe(true);
    expect(game.view(ada).me.rank).toBe(1);
  });

  it('closes automatically, with a summary', () => {
    const game = alone();
    const ada = game.join('Ada');
    play(game, ada);
    const due = nextDeadline(game.room) ?? 0;
    expect(due).toBe(game.room.expiresAt);
    game.wait(due - game.now);
    expect(game.room.state).toBe('completed');
    expect(game.view(ada).summary).toMatchObject({ totalCorrect: 1, notPlayed: 5 });
  });

  it('in mastery, is played until everything is right, by simulated players too', () => {
    const game = alone({ type: 'mastery_mode' });
    const ada = game.join('Ada');
    play(game, ada, 'wrong');
    for (let n = 0; n < 6; n += 1) play(game, ada);
    const { me, board } = game.view(ada);
    expect(me).toMatchObject({ hasMastered: true, isOver: true });
    expect(me.rank).toBeLessThanOrEqual(board?.total ?? 0);
  });
});
