// Second chances: where they come, and how long what is told around them stands (specification 2, section 4 "Redemption"; decisions).

import { mayAskMissed } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';

export const REDEMPTION = {
  /** Questions of the first segment of a game, and of each one after it. */
  firstSegment: 14,
  segment: 10,
  /** Per cent of accuracy from which who has taken a second chance goes to the end at once. */
  passAccuracy: 75,
  /** Milliseconds for which what comes before the choice stands, and what comes after the last one. */
  beforeMs: 7_750,
  afterMs: 6_000,
} as const;

/** Whether wrong answers can be made up for. */
export function offersRedemption(game: GameSetup): boolean {
  return game.options.redemption === 'yes' && mayAskMissed(game, 'redemption');
}

/** Whether a segment ends behind so many questions of `asked`. */
export function endsSegment(met: number, asked: number): boolean {
  const { firstSegment, segment } = REDEMPTION;
  return met > 0 && (met === asked || (met >= firstSegment && (met - firstSegment) % segment === 0));
}
