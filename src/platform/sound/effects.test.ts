import { expect, it } from 'vitest';
import { createEffectPlayer } from '#src/platform/sound/effects.ts';
import type { SoundLoader } from '#src/platform/sound/loader.ts';
import { EFFECTS } from '#src/platform/sound/names.ts';
import type { SoundEntry } from '#src/platform/sound/soundConfig.ts';
import { FakeClock, FakeEngine, settle } from '#src/platform/sound/soundFakes.ts';
import { themeSounds } from '#src/platform/sound/themeSounds.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';

it("loads a feature's effects with the first one that is played, and all others up front", async () => {
  const engine = new FakeEngine();
  const loaded: string[] = [];
  const loader: SoundLoader = {
    ready: () => null,
    load({ name }: SoundEntry) {
      loaded.push(name);
      return Promise.resolve(engine.createHowl({ src: [name], format: ['webm'], volume: 1 }));
    },
    keep: () => undefined,
    unloadAll: () => undefined,
  };
  const config = themeSounds(DEFAULT_THEME);
  const effects = createEffectPlayer({
    config: () => config,
    loader,
    engine,
    clock: new FakeClock(),
    onStrong: () => undefined,
  });
  effects.setVolume(1);
  await effects.warmUp();
  const of = (category: string) => EFFECTS.filter((name) => config.effects[name].category === category);
  const [ofPowerups, ofDuels, ofMountain] = [of('powerups'), of('duels'), of('mysticPeak')];
  const ofSome = [...ofPowerups, ...ofDuels, ...ofMountain, ...of('hands')];
  expect(loaded.toSorted()).toEqual(EFFECTS.filter((name) => !ofSome.includes(name)).toSorted());

  loaded.length = 0;
  effects.play('powerupCard');
  await settle();
  expect([...new Set(loaded)].toSorted()).toEqual(ofPowerups.toSorted());

  loaded.length = 0;
  effects.play('duelHit');
  await settle();
  expect([...new Set(loaded)].toSorted()).toEqual(ofDuels.toSorted());

  loaded.length = 0;
  effects.play('peakWind');
  await settle();
  expect([...new Set(loaded)].toSorted()).toEqual(ofMountain.toSorted());
});
