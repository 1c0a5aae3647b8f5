// Sound for callers that shouldn't wait for it: loads the service on the first request and forwards requests
// to it.

import type { MusicCategory, Sound } from '#src/platform/sound/names.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';

/**
 * Calls `load`, with the theme, on the first request that could be heard (`audible`), and again after a failure.
 * Effects requested before the service has loaded are dropped; for music, the last request counts.
 */
export function createDeferredSound(
  load: (theme: string) => Promise<Sound>,
  audible: () => boolean = () => true,
): Sound {
  let sound: Sound | null = null;
  let loading = false;
  let wanted: MusicCategory | null = null;
  let depth = 1;
  let worn = DEFAULT_THEME;
  let ducked = false;
  let rate = 1;
  let effectless = false;
  /**
   * An effect was requested while effects were off: load the service as soon as they are back on, so that the
   * next one isn't dropped too.
   */
  let isMissed = false;

  async function bring(): Promise<void> {
    if (loading || !audible()) return;
    loading = true;
    try {
      sound = await load(worn);
      sound.setTheme(worn);
      sound.duck(ducked);
      sound.setTempo(rate);
      sound.muteEffects(effectless);
      sound.music(wanted, depth);
    } catch {
      // Offline, or the configuration is invalid: the game continues without sound.
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
    setTheme(theme) {
      worn = theme;
      sound?.setTheme(theme);
    },
    setTempo(next) {
      rate = next;
      sound?.setTempo(next);
    },
    duck(on) {
      ducked = on;
      sound?.duck(on);
    },
    muteEffects(on) {
      effectless = on;
      if (sound) sound.muteEffects(on);
      else if (!on && isMissed) void bring();
    },
  };
}
