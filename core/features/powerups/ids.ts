// The power-ups. To add one, add its id and its file in `kinds/`; the compiler names the registries that miss it.

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
