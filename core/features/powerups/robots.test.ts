// Robots of a rehearsal, with power-ups.

import { describe, expect, it } from 'vitest';
import { RULES } from '#core/authority/index.ts';
import { robotMoves } from '#core/features/robots/authorityMoves.ts';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { guesses } from '#core/testing/guesses.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { Game } from '#core/testing/game.ts';

/** A game of robots, played until all of them are over; `each` comes before each of their looks. */
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
    for (const move of robotMoves(game.room, game.now, RULES)) {
      const decision = game.send(move);
      // Two who strike at once: the second one may come too late, and keeps its card.
      if (!decision.ok) expect(decision.reason).toMatch(/^powerup\.(COOLDOWN_PERIOD|NO_TARGET)$/);
    }
    game.wait(250);
  }
  return game;
}

const usesOf = ({ log }: Game) => log.flatMap((event) => (event.type === 'powerupUsed' ? event.use : []));
const rightOf = ({ room }: Game): number =>
  room.seats.flat().reduce((sum, { totalCorrect }) => sum + totalCorrect, 0);

describe('robots', () => {
  it('use their cards, all that there are, and play to the end', () => {
    const game = rehearsal(60, 60);
    const seats = game.room.seats.flat();
    expect(seats.every(({ isOver, responses }) => isOver && responses.length === 20)).toBe(true);
    const uses = usesOf(game);
    expect(uses.length).toBeGreaterThan(4 * seats.length);
    const kinds = new Set(uses.map(({ powerup }) => powerup));
    // The rest is rare, or falls on others.
    expect(kinds.size).toBeGreaterThan(14);
    expect(uses.every(({ reaches, card }) => card !== null && reaches.length < 2)).toBe(true);
    expect(game.replayed()).toEqual(game.room);
  });

  it('use them the same way in the same room', () => {
    expect(rehearsal(8, 60).room).toEqual(rehearsal(8, 60).room);
  });

  it('are right more often with what helps, and give no answer that is hidden from them', () => {
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

  it('go on where they have been wrong twice in one question', () => {
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

  it('use none in a game without', () => {
    expect(usesOf(rehearsal(10, 60, { powerups: 'no' }))).toEqual([]);
  });

  it('differ in when: some at once, some for a streak, some whenever', () => {
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
