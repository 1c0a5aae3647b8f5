// The shipped sounds: every theme has all of them, from its own family or from the default one.

import { describe, expect, it } from 'vitest';
import { EFFECTS, MUSIC_CATEGORIES } from '#src/platform/sound/names.ts';
import { type FamilySounds, familySounds } from '#src/platform/sound/soundConfig.ts';
import { readSoundConfig } from '#src/platform/sound/soundSchema.ts';
import { addressOf, themeSounds } from '#src/platform/sound/themeSounds.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';

const themes = Object.values(
  import.meta.glob<{ readonly id: string; readonly sounds?: string }>('./*/theme.json', {
    base: '/assets/themes',
    import: 'default',
    eager: true,
  }),
);
const families = import.meta.glob<FamilySounds>('./*/sounds.json', {
  base: '/assets/sounds',
  import: 'default',
  eager: true,
});
const paths = Object.keys(import.meta.glob('./*/*.{webm,m4a}', { base: '/assets/sounds' }));
const files = new Set(paths.map((path) => path.slice('./'.length)));
const familyOf = (id: string) => {
  const usualFolder = themes.find((theme) => theme.id === DEFAULT_THEME)?.sounds ?? '';
  const folder = themes.find((theme) => theme.id === id)?.sounds ?? usualFolder;
  return { folder, sounds: families[`./${folder}/sounds.json`]?.sounds ?? {} };
};
const usual = familyOf(DEFAULT_THEME);

describe.each(themes)('the theme $id', ({ id }) => {
  const { folder } = familyOf(id);

  it('has a sound for each effect and category, with both files of each', () => {
    readSoundConfig(familySounds(usual, familyOf(id)), files);
    const { music, effects } = themeSounds(id);
    const sounds = [...Object.values(music).flat(), ...Object.values(effects)];
    const layers = music.question.length + music.peakQuestion.length;
    expect([music.question.length, music.peakQuestion.length]).toEqual([3, 5]);
    expect(sounds).toHaveLength(MUSIC_CATEGORIES.length - 2 + layers + EFFECTS.length);
    for (const sound of sounds) {
      expect(sound.files.map((file) => file.split('.').pop())).toEqual(['webm', 'm4a']);
      for (const file of sound.files) expect(addressOf(file)).toContain(`sounds/${file}`);
    }
  });

  it('plays music at 0.03, from its own family', () => {
    const { music } = themeSounds(id);
    for (const track of Object.values(music).flat()) expect(track.volume).toBe(0.03);
    for (const track of [...music.waiting, ...music.question, ...music.summary])
      expect(track.files[0]).toContain(`${folder}/`);
  });
});

it('a family has files for its own sounds, and no others', () => {
  for (const [path, { sounds }] of Object.entries(families)) {
    const folder = path.split('/')[1] ?? '';
    const own = Object.keys(sounds).flatMap((name) => [`${folder}/${name}.m4a`, `${folder}/${name}.webm`]);
    expect([...files].filter((file) => file.startsWith(`${folder}/`)).toSorted()).toEqual(own.toSorted());
  }
});

it('a theme that does not exist sounds like the default one', () => {
  expect(themeSounds('no-such-theme')).toBe(themeSounds(DEFAULT_THEME));
});
