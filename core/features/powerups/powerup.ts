// Power-up definitions: data built from a dozen effects, all carried out by one engine (specification 2,
// section 3 "Power-up configuration").

import type { PowerupId } from '#core/features/powerups/ids.ts';

/** An effect of a power-up on the players it reaches. Points are whole numbers, times are in milliseconds. */
export type Effect =
  /** Multiplies an answer's points; `onlyRight`: only for a fully correct answer. */
  | { readonly does: 'multiply'; readonly by: number; readonly onlyRight?: true }
  /** Points that a miss costs. */
  | { readonly does: 'fine'; readonly points: number }
  /** Hides wrong options, leaving at least one. half: until half of all options are left. */
  | { readonly does: 'hide'; readonly options: 'half' | 1 }
  /** Makes a wrong answer not final: it is shown as wrong, and another try follows. */
  | { readonly does: 'spare' }
  /** Stops the question's clock. */
  | { readonly does: 'stopClock' }
  /** Keeps the streak through a miss. */
  | { readonly does: 'keepStreak' }
  /** Changes only look and sound. */
  | { readonly does: 'show'; readonly look: 'fast' | 'torn' | 'mixed' }
  /** Adds or removes points without another player's involvement. */
  | { readonly does: 'points'; readonly points: number }
  /** Moves points from each player it reaches to its own player. */
  | { readonly does: 'take'; readonly points: number }
  /** Gives points to its own player. */
  | { readonly does: 'thank'; readonly points: number }
  /** Lengthens the streak by this much; null ends it. */
  | { readonly does: 'streak'; readonly by: number | null }
  /** Opens as one of a pair. */
  | { readonly does: 'open'; readonly pairs: readonly (readonly [PowerupId, PowerupId])[] }
  /** Carried out by Mystic Peak. */
  | { readonly does: 'sweep' };

export interface Powerup {
  /** Its purpose, which also sets its look and sound. */
  readonly family: 'help' | 'boost' | 'share' | 'trick' | 'mystery';
  readonly type: 'positive' | 'negative' | 'activator';
  /**
   * local: less likely with each one the player has received. global: only in larger rooms, and rarer the
   * larger they are.
   */
  readonly probability: { readonly type: 'local' | 'global'; readonly weight: number };
  /**
   * before-answer: while an unanswered question is open, and only then does its time pass. game: at any time
   * while the game runs.
   */
  readonly activation: 'before-answer' | 'game';
  /**
   * self: its player. above: the player ranked directly above. chosen: a player of the user's choice. below:
   * a chosen player in the lower half, each only once. everybody, others: the whole room, with or without its
   * player. camp: everyone climbing near its player.
   */
  readonly reaches: 'self' | 'above' | 'chosen' | 'below' | 'everybody' | 'others' | 'camp';
  /** Point at which it ends; a number is a duration in milliseconds. */
  readonly ends: 'immediate' | 'response' | 'right' | 'miss' | number;
  readonly effects: readonly Effect[];
  /** Cooldown of this kind in a room, in milliseconds; absent for none. */
  readonly cooldownMs?: number;
}

/** True if it affects the whole room, with or without its player. */
export function reachesRoom({ reaches }: Powerup): boolean {
  return reaches === 'everybody' || reaches === 'others';
}

/** True if its time passes only while a question is open before the player. */
export function passesInPlay({ activation, ends }: Powerup): boolean {
  return activation === 'before-answer' && typeof ends === 'number';
}

/** True if it affects anyone besides its player. */
export function reachesOthers({ reaches }: Powerup): boolean {
  return reaches !== 'self';
}

/** True if its player chooses the target. */
export function isAimed({ reaches }: Powerup): boolean {
  return reaches === 'chosen' || reaches === 'below';
}

/**
 * True if its player can end it early. A stopped clock doesn't restart, options known to be wrong can't be
 * forgotten, and what reaches the room isn't theirs to end.
 */
export function canBeEnded(powerup: Powerup): boolean {
  return !reachesRoom(powerup) && !effectBy(powerup, 'stopClock') && !effectBy(powerup, 'hide');
}

/** Returns the effect of this kind; undefined if the power-up has none. */
export function effectBy<Kind extends Effect['does']>(
  { effects }: Powerup,
  kind: Kind,
): Extract<Effect, { readonly does: Kind }> | undefined {
  return effects.find((effect): effect is Extract<Effect, { readonly does: Kind }> => effect.does === kind);
}
