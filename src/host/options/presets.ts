// What the options page starts with, and goes back to: the defaults of the type of game, but for what would puzzle a class.

import { isTeacherPaced } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { defaultOptions } from '#core/features/options.ts';
import type { GameType } from '#core/room/phase.ts';

/**
 * Teacher-paced, the class speaks about the answers on the big screen by their letters and colours: they have to be the same
 * on each device. A room made without options still has the defaults of the specification.
 */
export function presetOptions(type: GameType): GameOptions {
  const defaults = defaultOptions(type);
  return isTeacherPaced({ type }) ? { ...defaults, jumbleAnswers: false } : defaults;
}
