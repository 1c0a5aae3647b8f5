// Applies the settings to the whole page: language, theme and motion.

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
  motion();
  system.addEventListener('change', motion);
  settings.subscribe((now, before) => {
    motion();
    if (now.theme !== before.theme) void changeTheme({ page: now.theme ?? DEFAULT_THEME });
    if (now.language !== before.language) changeLanguage(language());
  });
}
