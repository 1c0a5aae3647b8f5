// Brings sounds when they are first wanted, from the first of their files that this browser can have and play.

import type { Playable, SoundClock, SoundEngine } from '#src/platform/sound/engine.ts';
import type { SoundEntry } from '#src/platform/sound/soundConfig.ts';

/** How long a sound that could not be had is left alone. */
const RETRY_MS = 30_000;
/** The sprite that goes round; see SoundEntry.loop. */
export const LOOP = 'loop';

export interface SoundLoader {
  /** The sound when it is there already. */
  ready(sound: SoundEntry): Playable | null;
  /** Never rejects: null when the sound can't be had. */
  load(sound: SoundEntry): Promise<Playable | null>;
  unloadAll(): void;
}

interface LoaderParts {
  readonly engine: SoundEngine;
  readonly clock: SoundClock;
  /** The address of a file of the theme. */
  readonly resolve: (file: string) => string;
}

export function createSoundLoader({ engine, clock, resolve }: LoaderParts): SoundLoader {
  const ready = new Map<string, Playable>();
  const loading = new Map<string, Promise<Playable | null>>();
  const failedAt = new Map<string, number>();
  let open = true;

  // Howler goes to the next source only when it lacks a codec, not when a file is missing or broken: so one Howl for each file.
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
      // An engine without any audio may throw as it is made.
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
