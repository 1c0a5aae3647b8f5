// The things on the sheet of gear (tools/art/powerups/gear.mjs).

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
