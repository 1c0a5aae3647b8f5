// Applies the settings to the whole page: language, theme, text and motion.

import { defaultSettings, type Settings } from '#src/platform/storage/savedSettings.ts';
import { changeTheme, DEFAULT_THEME } from '#src/platform/theme/themes.ts';
import { wantsLessMotion, type SettingsStore } from '#src/platform/stores/settings.ts';

/** Style sheets read `data-motion` on the root element. */
export function applySettings(
  settings: SettingsStore,
  changeLanguage: (language: string) => void,
  language: () => string,
): void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const motion = () => {
    const less = wantsLessMotion(settings.getState(), system.matches);
    document.documentElement.dataset['motion'] = less ? 'reduced' : 'full';
  };
  const night = matchMedia('(prefers-color-scheme: dark)');
  const appearance = () => {
    const { appearance: wanted } = settings.getState();
    const isDark = wanted === 'dark' || (wanted === 'system' && night.matches);
    document.documentElement.dataset['appearance'] = isDark ? 'dark' : 'light';
  };
  motion();
  appearance();
  night.addEventListener('change', appearance);
  const read = ({ fontFamily, fontSize, fontSpacing }: Settings) =>
    `${fontFamily} ${fontSize} ${fontSpacing}`;
  const applyReading = async () =>
    (await import('#src/platform/fonts/reading.ts')).readPageAs(settings.getState());
  if (read(settings.getState()) !== read(defaultSettings())) void applyReading();
  system.addEventListener('change', motion);
  settings.subscribe((now, before) => {
    motion();
    appearance();
    if (read(now) !== read(before)) void applyReading();
    if (now.theme !== before.theme) void changeTheme({ page: now.theme ?? DEFAULT_THEME });
    if (now.language !== before.language) changeLanguage(language());
  });
}
