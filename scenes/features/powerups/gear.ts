// The gear sheet of power-ups: things that act, and a bird (tools/art/powerups/gear.mjs).

import type { GearSheet } from '#scenes/kit/gear.ts';

/** In the order of the sheet. */
export const GEAR = [
  'birdUp',
  'birdDown',
  'birdSits',
  'parcel',
  'parcelOpen',
  'parachute',
  'tin',
  'bucket',
  'heap',
  'bellows',
  'peakLit',
  'peakDark',
  'sled',
  'beacon',
  'eraser',
  'crate',
  'lid',
  'ice',
  'lantern',
  'hook',
] as const;
export type GearName = (typeof GEAR)[number];

export const POWERUP_GEAR: GearSheet<GearName> = {
  url: new URL('../../../assets/powerups/gear.svg', import.meta.url).href,
  names: GEAR,
};
