// Maps the scenes' sound names to effects.

import type { SoundName, SoundPort } from '#scenes/index.ts';
import type { EffectName, Sound } from '#src/platform/sound/names.ts';

/** Names that differ. */
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

/** The sound port that the stage passes to its scenes. */
export function sceneSound(sound: Sound): SoundPort {
  return { play: (name, up) => sound.play(effectOf(name), up) };
}
