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
  unloadAll(): void;
}

interface LoaderParts {
  readonly engine: SoundEngine;
  readonly clock: SoundClock;
  /** Returns the address of one of the theme's files. */
  readonly resolve: (file: string) => string;
}

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
        ready.set(sound.name, howl);
        return howl;
      }
      howl?.unload();
      if (!open) return null;
    }
    failedAt.set(sound.name, clock.now());
    return null;
  }

  return {
    ready: (sound) => ready.get(sound.name) ?? null,
    load(sound) {
      const there = ready.get(sound.name);
      if (there) return Promise.resolve(there);
      const failed = failedAt.get(sound.name);
      if (!open || (failed !== undefined && clock.now() - failed < RETRY_MS)) return Promise.resolve(null);
      const running = loading.get(sound.name);
      if (running) return running;
      const started = loadFirst(sound).finally(() => loading.delete(sound.name));
      loading.set(sound.name, started);
      return started;
    },
    unloadAll() {
      open = false;
      for (const howl of ready.values()) howl.unload();
      ready.clear();
    },
  };
}
