// What scenes call a moment, and the effect that it sounds like.

import type { SoundName, SoundPort } from '#scenes/index.ts';
import type { EffectName, Sound } from '#src/services/sound/names.ts';

const EFFECT_OF: Readonly<Record<SoundName, EffectName>> = {
  press: 'select',
  lock: 'submit',
  correct: 'correct',
  partial: 'partial',
  incorrect: 'incorrect',
  timeout: 'timeUp',
  tick: 'tick',
  countdown: 'countdown',
  go: 'go',
  join: 'join',
  question: 'reveal',
  score: 'points',
  streak: 'streak',
  rankUp: 'rankUp',
  rankDown: 'leaderboardMove',
  leaderboard: 'leaderboardMove',
  gameOver: 'gameOver',
  podiumThird: 'podiumThird',
  podiumSecond: 'podiumSecond',
  podiumFirst: 'podiumFirst',
  powerupCard: 'powerupCard',
  powerupUse: 'powerupUse',
  powerupHelp: 'powerupHelp',
  powerupBoost: 'powerupBoost',
  powerupShare: 'powerupShare',
  powerupTrick: 'powerupTrick',
  powerupMystery: 'powerupMystery',
  duelThrow: 'duelThrow',
  duelHit: 'duelHit',
  duelMuffled: 'duelMuffled',
  duelBreak: 'duelBreak',
  duelDeflect: 'duelDeflect',
  duelAbsorb: 'duelAbsorb',
  duelRope: 'duelRope',
  duelShield: 'duelShield',
};

/** The port that the stage hands to its scenes. */
export function sceneSound(sound: Sound): SoundPort {
  return { play: (name, up) => sound.play(EFFECT_OF[name], up) };
}
