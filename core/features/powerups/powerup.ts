// What a power-up is: data over a dozen effects, which one engine carries out (specification 2, section 3 "Power-up configuration").

import type { PowerupId } from '#core/features/powerups/ids.ts';

/** What a power-up does to those whom it reaches. Points are whole, times in milliseconds. */
export type Effect =
  /** The score of an answer so many times; `onlyRight`: of a full one alone. */
  | { readonly does: 'multiply'; readonly by: number; readonly onlyRight?: true }
  /** Points that a miss takes. */
  | { readonly does: 'fine'; readonly points: number }
  /** Hides wrong options, and leaves one at least. half: until half of all options are left. */
  | { readonly does: 'hide'; readonly options: 'half' | 1 }
  /** A wrong answer is told, and not final: one more try at once. */
  | { readonly does: 'spare' }
  /** The clock of the question stands. */
  | { readonly does: 'stopClock' }
  /** A miss leaves the streak as it was. */
  | { readonly does: 'keepStreak' }
  /** Looks and sound alone: `look` says which. */
  | { readonly does: 'show'; readonly look: 'fast' | 'torn' | 'mixed' }
  /** Points that come from nowhere, or go there. */
  | { readonly does: 'points'; readonly points: number }
  /** Points that go from each whom it reaches to the player. */
  | { readonly does: 'take'; readonly points: number }
  /** Points for the player whose power-up it is. */
  | { readonly does: 'thank'; readonly points: number }
  /** The streak so much longer; null: it ends. */
  | { readonly does: 'streak'; readonly by: number | null }
  /** Opens as one of a pair. */
  | { readonly does: 'open'; readonly pairs: readonly (readonly [PowerupId, PowerupId])[] }
  /** Belongs to the mountain, which carries it out. */
  | { readonly does: 'sweep' };

export interface Powerup {
  /** What it is for, and how it looks and sounds. */
  readonly family: 'help' | 'boost' | 'share' | 'trick' | 'mystery';
  readonly type: 'positive' | 'negative' | 'activator';
  /** local: falls with each that a player gets. global: only in larger rooms, and the rarer the larger they are. */
  readonly probability: { readonly type: 'local' | 'global'; readonly weight: number };
  /** before-answer: while a question stands there unanswered. game: at any time while the game runs. */
  readonly activation: 'before-answer' | 'game';
  /**
   * self: its player. above: the player next above. chosen: one whom the player chooses. below: the same, of the lower half by rank, each once.
   * everybody, others: all in the room, with or without the player. camp: who climbs beside the player.
   */
  readonly reaches: 'self' | 'above' | 'chosen' | 'below' | 'everybody' | 'others' | 'camp';
  /** When it ends; a number: after so many milliseconds. */
  readonly ends: 'immediate' | 'response' | 'right' | 'miss' | number;
  readonly effects: readonly Effect[];
  /** Milliseconds from one start of it to the next, in a room; absent: none. */
  readonly pause?: number;
}

/** Whether it is at work on the whole room, with or without its player. */
export function reachesRoom({ reaches }: Powerup): boolean {
  return reaches === 'everybody' || reaches === 'others';
}

/** Whether it does something to anybody but its player. */
export function reachesOthers({ reaches }: Powerup): boolean {
  return reaches !== 'self';
}

/** Whether its player chooses whom it reaches. */
export function isAimed({ reaches }: Powerup): boolean {
  return reaches === 'chosen' || reaches === 'below';
}

/** Whether its player can end it before its time: a clock that stands is not set going again, and what is known to be wrong is not forgotten. */
export function canBeEnded(powerup: Powerup): boolean {
  return does(powerup, 'stopClock') === undefined && does(powerup, 'hide') === undefined;
}

/** The effect of this kind; undefined where it has none. */
export function does<Kind extends Effect['does']>(
  { effects }: Powerup,
  kind: Kind,
): Extract<Effect, { readonly does: Kind }> | undefined {
  return effects.find((effect): effect is Extract<Effect, { readonly does: Kind }> => effect.does === kind);
}
