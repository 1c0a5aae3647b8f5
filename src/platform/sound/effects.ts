// Sound effects: played immediately or not at all, and never more at a time than can be told apart.

import type { Playable, SoundClock, SoundEngine } from '#src/platform/sound/engine.ts';
import type { SoundLoader } from '#src/platform/sound/loader.ts';
import type { EffectName } from '#src/platform/sound/names.ts';
import { isFeatureEffect, type SoundConfig, type SoundEntry } from '#src/platform/sound/soundConfig.ts';
import { startVoice, type Voice } from '#src/platform/sound/voice.ts';

/** Milliseconds; an effect that loads later than this after its moment would only be confusing. */
const LATE_MS = 400;
/** In a quick run, the last ones are heard. */
const MAX_VOICES = 4;
/** Theme's volume from which an effect is a strong moment: one at a time, with the music stepping back. */
const STRONG = 0.4;
const SEMITONES = 12;

export interface EffectPlayer {
  /** `up`: semitones above the recorded pitch. */
  play(name: EffectName, up?: number): void;
  /** Listener's volume, 0 to 1. At 0, playing effects fade out and nothing is loaded. */
  setVolume(volume: number): void;
  /** Loads the effects that every game uses, one after the other, until effects are turned off. */
  warmUp(): Promise<void>;
}

interface EffectParts {
  /** The theme's sounds, which change with the theme. */
  readonly config: () => SoundConfig;
  readonly loader: SoundLoader;
  readonly engine: SoundEngine;
  readonly clock: SoundClock;
  /** Called when a strong effect starts, and when it is over. */
  readonly onStrong: (on: boolean) => void;
}

export function createEffectPlayer({ config, loader, engine, clock, onStrong }: EffectParts): EffectPlayer {
  const lastAt = new Map<EffectName, number>();
  /** Oldest first. */
  const voices = new Set<Voice>();
  let strong: Voice | null = null;
  const all = (): readonly SoundEntry[] => Object.values(config().effects);
  let volume = 0;

  function start(sound: SoundEntry, howl: Playable, up: number): void {
    const isStrong = sound.volume >= STRONG;
    if (isStrong) strong?.stop();
    if (voices.size >= MAX_VOICES) [...voices].find((voice) => voice !== strong)?.stop();
    const ended = (): void => {
      voices.delete(voice);
      if (voice !== strong) return;
      strong = null;
      onStrong(false);
    };
    const voice = startVoice(howl, sound, sound.volume * volume, clock, ended, 2 ** (up / SEMITONES));
    voices.add(voice);
    if (!isStrong) return;
    strong = voice;
    onStrong(true);
  }

  /** One after the other, as long as effects are on. */
  async function loadAll(sounds: readonly SoundEntry[]): Promise<void> {
    for (const sound of sounds) {
      // A failed load means that the network is gone: load the others when they are needed.
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
      const sound = config().effects[name];
      const now = clock.now();
      if (now - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY) < sound.gap) return;
      lastAt.set(name, now);
      const howl = loader.ready(sound);
      if (howl && engine.running()) start(sound, howl, up);
      // If the browser refuses to resume, the effect stays silent; nothing else can be done.
      else startWhenReady(sound, now, up).catch(() => undefined);
      if (isFeatureEffect(sound)) void loadAll(all().filter(({ category }) => category === sound.category));
    },
    setVolume(value) {
      volume = value;
      if (volume === 0) for (const voice of voices) voice.stop();
    },
    warmUp: () => loadAll(all().filter((sound) => !isFeatureEffect(sound))),
  };
}
