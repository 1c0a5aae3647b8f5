// What a mountain shows, and what happens on it. Whoever shows a mountain makes these from what its game knows.

import type { Stance } from '#scenes/kit/ClimberFigure.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export interface MountainClimber {
  readonly id: string;
  readonly name: string;
  /** Index of the character. */
  readonly character: number;
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
  /** Climbers at each camp, in the camps' order; what is missing is not told. */
  readonly counts: readonly number[];
  /** How much of the room has been at a camp: 0 to 1. */
  readonly flags: readonly { readonly camp: number; readonly fill: number }[];
  /** Characters of those whose flags stand on the top, in order of arrival: no more than have room there. */
  readonly peakFlags: readonly number[];
  /** Its snow lies at this camp. */
  readonly avalanche: { readonly camp: number } | null;
  /** The colour of one's own way so far; null where it is not drawn. */
  readonly trail: Color | null;
}

/** What has happened since the model before. */
export type MountainEvent =
  /** They have come higher. */
  | { readonly type: 'climbed'; readonly ids: readonly string[] }
  | { readonly type: 'slipped'; readonly id: string }
  | { readonly type: 'cheered'; readonly id: string }
  /** Somebody has reached it: the fire catches. */
  | { readonly type: 'camp'; readonly camp: number }
  /** Whose flag has room on the top: it goes up; the sun comes with the first one. */
  | { readonly type: 'peak'; readonly id: string }
  | { readonly type: 'avalanche'; readonly camp: number };

/** What is in sight: all of it, or the part of the way between two heights. */
export type Camera = 'whole' | { readonly from: number; readonly to: number };
