import { Howl, Howler } from 'howler/dist/howler.core.min.js';
import type { SoundEngine } from '#src/platform/sound/engine.ts';

export function createHowlerEngine(): SoundEngine {
  // Howler's own unlocking replaces the audio context and keeps ten HTML audio elements; the service has its
  // own gate.
  Howler.autoUnlock = false;
  // Without Web Audio there is nothing to wake.
  const asleep = (): boolean => Howler.usingWebAudio && Howler.ctx?.state !== 'running';
  return {
    createHowl: (options) => new Howl(options),
    running: () => !asleep(),
    async resume() {
      Howler.volume(); // creates the audio context if there is none yet
      if (asleep()) await Howler.ctx.resume();
    },
  };
}
