// What scenes call a moment, and the effect that it sounds like.

import type { SoundName, SoundPort } from '#scenes/index.ts';
import type { EffectName, Sound } from '#src/platform/sound/names.ts';

/** Those that are called otherwise. */
const OTHERWISE = {
  press: 'select',
  lock: 'submit',
  timeout: 'timeUp',
  question: 'reveal',
  score: 'points',
  rankDown: 'leaderboardMove',
  leaderboard: 'leaderboardMove',
} as const satisfies Partial<Record<SoundName, EffectName>>;

const isOtherwise = (name: SoundName): name is keyof typeof OTHERWISE => name in OTHERWISE;
const effectOf = (name: SoundName): EffectName => (isOtherwise(name) ? OTHERWISE[name] : name);

/** The port that the stage hands to its scenes. */
export function sceneSound(sound: Sound): SoundPort {
  return { play: (name, up) => sound.play(effectOf(name), up) };
}
