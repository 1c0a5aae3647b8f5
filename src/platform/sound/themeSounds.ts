// Sounds of the themes: each theme names a family, and what a family lacks is the default theme's. Families live
// in assets/sounds.

import {
  type FamilySounds,
  familySounds,
  type SoundConfig,
  soundConfig,
  soundEntries,
} from '#src/platform/sound/soundConfig.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';

const themes = import.meta.glob<{ readonly sounds?: string }>('./*/theme.json', {
  base: '/assets/themes',
  import: 'default',
  eager: true,
});
const families = import.meta.glob<FamilySounds>('./*/sounds.json', {
  base: '/assets/sounds',
  import: 'default',
  eager: true,
});
const addresses = import.meta.glob<string>('./*/*.{webm,m4a}', {
  base: '/assets/sounds',
  query: '?url',
  import: 'default',
  eager: true,
});

const familyOf = (theme: string): string | undefined => themes[`./${theme}/theme.json`]?.sounds;
const soundsOf = (family: string): FamilySounds => families[`./${family}/sounds.json`] ?? { sounds: {} };

const configs = new Map<string, SoundConfig>();

/** The sounds of a theme; the same object for all themes of a family. */
export function themeSounds(theme: string): SoundConfig {
  const usual = familyOf(DEFAULT_THEME) ?? '';
  const family = familyOf(theme) ?? usual;
  const known = configs.get(family);
  if (known) return known;
  const sounds = familySounds({ folder: usual, ...soundsOf(usual) }, { folder: family, ...soundsOf(family) });
  const config = soundConfig(soundEntries(sounds));
  configs.set(family, config);
  return config;
}

/** Address of a file that the sounds of a theme name. */
export const addressOf = (file: string): string => addresses[`./${file}`] ?? file;
