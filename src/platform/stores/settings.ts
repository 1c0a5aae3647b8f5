// The player's settings, kept as they change; settings of the address hold for this visit alone.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadSettings, type Settings, saveSettings } from '#src/platform/storage/savedSettings.ts';
import type { LocalStore } from '#src/platform/storage/localStore.ts';

export interface SettingsStore extends StoreApi<Settings> {
  /** Changes and keeps settings. */
  change(changes: Partial<Settings>): void;
}

/** `visit` lies over what was kept, and is not written. */
export function createSettingsStore(localStore: LocalStore, visit: Partial<Settings> = {}): SettingsStore {
  const store = createStore<Settings>()(() => ({ ...loadSettings(localStore), ...visit }));
  return {
    ...store,
    change(changes) {
      store.setState(changes);
      // Over what lies there by now: another tab may have changed something else.
      saveSettings(localStore, { ...loadSettings(localStore), ...changes });
    },
  };
}

/** Whether things should move little: the setting, or the system's where it leaves that open. */
export function wantsLessMotion(settings: Settings, systemReduces: boolean): boolean {
  return settings.reduceMotion === 'on' || (settings.reduceMotion === 'system' && systemReduces);
}
