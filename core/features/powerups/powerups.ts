// Constants for the belt and its balance (specification 2, section 9 "Power-ups"; decisions, "Power-ups").

import { effectBy, type Powerup, reachesOthers } from '#core/features/powerups/powerup.ts';
import { modeOf } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { PlayMode } from '#core/room/phase.ts';

/** Version of the power-ups' configuration: these constants and the kinds. */
export const POWERUP_VERSION = 20;

export const BELT = {
  /** Number of slots. */
  size: 3,
  /** Answers in the first round, and in each later one. */
  firstRound: 10,
  laterRounds: 8,
  /** Tiers of a round, as 1-based answer numbers. In each tier, one randomly drawn answer earns a card. */
  tiers: [
    [1, 3],
    [4, 6],
    [7, 9],
  ],
  /** No card is awarded with fewer questions left. */
  endBuffer: 2,
  /** Times a player may shuffle all cards, in the first round. */
  shuffles: 3,
  /** Maximum time a card waits for a free slot, in ms. */
  offerMs: 25_000,
  /** Time from a card's arrival until it can be used, in ms. */
  readyMs: 2_000,
} as const;

export const WEIGHTS = {
  /** A kind's weight falls by this for each one the player has received, but not below `least`. */
  decay: 4,
  least: 0.25,
  /**
   * Global kinds are drawn only in rooms of at least this many players; in larger rooms their weight shrinks
   * in proportion.
   */
  globalFrom: 15,
} as const;

export const POWERUP_SCORE = {
  /** Upper limit of combined multipliers. */
  maxTimes: 3,
} as const;

/**
 * A mystery box received within this many ms opens automatically with another card's use, in this percentage
 * of cases.
 */
export const MYSTERY_BOX = { withinMs: 10_000, percent: 20 } as const;

/** Milliseconds before the end of its extra points at which motion and music return to normal speed. */
export const SLOW_MS = 2_000;

/** Reminders of an unused card. */
export const NUDGE = {
  /** Minimum number of answers since the card was received. */
  afterQuestions: 3,
  /** Percentage of opportunities that are used. */
  percent: 66,
  /** Minimum number of answers between reminders, so that at least half of the questions have none. */
  everyOther: 2,
} as const;

/** True if a kind makes sense in this game at all, regardless of the questions left. */
export function isAvailableIn(
  { type, playMode, options }: GameSetup & { readonly playMode: PlayMode },
  powerup: Powerup,
): boolean {
  const { chosenPowerups } = modeOf({ type });
  if (chosenPowerups ? !chosenPowerups.some((id) => POWERUPS[id] === powerup) : powerup.reaches === 'camp')
    return false;
  if (effectBy(powerup, 'stopClock')) return options.timer !== 'off';
  return playMode === 'live' || !(reachesOthers(powerup) || effectBy(powerup, 'points'));
}
