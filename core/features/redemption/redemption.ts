// Second chances: when they come, and how long their screens last (specification 2, section 4 "Redemption";
// decisions).

import { mayAskMissed } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';

export const REDEMPTION = {
  /** Questions in the first segment of a game, and in later ones. */
  firstSegment: 14,
  segment: 10,
  /** Accuracy in percent from which a player who took a second chance goes straight to the end. */
  passAccuracy: 75,
  /** Display time of the screens before the choice and after the last second chance, in ms. */
  beforeMs: 7_750,
  afterMs: 6_000,
} as const;

/**
 * True if wrong answers can be retried. A new game with explanations has the option off (`givesWay`); games
 * from before that rule have both.
 */
export function offersRedemption(game: GameSetup): boolean {
  return game.options.redemption === 'yes' && mayAskMissed(game, 'redemption');
}

/** True if a segment ends after `met` of the `asked` questions. */
export function endsSegment(met: number, asked: number): boolean {
  const { firstSegment, segment } = REDEMPTION;
  return met > 0 && (met === asked || (met >= firstSegment && (met - firstSegment) % segment === 0));
}
