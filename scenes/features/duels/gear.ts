// The gear sheet of duels: snow, and the things thrown and built from it (tools/art/duels/gear.mjs).

import type { Shield } from '#core/features/duels/ids.ts';
import type { GearSheet } from '#scenes/kit/gear.ts';

/** In the order of the sheet. */
export const DUEL_GEAR_NAMES = [
  'snowball',
  'mistBall',
  'icicle',
  'lasso',
  'mitt',
  'splat',
  'cap',
  'block',
  'wall',
  'drift',
  'slab',
  'basket',
  'steam',
  'mist',
  'loop',
  'snowman',
  'uTurn',
  'bentArrow',
  'twoArrows',
  'blocksApart',
  'mark',
  'skip',
  'footprint',
  'crack',
] as const;
export type DuelGear = (typeof DUEL_GEAR_NAMES)[number];

export const DUEL_GEAR: GearSheet<DuelGear> = {
  url: new URL('../../../assets/duels/gear.svg', import.meta.url).href,
  names: DUEL_GEAR_NAMES,
};

/** The piece that represents each shield. */
export const SHIELD_GEAR: Readonly<Record<Shield, DuelGear>> = {
  standard: 'block',
  stealth: 'mist',
  deflector: 'slab',
  absorption: 'basket',
};
