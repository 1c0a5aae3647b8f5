// What can be heard, by name; without any code, so that who asks for a sound does not load the player.

export const MUSIC_CATEGORIES = ['waiting', 'question', 'summary', 'duelQuestion', 'peakQuestion'] as const;
export type MusicCategory = (typeof MUSIC_CATEGORIES)[number];

export const EFFECTS = [
  'click',
  'select',
  'submit',
  'toast',
  'join',
  'tick',
  'countdown',
  'go',
  'timeUp',
  'correct',
  'partial',
  'incorrect',
  'streak',
  'points',
  'reveal',
  'leaderboardMove',
  'rankUp',
  'podiumThird',
  'podiumSecond',
  'podiumFirst',
  'gameOver',
  'pickUp',
  'putDown',
  'putBack',
  'powerupCard',
  'powerupUse',
  'powerupHelp',
  'powerupBoost',
  'powerupShare',
  'powerupTrick',
  'powerupMystery',
  'duelThrow',
  'duelHit',
  'duelBreak',
  'duelDeflect',
  'duelAbsorb',
  'duelRope',
  'duelShield',
  'peakStep',
  'peakRope',
  'peakWind',
  'peakAvalanche',
  'peakFire',
  'peakFlag',
  'peakArrival',
  'stonesWin',
  'stonesLose',
  'stonesNear',
  'ropeWin',
  'ropeLose',
  'ropeNear',
  'runesWin',
  'runesLose',
  'runesNear',
] as const;
export type EffectName = (typeof EFFECTS)[number];

/** What the app holds: no call ever throws, and all do nothing while nothing may be heard. */
export interface Sound {
  /** Plays an effect now or never: one that can't start at once is dropped, not delayed. `up`: semitones higher than it was recorded; 0 by default. */
  play(effect: EffectName, up?: number): void;
  /**
   * The music that fits the moment, cross-faded from the one before; null for silence. Asking again for the same changes nothing.
   * `layers`: how many lie upon one another, of music that has layers; 1 by default.
   */
  music(category: MusicCategory | null, layers?: number): void;
  /** How fast the music goes: 1 as it was recorded. */
  tempo(rate: number): void;
  /** While `on`, everything is quieter: something else is to be listened to. */
  duck(on: boolean): void;
  /** While `on`, no effects, whatever the settings say: the host of the game wants none. */
  withoutEffects(on: boolean): void;
}
