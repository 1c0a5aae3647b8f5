// Loads sounds on first use, from the first of their files that this browser can load and play.

import type { Playable, SoundClock, SoundEngine } from '#src/platform/sound/engine.ts';
import type { SoundEntry } from '#src/platform/sound/soundConfig.ts';

/** Milliseconds before a failed load may be retried. */
const RETRY_MS = 30_000;
/** Name of the looped sprite; see SoundEntry.loop. */
export const LOOP = 'loop';

export interface SoundLoader {
  /** The sound if it is already loaded. */
  ready(sound: SoundEntry): Playable | null;
  /** Never rejects; null if the sound can't be loaded. */
  load(sound: SoundEntry): Promise<Playable | null>;
  /** Unloads all but these. */
  keep(sounds: readonly SoundEntry[]): void;
  unloadAll(): void;
}

interface LoaderParts {
  readonly engine: SoundEngine;
  readonly clock: SoundClock;
  /** Returns the address of a file named in the configuration. */
  readonly resolve: (file: string) => string;
}

/** Families have sounds of the same name in files of their own. */
const keyOf = (sound: SoundEntry): string => sound.files[0] ?? '';

export function createSoundLoader({ engine, clock, resolve }: LoaderParts): SoundLoader {
  const ready = new Map<string, Playable>();
  const loading = new Map<string, Promise<Playable | null>>();
  const failedAt = new Map<string, number>();
  let open = true;

  // Howler tries the next source only if it lacks a codec, not if a file is missing or broken: hence one Howl
  // per file.
  function loadFile(sound: SoundEntry, file: string): Promise<Playable | null> {
    return new Promise((resolveLoad) => {
      const howl = engine.createHowl({
        src: [resolve(file)],
        format: [file.slice(file.lastIndexOf('.') + 1)],
        volume: sound.fades.prePlay > 0 ? 0 : sound.volume,
        ...(sound.loop && { sprite: { [LOOP]: [sound.loop.start, sound.loop.length, true] } }),
        onload: () => resolveLoad(howl),
        onloaderror: () => {
          howl.unload();
          resolveLoad(null);
        },
      });
    });
  }

  async function loadFirst(sound: SoundEntry): Promise<Playable | null> {
    for (const file of sound.files) {
      // The constructor may throw if the engine has no audio at all.
      const howl = await loadFile(sound, file).catch(() => null);
      if (howl && open) {
        ready.set(keyOf(sound), howl);
        return howl;
      }
      howl?.unload();
      if (!open) return null;
    }
    failedAt.set(keyOf(sound), clock.now());
    return null;
  }

  return {
    ready: (sound) => ready.get(keyOf(sound)) ?? null,
    load(sound) {
      const key = keyOf(sound);
      const there = ready.get(key);
      if (there) return Promise.resolve(there);
      const failed = failedAt.get(key);
      if (!open || (failed !== undefined && clock.now() - failed < RETRY_MS)) return Promise.resolve(null);
      const running = loading.get(key);
      if (running) return running;
      const started = loadFirst(sound).finally(() => loading.delete(key));
      loading.set(key, started);
      return started;
    },
    keep(sounds) {
      const kept = new Set(sounds.map(keyOf));
      for (const [key, howl] of ready) {
        if (kept.has(key)) continue;
        howl.unload();
        ready.delete(key);
      }
    },
    unloadAll() {
      open = false;
      for (const howl of ready.values()) howl.unload();
      ready.clear();
    },
  };
}
