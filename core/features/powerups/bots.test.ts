import { describe, expect, it } from 'vitest';
import { RULES } from '#core/authority/index.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { guesses } from '#core/testing/guesses.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { Game } from '#core/testing/game.ts';

/** Plays a game of bots until all are done; `each` runs before every tick. */
function rehearsal(
  robots: number,
  accuracy: number,
  options: Partial<GameOptions> = {},
  each: (game: Game) => void = () => undefined,
): Game {
  const game = new Game({
    questions: [...guesses(18), { type: 'BLANK', text: 'typed', accepted: ['x'] }, ...guesses(1)],
    options: { powerups: 'yes', powerupKinds: POWERUP_IDS.join(' '), ...options },
  });
  game.host({ type: 'rehearse', robots, accuracy });
  game.start();
  for (let tick = 0; tick < 4_000 && game.room.seats.flat().some(({ isOver }) => !isOver); tick += 1) {
    each(game);
    for (const move of dueBotCommands(game.room, game.now, RULES)) {
      const decision = game.send(move);
      // Of two bots that act in the same tick, the second may come too late and keeps its card.
      if (!decision.ok) expect(decision.reason).toMatch(/^powerup\.(COOLDOWN_PERIOD|NO_TARGET)$/);
    }
    game.wait(250);
  }
  return game;
}

const usesOf = ({ log }: Game) => log.flatMap((event) => (event.type === 'powerupUsed' ? event.use : []));
const rightOf = ({ room }: Game): number =>
  room.seats.flat().reduce((sum, { totalCorrect }) => sum + totalCorrect, 0);

describe('bots', () => {
  it('use all kinds of cards and play to the end', () => {
    const game = rehearsal(60, 60);
    const seats = game.room.seats.flat();
    expect(seats.every(({ isOver, responses }) => isOver && responses.length === 20)).toBe(true);
    const uses = usesOf(game);
    expect(uses.length).toBeGreaterThan(4 * seats.length);
    const kinds = new Set(uses.map(({ powerup }) => powerup));
    // The remaining kinds are rare, or affect others.
    expect(kinds.size).toBeGreaterThan(14);
    expect(uses.every(({ reaches, card }) => card !== null && reaches.length < 2)).toBe(true);
    expect(game.replayed()).toEqual(game.room);
  });

  it('use cards the same way in the same room', () => {
    expect(rehearsal(8, 60).room).toEqual(rehearsal(8, 60).room);
  });

  it('are correct more often with help, and never give an answer that is hidden from them', () => {
    const help = { powerupKinds: 'fiftyFifty eraser immunity' };
    const helped = rehearsal(60, 50, help);
    expect(rightOf(helped)).toBeGreaterThan(rightOf(rehearsal(60, 50, { powerups: 'no' })) + 30);
    for (const event of helped.log)
      if (event.type === 'powerupUsed' && event.use.hides) {
        const seat = helped.room.seats.flat()[event.seat];
        const answer = JSON.stringify(seat?.responses.find(({ q }) => q === event.use.q)?.answer);
        for (const id of event.use.hides) expect(answer).not.toContain(id);
      }
  });

  it('continue after two spared wrong answers to one question', () => {
    const game = rehearsal(10, 0, { powerupKinds: '' }, (present) => {
      if (present.now % 5_000 === 0)
        present.host({ type: 'awardPowerup', powerup: 'immunity', playerIds: null });
    });
    const spared = game.log.flatMap((event) => (event.type === 'answerSpared' ? event : []));
    const twice = spared.filter(({ seat }, place) =>
      spared.slice(0, place).some((each) => each.seat === seat),
    );
    expect(twice.length).toBeGreaterThan(20);
    expect(game.room.seats.flat().every(({ isOver }) => isOver)).toBe(true);
  });

  it('use no cards in a game without power-ups', () => {
    expect(usesOf(rehearsal(10, 60, { powerups: 'no' }))).toEqual([]);
  });

  it('vary in timing: immediately, on a streak, or at random', () => {
    const game = rehearsal(60, 80, { powerupKinds: 'double' });
    const streaks = game.log.flatMap((event, place) => {
      if (event.type !== 'powerupUsed') return [];
      const before = game.log
        .slice(0, place)
        .findLast((each) => each.type === 'answered' && each.seat === event.seat);
      return before?.type === 'answered' ? before.response.breakup.streak : [];
    });
    expect(streaks.filter((streak) => streak === 0).length).toBeGreaterThan(5);
    expect(streaks.filter((streak) => streak >= 100).length).toBeGreaterThan(20);
  });
});
