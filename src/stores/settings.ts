// The player's settings, kept as they change; settings of the address hold for this visit alone.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadSettings, type Settings, saveSettings } from '#src/services/storage/savedSettings.ts';
import type { Shelf } from '#src/services/storage/localStore.ts';

export interface SettingsStore extends StoreApi<Settings> {
  /** Changes and keeps settings. */
  change(changes: Partial<Settings>): void;
}

/** `visit` lies over what was kept, and is not written. */
export function createSettingsStore(shelf: Shelf, visit: Partial<Settings> = {}): SettingsStore {
  const store = createStore<Settings>()(() => ({ ...loadSettings(shelf), ...visit }));
  return {
    ...store,
    change(changes) {
      store.setState(changes);
      // Over what lies there by now: another tab may have changed something else.
      saveSettings(shelf, { ...loadSettings(shelf), ...changes });
    },
  };
}

/** Whether things should move little: the setting, or the system's where it leaves that open. */
export function wantsLessMotion(settings: Settings, systemReduces: boolean): boolean {
  return settings.reduceMotion === 'on' || (settings.reduceMotion === 'system' && systemReduces);
}
