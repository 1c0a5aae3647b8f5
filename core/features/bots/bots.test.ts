import { describe, expect, it } from 'vitest';
import { decide, seatIndexOf, RULES } from '#core/authority/index.ts';
import { hasBots } from '#core/features/bots/authority.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const QUESTIONS = Array.from({ length: 10 }, (_, n) => ({
  type: 'MCQ' as const,
  text: `Question ${n}`,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }, { text: 'false' }],
}));

function rehearsal(robots: number, accuracy: number, settings: GameSettings = {}): Game {
  const game = new Game({ questions: QUESTIONS, ...settings });
  game.host({ type: 'rehearse', robots, accuracy });
  return game;
}

const seats = (game: Game) => game.room.seats.flat().filter((seat) => !seat.deleted);

/**
 * Plays bots until the game or their attempts are over; the host of a teacher-paced game continues at every
 * reveal.
 */
function playOut(game: Game): void {
  game.start();
  const isUnderWay = () => game.room.state === 'running' && seats(game).some((seat) => !seat.isOver);
  for (let tick = 0; tick < 4_000 && isUnderWay(); tick += 1) {
    for (const move of dueBotCommands(game.room, game.now, RULES)) expect(game.send(move).ok).toBe(true);
    const { slide } = game.room;
    if (slide?.state === 'reveal' || slide?.state === 'completed') game.host({ type: 'next' });
    game.wait(250);
  }
}

describe('rehearsal bots', () => {
  it('are marked on the projector and on every leaderboard', () => {
    const game = rehearsal(3, 70);
    const ada = game.join('Ada');
    playOut(game);
    const origins = (rows: readonly { readonly id: string; readonly origin: string }[] = []) =>
      rows.map(({ id, origin }) => [id === ada, origin]);
    for (const board of [game.projector().board, game.view(ada).board]) {
      expect(origins(board?.rows)).toHaveLength(4);
      for (const [own, origin] of origins(board?.rows)) expect(origin).toBe(own ? 'web' : 'bot');
    }
  });

  it('fill the lobby with unique names in the requested number, and can be removed', () => {
    const game = rehearsal(200, 70);
    expect(seats(game)).toHaveLength(200);
    expect(new Set(seats(game).map(({ nameKey }) => nameKey)).size).toBe(200);
    for (const { id } of seats(game)) expect(seatIndexOf(game.room, id)).toBeGreaterThanOrEqual(0);
    game.host({ type: 'rehearse', robots: 5, accuracy: 70 });
    expect(seats(game)).toHaveLength(5);
    game.host({ type: 'rehearse', robots: 0, accuracy: 70 });
    expect(game.room.players).toBe(0);
    expect(hasBots(game.room)).toBe(false);
  });

  it("don't affect people or take their names", () => {
    const game = rehearsal(3, 70);
    const [robot] = seats(game);
    const other = new Game({ questions: QUESTIONS });
    const person = other.join(robot?.name ?? '');
    other.host({ type: 'rehearse', robots: 2, accuracy: 50 });
    other.host({ type: 'rehearse', robots: 0, accuracy: 50 });
    expect(seats(other).map(({ id }) => id)).toEqual([person]);
  });

  it('take neither an existing name nor an existing name with a number', () => {
    const name = seats(rehearsal(3, 70))[2]?.name ?? '';
    const game = new Game({ questions: QUESTIONS });
    const sit = (typed: string) =>
      game.send({
        type: 'join',
        commandId: typed,
        name: typed,
        typedName: null,
        nameKey: nameKey(typed),
        character: 0,
        idSuffix: 'abcdefgh',
      });
    sit(name);
    sit(`${name} 3`);
    game.host({ type: 'rehearse', robots: 1, accuracy: 70 });
    expect(seats(game)[2]?.name).toBe(`${name} 4`);
    expect(new Set(seats(game).map((seat) => seat.nameKey)).size).toBe(3);
  });

  it('are admitted despite approval, count as connected, and are marked for the host', () => {
    const game = rehearsal(2, 70, { options: { requestJoinApproval: true } });
    game.join('Ana');
    expect(game.hostView().players).toMatchObject([
      { isRobot: true, approval: 'approved', connected: true },
      { isRobot: true },
      { isRobot: false, approval: 'pending' },
    ]);
  });

  it('join once per command, and only before the start', () => {
    const game = new Game({ questions: QUESTIONS });
    for (const _ of [1, 2]) game.host({ type: 'rehearse', robots: 4, accuracy: 60 }, 'once');
    expect(seats(game)).toHaveLength(4);
    game.start();
    expect(game.host({ type: 'rehearse', robots: 9, accuracy: 60 })).toEqual({
      ok: false,
      reason: 'room.WRONG_STATE',
    });
  });

  it('can be removed mid-game, which ends a question that only waits for them', () => {
    const game = rehearsal(5, 70, { type: 'tp' });
    const ana = game.join('Ana');
    game.start();
    game.answer(ana, ['right']);
    expect(game.host({ type: 'rehearse', robots: 9, accuracy: 70 })).toMatchObject({ ok: false });
    expect(game.hostView().controls).toContain('rehearse');
    game.host({ type: 'rehearse', robots: 0, accuracy: 0 });
    expect(game.room).toMatchObject({ players: 1, slide: { state: 'reveal' } });
    expect(game.hostView().controls).not.toContain('rehearse');
  });

  it.each(['normal', 'test', 'tp'] as const)('play a %s game to its end with the chosen accuracy', (type) => {
    const game = rehearsal(100, 70, { type });
    playOut(game);
    const answers = seats(game).flatMap(({ responses }) => responses);
    expect(answers).toHaveLength(1_000);
    const right = answers.filter(({ result }) => result === 'correct').length;
    expect(right).toBeGreaterThan(640);
    expect(right).toBeLessThan(760);
  });

  it.each([
    [0, 'incorrect'],
    [100, 'correct'],
  ] as const)('at %d%% accuracy give only %s answers', (accuracy, result) => {
    const game = rehearsal(3, accuracy);
    playOut(game);
    for (const { responses } of seats(game))
      expect(responses.every((given) => given.result === result)).toBe(true);
  });

  it('answer every type of question, take their time, and stop during a pause', () => {
    const game = new Game();
    game.host({ type: 'rehearse', robots: 6, accuracy: 80 });
    game.start();
    for (const move of dueBotCommands(game.room, game.now, RULES)) game.send(move);
    expect(dueBotCommands(game.room, game.now, RULES)).toEqual([]);
    game.wait(25_000);
    expect(dueBotCommands(game.room, game.now, RULES)).toHaveLength(6);
    game.host({ type: 'pause' });
    expect(dueBotCommands(game.room, game.now, RULES)).toEqual([]);
    game.host({ type: 'resume' });
    playOut(game);
    for (const { responses, isOver } of seats(game)) {
      expect(isOver).toBe(true);
      expect(responses.every(({ state }) => state === 'attempted')).toBe(true);
    }
  });

  it('play the same way in the same room', () => {
    const [one, two] = [rehearsal(8, 50), rehearsal(8, 50)];
    playOut(one);
    playOut(two);
    expect(one.room).toEqual(two.room);
    expect(decide(one.room, { type: 'deadline' }, one.now).ok).toBe(true);
  });
});
