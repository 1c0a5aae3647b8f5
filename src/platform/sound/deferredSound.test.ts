import { expect, it } from 'vitest';
import { createDeferredSound } from '#src/platform/sound/deferredSound.ts';
import type { Sound } from '#src/platform/sound/names.ts';
import { settle } from '#src/platform/sound/soundFakes.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';

function recorder(): { readonly heard: string[]; readonly sound: Sound } {
  const heard: string[] = [];
  return {
    heard,
    sound: {
      play: (effect) => heard.push(effect),
      music: (category, layers) => heard.push(`music ${category}${layers === 1 ? '' : ` ${layers}`}`),
      duck: (on) => on && heard.push('duck'),
      setTempo: (rate) => rate !== 1 && heard.push(`tempo ${rate}`),
      setTheme: (theme) => theme !== DEFAULT_THEME && heard.push(`theme ${theme}`),
      muteEffects: (on) => on && heard.push('no effects'),
    },
  };
}

it('loads the service once, on the first request, and forwards the last request for music', async () => {
  const { heard, sound } = recorder();
  let loads = 0;
  const deferred = createDeferredSound(() => {
    loads++;
    return Promise.resolve(sound);
  });
  deferred.music(null);
  expect(loads).toBe(0);
  deferred.play('click');
  deferred.music('waiting');
  deferred.music('question');
  await settle();
  deferred.play('go');
  deferred.music(null);
  expect(loads).toBe(1);
  expect(heard).toEqual(['music question', 'go', 'music null']);
});

it('starts with the volume and tempo that were set before it loaded', async () => {
  const { heard, sound } = recorder();
  const deferred = createDeferredSound(() => Promise.resolve(sound));
  deferred.duck(true);
  deferred.setTempo(1.12);
  deferred.music('question');
  await settle();
  expect(heard).toEqual(['duck', 'tempo 1.12', 'music question']);
});

it('forwards the number of layers requested before it loaded, and later changes', async () => {
  const { heard, sound } = recorder();
  const deferred = createDeferredSound(() => Promise.resolve(sound));
  deferred.music('peakQuestion', 2);
  deferred.music('peakQuestion', 3);
  await settle();
  deferred.music('peakQuestion', 4);
  expect(heard).toEqual(['music peakQuestion 3', 'music peakQuestion 4']);
});

it('loads the sounds of the latest theme, even if it changes while they load', async () => {
  const { heard, sound } = recorder();
  const deferred = createDeferredSound((theme) => {
    heard.push(`load ${theme}`);
    return Promise.resolve(sound);
  });
  deferred.setTheme('synthwave');
  deferred.music('waiting');
  deferred.setTheme('football');
  await settle();
  expect(heard).toEqual(['load synthwave', 'theme football', 'music waiting']);
});

it('loads the service after a period without effects in which one was requested', async () => {
  const { heard, sound } = recorder();
  const deferred = createDeferredSound(() => Promise.resolve(sound));
  deferred.muteEffects(true);
  deferred.play('reveal');
  deferred.muteEffects(false);
  await settle();
  deferred.play('correct');
  expect(heard).toEqual(['music null', 'correct']);
});

it('loads nothing for effects while the host has turned them off', async () => {
  const { heard, sound } = recorder();
  const deferred = createDeferredSound(() => Promise.resolve(sound));
  deferred.muteEffects(true);
  deferred.play('click');
  await settle();
  expect(heard).toEqual([]);
  deferred.music('question');
  await settle();
  expect(heard).toEqual(['no effects', 'music question']);
});

it('loads nothing while sound is off', async () => {
  const { sound } = recorder();
  let loads = 0;
  let audible = false;
  const deferred = createDeferredSound(
    () => {
      loads++;
      return Promise.resolve(sound);
    },
    () => audible,
  );
  deferred.music('waiting');
  expect(loads).toBe(0);
  audible = true;
  deferred.play('click');
  await settle();
  expect(loads).toBe(1);
});

it('stays silent if the service fails to load, and retries on the next request', async () => {
  const { heard, sound } = recorder();
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve(sound)];
  const deferred = createDeferredSound(() => answers.shift()?.() ?? Promise.reject(new Error('too often')));
  deferred.music('waiting');
  await settle();
  expect(heard).toEqual([]);
  deferred.play('go');
  await settle();
  expect(heard).toEqual(['music waiting']);
});
