// Pictures of strikes, shields and the three cards, composed from the gear sheet.

import type { Shield, Strike } from '#core/features/duels/ids.ts';
import type { DuelGear } from '#scenes/features/duels/gear.ts';
import type { DuelDecision } from '#scenes/features/duels/ports.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export type PictureName = DuelDecision | `strike:${Strike}` | `shield:${Shield}`;

export interface KindLook {
  readonly fill: Color;
  readonly edge: Color;
}

export const KIND_LOOKS: Readonly<Record<DuelDecision, KindLook>> = {
  strike: { fill: '#FF7F5C', edge: '#B8452A' },
  shield: { fill: '#7CD0F5', edge: '#2479A3' },
  skip: { fill: '#E2D3BF', edge: '#8C7859' },
};

/** A piece of a picture: its center and size, both relative to the picture's size. */
export type Placed = readonly [name: DuelGear, x: number, y: number, size: number];

const alone = (name: DuelGear, size = 1): readonly Placed[] => [[name, 0, 0, size]];
/** The wall at a size that keeps its corners off the edge of the patch. */
const WALL = alone('wall', 0.88);

/** From back to front. */
export const PICTURES: Readonly<Record<PictureName, readonly Placed[]>> = {
  strike: [
    ['mitt', 0.09, 0.1, 0.8],
    ['snowball', -0.14, -0.2, 0.56],
  ],
  shield: WALL,
  skip: alone('skip'),
  'strike:standard': alone('snowball'),
  'strike:stealth': alone('mistBall'),
  'strike:precision': alone('icicle'),
  'strike:swap': alone('lasso'),
  'shield:standard': WALL,
  'shield:stealth': alone('mist'),
  'shield:deflector': alone('slab'),
  'shield:absorption': alone('basket'),
};
