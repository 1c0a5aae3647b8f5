// The effects: at once or not at all, never more at a time than ears can tell apart.

import type { Playable, SoundClock, SoundEngine } from '#src/services/sound/engine.ts';
import type { SoundLoader } from '#src/services/sound/loader.ts';
import type { EffectName } from '#src/services/sound/names.ts';
import type { SoundConfig, SoundEntry } from '#src/services/sound/soundConfig.ts';
import { startVoice, type Voice } from '#src/services/sound/voice.ts';

/** An effect that is loaded later than this after its moment would only confuse. */
const LATE_MS = 400;
const MAX_VOICES = 10;

export interface EffectPlayer {
  play(name: EffectName): void;
  /** The listener's volume, 0 to 1; 0 is off: what sounds is faded out and nothing is loaded. */
  setVolume(volume: number): void;
  /** Loads all effects, one after the other, until they are off. */
  warmUp(): Promise<void>;
}

interface EffectParts {
  readonly config: SoundConfig;
  readonly loader: SoundLoader;
  readonly engine: SoundEngine;
  readonly clock: SoundClock;
}

export function createEffectPlayer({ config, loader, engine, clock }: EffectParts): EffectPlayer {
  const lastAt = new Map<EffectName, number>();
  /** Oldest first. */
  const voices = new Set<Voice>();
  let volume = 0;

  function start(sound: SoundEntry, howl: Playable): void {
    const [oldest] = voices;
    if (oldest && voices.size >= MAX_VOICES) oldest.stop();
    const voice = startVoice(howl, sound, sound.volume * volume, clock, () => voices.delete(voice));
    voices.add(voice);
  }

  async function startWhenReady(sound: SoundEntry, askedAt: number): Promise<void> {
    const [howl] = await Promise.all([loader.load(sound), engine.resume()]);
    if (howl && volume > 0 && clock.now() - askedAt <= LATE_MS) start(sound, howl);
  }

  return {
    play(name) {
      if (volume === 0) return;
      const sound = config.effects[name];
      const now = clock.now();
      if (now - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY) < sound.gap) return;
      lastAt.set(name, now);
      const howl = loader.ready(sound);
      if (howl && engine.running()) start(sound, howl);
      // A refused resume leaves the effect unheard, which is all that can be done.
      else startWhenReady(sound, now).catch(() => undefined);
    },
    setVolume(value) {
      volume = value;
      if (volume === 0) for (const voice of voices) voice.stop();
    },
    async warmUp() {
      for (const sound of Object.values(config.effects)) {
        // One that can't be had says that the network is gone: the others are left for when they are needed.
        if (volume === 0 || !(await loader.load(sound))) return;
      }
    },
  };
}
