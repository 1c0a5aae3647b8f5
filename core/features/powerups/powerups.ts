// Numbers of the belt and its balance (specification 2, section 9 "Power-ups"; decisions, "Power-ups").

import { does, type Powerup, reachesOthers } from '#core/features/powerups/powerup.ts';
import { modeOf } from '#core/modes/registry.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { PlayMode } from '#core/room/phase.ts';

export const BELT = {
  /** Cards that a belt holds. */
  size: 3,
  /** Answers from the start of the first round to that of the second, and from each later one to the next. */
  firstRound: 10,
  laterRounds: 8,
  /** Answers of a round after one of which a card comes: one of each tier, drawn. */
  tiers: [
    [1, 3],
    [4, 6],
    [7, 9],
  ],
  /** No card comes with fewer questions left. */
  endBuffer: 2,
  /** Times that a player may change all cards for others, in the first round. */
  shuffles: 3,
  /** A card for which there is no room waits so long for a place, in ms. */
  offerMs: 25_000,
  /** From a card's coming to its first use, in ms. */
  readyMs: 2_000,
} as const;

export const WEIGHTS = {
  /** So much less likely with each of the same that a player has got, and never less than `least`. */
  decay: 4,
  least: 0.25,
  /** Those that reach everybody come in rooms of so many players, and with that part of their weight in larger ones. */
  globalFrom: 15,
} as const;

export const POWERUP_SCORE = {
  /** Several that change one score come to so many times at the most. */
  mostTimes: 3,
} as const;

/** A mystery box that has just come opens by itself with another card's use: how soon after it came, in ms, and how often of a hundred. */
export const MYSTERY_BOX = { withinMs: 10_000, percent: 20 } as const;

/** Milliseconds from its start after which what runs fast runs as before, while its points still count. */
export const FAST_MS = 18_000;

/** When a player is reminded of a card. */
export const NUDGE = {
  /** Answers since it came, at the least. */
  afterQuestions: 3,
  /** How many of a hundred moments for it are taken. */
  percent: 66,
  /** Answers from one reminder to the next, at the least: half of the questions have none. */
  everyOther: 2,
} as const;

/** Whether a kind makes sense in a game like this one, whatever is left of it. */
export function existsIn(
  { type, playMode, options }: GameSetup & { readonly playMode: PlayMode },
  powerup: Powerup,
): boolean {
  const { chosenPowerups } = modeOf({ type });
  if (chosenPowerups ? !chosenPowerups.some((id) => POWERUPS[id] === powerup) : powerup.reaches === 'camp')
    return false;
  if (does(powerup, 'stopClock')) return options.timer !== 'off';
  return playMode === 'live' || !(reachesOthers(powerup) || does(powerup, 'points'));
}
