// Sound before the service is there.

import { expect, it } from 'vitest';
import { createDeferredSound } from '#src/platform/sound/deferredSound.ts';
import type { Sound } from '#src/platform/sound/names.ts';
import { settle } from '#src/platform/sound/soundFakes.ts';

function recorder(): { readonly heard: string[]; readonly sound: Sound } {
  const heard: string[] = [];
  return {
    heard,
    sound: {
      play: (effect) => heard.push(effect),
      music: (category, layers) => heard.push(`music ${category}${layers === 1 ? '' : ` ${layers}`}`),
      duck: (on) => on && heard.push('duck'),
      tempo: (rate) => rate !== 1 && heard.push(`tempo ${rate}`),
      withoutEffects: (on) => on && heard.push('no effects'),
    },
  };
}

it('brings the service once, at the first wish, and passes on the last wish for music', async () => {
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

it('is as quiet, and as fast, from the start as was wished before it came', async () => {
  const { heard, sound } = recorder();
  const deferred = createDeferredSound(() => Promise.resolve(sound));
  deferred.duck(true);
  deferred.tempo(1.12);
  deferred.music('question');
  await settle();
  expect(heard).toEqual(['duck', 'tempo 1.12', 'music question']);
});

it('passes on how many layers were wished for before it came, and later ones', async () => {
  const { heard, sound } = recorder();
  const deferred = createDeferredSound(() => Promise.resolve(sound));
  deferred.music('peakQuestion', 2);
  deferred.music('peakQuestion', 3);
  await settle();
  deferred.music('peakQuestion', 4);
  expect(heard).toEqual(['music peakQuestion 3', 'music peakQuestion 4']);
});

it('loses no effect behind a moment without effects in which one was wished', async () => {
  const { heard, sound } = recorder();
  const deferred = createDeferredSound(() => Promise.resolve(sound));
  deferred.withoutEffects(true);
  deferred.play('reveal');
  deferred.withoutEffects(false);
  await settle();
  deferred.play('correct');
  expect(heard).toEqual(['music null', 'correct']);
});

it('brings nothing for effects that the host of the game wants none of', async () => {
  const { heard, sound } = recorder();
  const deferred = createDeferredSound(() => Promise.resolve(sound));
  deferred.withoutEffects(true);
  deferred.play('click');
  await settle();
  expect(heard).toEqual([]);
  deferred.music('question');
  await settle();
  expect(heard).toEqual(['no effects', 'music question']);
});

it('brings nothing while nothing may be heard', async () => {
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

it('stays silent when the service can not be had, and tries again at the next wish', async () => {
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
