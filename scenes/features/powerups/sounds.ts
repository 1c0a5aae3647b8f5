// What can be heard of power-ups.

export type PowerupSound =
  | 'powerupCard'
  | 'powerupUse'
  | 'powerupHelp'
  | 'powerupBoost'
  | 'powerupShare'
  | 'powerupTrick'
  | 'powerupMystery';
