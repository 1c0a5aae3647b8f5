// The shipped sounds: every theme's configuration matches its files, and both codecs are there.

import { expect, it } from 'vitest';
import { EFFECTS, MUSIC_CATEGORIES } from '#src/platform/sound/names.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';
import { readSoundConfig } from '#src/platform/sound/soundSchema.ts';
import { themeSounds } from '#src/platform/sound/themeSounds.ts';

it('loads the default theme, with an address for each file', () => {
  const { config, resolve } = themeSounds(DEFAULT_THEME);
  const sounds = [...Object.values(config.music).flat(), ...Object.values(config.effects)];
  const layers = config.music.peakQuestion.length;
  expect(layers).toBe(5);
  expect(sounds).toHaveLength(MUSIC_CATEGORIES.length - 1 + layers + EFFECTS.length);
  for (const sound of sounds) {
    expect(sound.files.map((file) => file.split('.').pop())).toEqual(['webm', 'm4a']);
    for (const file of sound.files) expect(resolve(file)).toContain(`${DEFAULT_THEME}/sounds/${file}`);
  }
});

it('plays background music at 0.03', () => {
  for (const track of Object.values(themeSounds(DEFAULT_THEME).config.music).flat())
    expect(track.volume).toBe(0.03);
});

it('falls back to the default sounds for a theme that has none', () => {
  expect(themeSounds('no-such-theme').config).toEqual(themeSounds(DEFAULT_THEME).config);
});

it('every theme has a correct sounds.json, if any', () => {
  const configs = import.meta.glob('../../../assets/themes/*/sounds/sounds.json', {
    import: 'default',
    eager: true,
  });
  const paths = Object.keys(import.meta.glob('../../../assets/themes/*/sounds/*.{webm,m4a}'));
  expect(Object.keys(configs)).not.toEqual([]);
  for (const [path, config] of Object.entries(configs)) {
    const folder = path.replace('sounds.json', '');
    const files = paths.filter((each) => each.startsWith(folder)).map((each) => each.slice(folder.length));
    readSoundConfig(config, new Set(files));
  }
});
