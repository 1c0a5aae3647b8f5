// A theme's sounds.json, and the addresses Vite assigns to its files.

import {
  type RawSounds,
  soundConfig,
  soundEntries,
  type SoundConfig,
} from '#src/platform/sound/soundConfig.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';

const configs = import.meta.glob<RawSounds>('../../../assets/themes/*/sounds/sounds.json', {
  import: 'default',
  eager: true,
});
const addresses = import.meta.glob<string>('../../../assets/themes/*/sounds/*.{webm,m4a}', {
  query: '?url',
  import: 'default',
  eager: true,
});

const folderOf = (theme: string) => `../../../assets/themes/${theme}/sounds/`;

export interface ThemeSounds {
  readonly config: SoundConfig;
  /** Returns the address of one of the theme's files. */
  readonly resolve: (file: string) => string;
}

/** The sounds of a theme, or of the default theme if it has none. */
export function themeSounds(theme: string): ThemeSounds {
  const own = folderOf(theme);
  const folder = `${own}sounds.json` in configs ? own : folderOf(DEFAULT_THEME);
  const files = new Map(
    Object.entries(addresses)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, address]) => [path.slice(folder.length), address]),
  );
  return {
    config: soundConfig(soundEntries(configs[`${folder}sounds.json`] as RawSounds)),
    resolve: (file) => files.get(file) ?? file,
  };
}
