// Option presets for the game setup page, also used by "Reset to defaults": the game type's defaults, except
// where those would confuse a class, with what the way to play stands for.

import { defaultOptions } from '#core/features/options.ts';
import { type WayId, WAYS } from '#core/features/ways.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';

/**
 * In a teacher-paced game the class talks about answers by their letters and colors on the projector, so
 * every device must show them in the same order. A room created without options still gets the
 * specification's defaults.
 */
export function presetOptions(type: GameType): GameOptions {
  const defaults = defaultOptions(type);
  return isTeacherPaced({ type }) ? { ...defaults, jumbleAnswers: false } : defaults;
}

export function wayPreset(way: WayId): GameOptions {
  const { type, options } = WAYS[way];
  return { ...presetOptions(type), ...options };
}
