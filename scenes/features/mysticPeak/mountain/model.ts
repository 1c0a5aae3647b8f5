// A mountain's model and its events. Scenes derive both from their game's view.

import type { Character } from '#core/room/characters.ts';
import type { Stance } from '#scenes/kit/ClimberFigure.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export interface MountainClimber {
  readonly id: string;
  readonly name: string;
  /** Index of the character. */
  readonly character: Character;
  /** 0 to 1,000. */
  readonly height: number;
  readonly pose: Stance;
  readonly isOwn: boolean;
  readonly isNamed: boolean;
  /** A light on the path instead of a character. */
  readonly lamp: boolean;
}

export interface MountainModel {
  readonly climbers: readonly MountainClimber[];
  /** Climbers at each camp, in camp order; missing entries are not shown. */
  readonly counts: readonly number[];
  /** The share of the room that has been at a camp, 0 to 1. */
  readonly flags: readonly { readonly camp: number; readonly fill: number }[];
  /** Characters of the players whose flags are on the summit, in order of arrival; only as many as fit. */
  readonly peakFlags: readonly Character[];
  /** The camp with the avalanche's snow. */
  readonly avalanche: { readonly camp: number } | null;
  /** Color of the player's trail so far; null if it is not drawn. */
  readonly trail: Color | null;
}

export const EMPTY: MountainModel = {
  climbers: [],
  counts: [],
  flags: [],
  peakFlags: [],
  avalanche: null,
  trail: null,
};

/** A change since the previous model. */
export type MountainEvent =
  /** These players climbed higher. */
  | { readonly type: 'climbed'; readonly ids: readonly string[] }
  | { readonly type: 'slipped'; readonly id: string }
  | { readonly type: 'cheered'; readonly id: string }
  /** Someone reached this camp: its fire flares up. */
  | { readonly type: 'camp'; readonly camp: number }
  /** Someone reached the summit and plants a flag, if there is room; the sun comes out for the first one. */
  | { readonly type: 'peak'; readonly id: string }
  | { readonly type: 'avalanche'; readonly camp: number };

/** The whole mountain, with the player's own climber large on its summit at the peak; or a part of the path. */
export type Camera = 'whole' | 'peak' | { readonly from: number; readonly to: number };
