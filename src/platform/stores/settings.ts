// The player's settings, saved as they change; settings from the address apply to this visit only.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadSettings, type Settings, saveSettings } from '#src/platform/storage/savedSettings.ts';
import type { LocalStore } from '#src/platform/storage/localStore.ts';

export interface SettingsStore extends StoreApi<Settings> {
  /** Changes and saves settings. */
  change(changes: Partial<Settings>): void;
}

/** `visit` overrides the saved settings and isn't saved. */
export function createSettingsStore(localStore: LocalStore, visit: Partial<Settings> = {}): SettingsStore {
  const store = createStore<Settings>()(() => ({ ...loadSettings(localStore), ...visit }));
  return {
    ...store,
    change(changes) {
      store.setState(changes);
      // Merges with what is stored now: another tab may have changed something else.
      saveSettings(localStore, { ...loadSettings(localStore), ...changes });
    },
  };
}

/** True if motion should be reduced: by the setting, or by the operating system's if it is left to that. */
export function wantsLessMotion(settings: Settings, systemReduces: boolean): boolean {
  return settings.reduceMotion === 'on' || (settings.reduceMotion === 'system' && systemReduces);
}
