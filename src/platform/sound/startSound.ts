// Starts the page's sound; imported lazily, so that Howler and the theme's sounds stay out of the first
// chunk.

import { createHowlerEngine } from '#src/platform/sound/howlerEngine.ts';
import {
  createSoundService,
  type SettingsSource,
  type SoundService,
} from '#src/platform/sound/soundService.ts';
import { addressOf, themeSounds } from '#src/platform/sound/themeSounds.ts';

/** `theme`: to begin with. */
export function startSound(theme: string, settings: SettingsSource): SoundService {
  return createSoundService({
    configOf: themeSounds,
    resolve: addressOf,
    theme,
    settings,
    engine: createHowlerEngine(),
    page: {
      events: document,
      hidden: () => document.hidden,
      touched: () => navigator.userActivation?.hasBeenActive ?? false,
    },
  });
}
