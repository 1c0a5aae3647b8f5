// Extra life: one missed question per attempt may be answered again right away (specification 1, section 3;
// specification 2, section 4 "Response states").

import { mayAskMissed } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';

export const EXTRA_LIFE = {
  /** Milliseconds to decide; there is no limit without a timer. */
  offerMs: 15_000,
} as const;

/**
 * available: not used yet. inProgress: the open question is asked by it. utilised: used up (specification 3,
 * section 3 "Extra life").
 */
export const EXTRA_LIFE_STATES = ['available', 'inProgress', 'utilised'] as const;
export type ExtraLifeState = (typeof EXTRA_LIFE_STATES)[number];

/** True if players have an extra life. */
export function offersExtraLife(game: GameSetup): boolean {
  return game.options.extraLife === 'enabled' && mayAskMissed(game, 'extraLife');
}
