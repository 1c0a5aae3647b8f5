// The effects: at once or not at all, never more at a time than ears can tell apart.

import type { Playable, SoundClock, SoundEngine } from '#src/platform/sound/engine.ts';
import type { SoundLoader } from '#src/platform/sound/loader.ts';
import type { EffectName } from '#src/platform/sound/names.ts';
import { isOfSomeGames, type SoundConfig, type SoundEntry } from '#src/platform/sound/soundConfig.ts';
import { startVoice, type Voice } from '#src/platform/sound/voice.ts';

/** An effect that is loaded later than this after its moment would only confuse. */
const LATE_MS = 400;
const MAX_VOICES = 10;
/** So many of one effect: a run of them is heard as its last notes. */
const MAX_ALIKE = 4;
const SEMITONES = 12;

export interface EffectPlayer {
  /** `up`: semitones higher than it was recorded. */
  play(name: EffectName, up?: number): void;
  /** The listener's volume, 0 to 1; 0 is off: what sounds is faded out and nothing is loaded. */
  setVolume(volume: number): void;
  /** Loads all effects that every game has, one after the other, until they are off. */
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
  const voices = new Map<Voice, SoundEntry>();
  const all = Object.values(config.effects);
  let volume = 0;

  function start(sound: SoundEntry, howl: Playable, up: number): void {
    const sounding = [...voices.keys()];
    const alike = sounding.filter((voice) => voices.get(voice) === sound);
    if (alike.length >= MAX_ALIKE) alike[0]?.stop();
    else if (sounding.length >= MAX_VOICES) sounding[0]?.stop();
    const loud = sound.volume * volume;
    const ended = (): boolean => voices.delete(voice);
    const voice = startVoice(howl, sound, loud, clock, ended, 2 ** (up / SEMITONES));
    voices.set(voice, sound);
  }

  /** One after the other, while there is anything to hear. */
  async function loadAll(sounds: readonly SoundEntry[]): Promise<void> {
    for (const sound of sounds) {
      // One that can't be had says that the network is gone: the others are left for when they are needed.
      if (volume === 0 || !(await loader.load(sound))) return;
    }
  }

  async function startWhenReady(sound: SoundEntry, askedAt: number, up: number): Promise<void> {
    const [howl] = await Promise.all([loader.load(sound), engine.resume()]);
    if (howl && volume > 0 && clock.now() - askedAt <= LATE_MS) start(sound, howl, up);
  }

  return {
    play(name, up = 0) {
      if (volume === 0) return;
      const sound = config.effects[name];
      const now = clock.now();
      if (now - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY) < sound.gap) return;
      lastAt.set(name, now);
      const howl = loader.ready(sound);
      if (howl && engine.running()) start(sound, howl, up);
      // A refused resume leaves the effect unheard, which is all that can be done.
      else startWhenReady(sound, now, up).catch(() => undefined);
      if (isOfSomeGames(sound)) void loadAll(all.filter(({ category }) => category === sound.category));
    },
    setVolume(value) {
      volume = value;
      if (volume === 0) for (const voice of voices.keys()) voice.stop();
    },
    warmUp: () => loadAll(all.filter((sound) => !isOfSomeGames(sound))),
  };
}
