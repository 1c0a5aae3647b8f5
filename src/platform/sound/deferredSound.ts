// Sound for those who should not wait for it: brings the service at the first wish and passes wishes on.

import type { MusicCategory, Sound } from '#src/platform/sound/names.ts';

/**
 * `load` is called at the first wish that could be heard (`audible`), and again after it failed.
 * Effects wished before the service is there are dropped; of the music the last wish counts.
 */
export function createDeferredSound(load: () => Promise<Sound>, audible: () => boolean = () => true): Sound {
  let sound: Sound | null = null;
  let loading = false;
  let wanted: MusicCategory | null = null;
  let depth = 1;
  let ducked = false;
  let rate = 1;
  let effectless = false;
  /** An effect was wished while none may be heard: the next one should not have to bring the service, and be dropped for it. */
  let isMissed = false;

  async function bring(): Promise<void> {
    if (loading || !audible()) return;
    loading = true;
    try {
      sound = await load();
      sound.duck(ducked);
      sound.tempo(rate);
      sound.withoutEffects(effectless);
      sound.music(wanted, depth);
    } catch {
      // Offline, or the configuration is wrong: the game goes on in silence.
    } finally {
      loading = false;
    }
  }

  return {
    play(effect, up) {
      if (sound) sound.play(effect, up);
      else if (effectless) isMissed = true;
      else void bring();
    },
    music(category, layers = 1) {
      wanted = category;
      depth = layers;
      if (sound) sound.music(category, layers);
      else if (category) void bring();
    },
    tempo(next) {
      rate = next;
      sound?.tempo(next);
    },
    duck(on) {
      ducked = on;
      sound?.duck(on);
    },
    withoutEffects(on) {
      effectless = on;
      if (sound) sound.withoutEffects(on);
      else if (!on && isMissed) void bring();
    },
  };
}
