// Power-up ids. To add one, add its id, its file in `kinds/`, its texts in `locales/` and its picture in
// `tools/art/powerups/`; the compiler and the tests report what is missing.
// locale-keys: powerups:*.title locale-keys: powerups:*.description locale-keys: powerups:*.notification
// locale-keys: powerups:*.help

export const POWERUP_IDS = [
  'doubleJeopardy',
  'double',
  'fiftyFifty',
  'eraser',
  'immunity',
  'timeFreeze',
  'streakSaver',
  'supersonic',
  'powerPlay',
  'glitch',
  'mysteryBox',
  'addPoints',
  'minusPoints',
  'streakBooster',
  'streakBreaker',
  'stealPoints',
  'gift',
  'prank',
  'avalanche',
] as const;
export type PowerupId = (typeof POWERUP_IDS)[number];

/** Kinds that are off unless the host chooses them. */
export const OPT_IN_POWERUPS: readonly PowerupId[] = [
  'mysteryBox',
  'minusPoints',
  'streakBreaker',
  'stealPoints',
  'prank',
  'avalanche',
];
