// Names of music and effects. Has no code, so requesting a sound doesn't load the player.

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
  'drumRoll',
  'podiumThird',
  'podiumSecond',
  'podiumFirst',
  'gameOver',
  'pickUp',
  'putDown',
  'putBack',
  'complete',
  'ropeZip',
  'wickerCreak',
  'plankKnock',
  'signClack',
  'flagPlant',
  'chalkStroke',
  'powerupCard',
  'powerupUse',
  'powerupDoubleJeopardy',
  'powerupDouble',
  'powerupFiftyFifty',
  'powerupEraser',
  'powerupImmunity',
  'powerupTimeFreeze',
  'powerupStreakSaver',
  'powerupSupersonic',
  'powerupPowerPlay',
  'powerupGlitch',
  'powerupMysteryBox',
  'powerupAddPoints',
  'powerupMinusPoints',
  'powerupStreakBooster',
  'powerupStreakBreaker',
  'powerupStealPoints',
  'powerupGift',
  'powerupPrank',
  'powerupAvalanche',
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

/** The app's interface to sound: no call ever throws, and all do nothing while sound is off. */
export interface Sound {
  /**
   * Plays an effect now or never: one that can't start immediately is dropped, not delayed. `up`: semitones
   * above the recorded pitch; 0 by default.
   */
  play(effect: EffectName, up?: number): void;
  /**
   * Cross-fades to the music of this category; null for silence. Requesting the same again changes nothing.
   * `layers`: how many to play of layered music; 1 by default, which is all of any other music. With 0, the
   * music rests: it is silent, but keeps its place.
   */
  music(category: MusicCategory | null, layers?: number): void;
  /** Plays the sounds of this theme from now on; music cross-fades to the theme's own. */
  setTheme(theme: string): void;
  /** Playback rate of the music; 1 is the recorded tempo. */
  setTempo(rate: number): void;
  /** While `on`, lowers all sound so that something else can be heard. */
  duck(on: boolean): void;
  /** While `on`, plays no effects, whatever the settings say: the game's host turned them off. */
  muteEffects(on: boolean): void;
}
