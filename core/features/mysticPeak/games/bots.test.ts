import { describe, expect, it } from 'vitest';
import { miniGameOf } from '#core/features/mysticPeak/games/authorityGames.ts';
import {
  DIFFICULTIES,
  type Difficulty,
  type Form,
  type GameId,
} from '#core/features/mysticPeak/games/ids.ts';
import { MiniGamePlayer } from '#core/features/mysticPeak/games/testGame.ts';

const PLAYS = 1_000;
const SHARES = { easy: 85, medium: 65, hard: 45 };
/**
 * Percentage points. Covers chance in 1,000 plays (two standard errors are 3.2) and the models' deviation
 * from the table.
 */
const TOLERANCE = 5;

/** Forms judged the same way are listed once. */
const KINDS: readonly (readonly [GameId, Form])[] = [
  ['steppingStones', 'moving'],
  ['steppingStones', 'spoken'],
  ['ropeThrow', 'moving'],
  ['ropeThrow', 'still'],
  ['runeMatch', 'moving'],
];

const settings = KINDS.flatMap(([game, form]) =>
  DIFFICULTIES.map((difficulty) => ({ game, form, difficulty })),
);

/** Returns the percentage of plays that are won. */
function wins(game: GameId, form: Form, difficulty: Difficulty, skill: number, plays = PLAYS): number {
  let won = 0;
  for (let seed = 0; seed < plays; seed += 1) {
    const player = new MiniGamePlayer(miniGameOf(game, form), difficulty, form, seed);
    if (player.robot(skill) === 'WIN') won += 1;
  }
  return (100 * won) / plays;
}

describe.each(settings)('$game, $form, $difficulty', ({ game, form, difficulty }) => {
  it('is won by bots of skill 50 about as often as by ten-year-olds', () => {
    const share = wins(game, form, difficulty, 50);
    expect(share).toBeGreaterThanOrEqual(SHARES[difficulty] - TOLERANCE);
    expect(share).toBeLessThanOrEqual(SHARES[difficulty] + TOLERANCE);
  });

  it('is won more often with more skill', () => {
    const [least, middle, most] = [0, 50, 100].map((skill) => wins(game, form, difficulty, skill, 200));
    expect(least).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(most ?? 0);
  });
});
