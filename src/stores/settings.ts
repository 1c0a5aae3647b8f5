// The player's settings, kept as they change; settings of the address hold for this visit alone.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { DEFAULT_SETTINGS, type Settings, saveSettings } from '#src/services/storage/savedSettings.ts';
import type { Kv } from '#src/services/storage/kv.ts';

export interface SettingsStore extends StoreApi<Settings> {
  /** Changes and keeps settings. */
  change(changes: Partial<Settings>): void;
}

/** `saved` is what was kept; `visit` lies over it and is not written. */
export function createSettingsStore(
  kv: Kv,
  saved: Settings = DEFAULT_SETTINGS,
  visit: Partial<Settings> = {},
): SettingsStore {
  const store = createStore<Settings>()(() => ({ ...saved, ...visit }));
  let kept = saved;
  return {
    ...store,
    change(changes) {
      kept = { ...kept, ...changes };
      store.setState(changes);
      void saveSettings(kv, kept);
    },
  };
}

/** Whether things should move little: the setting, or the system's where it leaves that open. */
export function wantsLessMotion(settings: Settings, systemReduces: boolean): boolean {
  return settings.reduceMotion === 'on' || (settings.reduceMotion === 'system' && systemReduces);
}
