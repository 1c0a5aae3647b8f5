// The shipped sounds on the real Howler in a real browser: they decode, loop inside their file, and can be
// heard.

import { afterAll, expect, it } from 'vitest';
import { type Playable, systemClock } from '#src/platform/sound/engine.ts';
import { createHowlerEngine } from '#src/platform/sound/howlerEngine.ts';
import { createSoundLoader } from '#src/platform/sound/loader.ts';
import { FakePage, FakeSettings } from '#src/platform/sound/soundFakes.ts';
import { createSoundService } from '#src/platform/sound/soundService.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';
import { addressOf, themeSounds } from '#src/platform/sound/themeSounds.ts';

const config = themeSounds(DEFAULT_THEME);
/** Decoding half a minute of music takes a while on a busy machine. */
const PATIENCE = { timeout: 30_000 };
const sounds = [...Object.values(config.music).flat(), ...Object.values(config.effects)];

// Howler also registers itself on the window.
const { Howler } = window;

afterAll(() => {
  Howler.unload();
});

/** Returns a function that reads the loudest sample going to the speakers. */
function meter(): () => number {
  Howler.volume(); // creates the audio context if there is none yet
  const analyser = Howler.ctx.createAnalyser();
  Howler.masterGain.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  };
}

it('decodes both files of every sound, each with the whole loop in it', { timeout: 120_000 }, async () => {
  const loader = createSoundLoader({ engine: createHowlerEngine(), clock: systemClock, resolve: addressOf });
  for (const sound of sounds) {
    for (const file of sound.files) {
      const howl: Playable | null = await loader.load({ ...sound, name: file, files: [file] });
      expect(howl, file).not.toBeNull();
      const seconds = howl?.duration() ?? 0;
      if (sound.loop) expect(seconds, file).toBeGreaterThan((sound.loop.start + sound.loop.length) / 1000);
      else expect(seconds, file).toBeGreaterThan(0.05);
    }
  }
  loader.unloadAll();
});

it('is silent before the first gesture, plays at the right volume after it, and falls silent again', {
  timeout: 120_000,
}, async () => {
  const page = new FakePage();
  const settings = new FakeSettings();
  const service = createSoundService({
    configOf: themeSounds,
    theme: DEFAULT_THEME,
    resolve: addressOf,
    settings,
    engine: createHowlerEngine(),
    page,
  });
  const level = meter();
  service.music('summary');
  service.play('podiumFirst');
  await new Promise((done) => setTimeout(done, 100));
  expect(level()).toBe(0);

  await page.gesture();
  await expect.poll(level, PATIENCE).toBeGreaterThan(0.002);
  // Only music, mastered to peaks of about 1, at 0.03.
  expect(level()).toBeLessThan(0.04);
  await expect.poll(() => (service.play('podiumFirst'), level()), PATIENCE).toBeGreaterThan(0.05);

  await settings.change({ music: false, effects: false });
  await expect.poll(level, PATIENCE).toBe(0);
  service.destroy();
});
