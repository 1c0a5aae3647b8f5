// Applies the settings to the whole page: language, theme, text and motion.

import { defaultSettings, type Settings } from '#src/platform/storage/savedSettings.ts';
import { changeTheme, DEFAULT_THEME } from '#src/platform/theme/themes.ts';
import { wantsLessMotion, type SettingsStore } from '#src/platform/stores/settings.ts';

/** Style sheets read `data-motion` and `data-appearance` on the root element. */
export function applySettings(
  settings: SettingsStore,
  changeLanguage: (language: string) => void,
  language: () => string,
): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const night = matchMedia('(prefers-color-scheme: dark)');
  const applyLooks = () => {
    const now = settings.getState();
    const isDark = now.appearance === 'dark' || (now.appearance === 'system' && night.matches);
    Object.assign(document.documentElement.dataset, {
      motion: wantsLessMotion(now, calm.matches) ? 'reduced' : 'full',
      appearance: isDark ? 'dark' : 'light',
    });
  };
  applyLooks();
  for (const query of [calm, night]) query.addEventListener('change', applyLooks);
  const read = ({ fontFamily, fontSize, fontSpacing }: Settings) =>
    `${fontFamily} ${fontSize} ${fontSpacing}`;
  const applyReading = async () =>
    (await import('#src/platform/fonts/reading.ts')).readPageAs(settings.getState());
  if (read(settings.getState()) !== read(defaultSettings())) void applyReading();
  settings.subscribe((now, before) => {
    applyLooks();
    if (read(now) !== read(before)) void applyReading();
    if (now.theme !== before.theme) void changeTheme({ page: now.theme ?? DEFAULT_THEME });
    if (now.language !== before.language) changeLanguage(language());
  });
}
