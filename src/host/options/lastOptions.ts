// Last chosen options, stored on this device for each game type and validated on load.

import type { GameOptions } from '#core/room/gameOptions.ts';
import { parseOptions } from '#core/features/options.ts';
import { GAME_TYPES, type GameType } from '#core/room/phase.ts';
import { presetOptions } from '#src/host/options/presets.ts';
import type { LocalStore } from '#src/platform/storage/localStore.ts';

export interface HostingChoice {
  readonly type: GameType;
  readonly options: Readonly<Record<GameType, GameOptions>>;
}

const KEY = 'hosting';
/** Version 1 had answers shuffled in teacher-paced games. */
const VERSION = 2;

function forEachType(optionsOf: (type: GameType) => GameOptions): Readonly<Record<GameType, GameOptions>> {
  const all = GAME_TYPES.map((type) => [type, optionsOf(type)] as const);
  // Covers every game type.
  return Object.fromEntries(all) as Record<GameType, GameOptions>;
}

export const FIRST_CHOICE: HostingChoice = {
  type: 'tp',
  options: forEachType(presetOptions),
};

/** Takes what is valid; uses defaults for the rest. */
export function readChoice(stored: unknown): HostingChoice {
  if (!isRecord(stored) || stored['version'] !== VERSION) return FIRST_CHOICE;
  const given = isRecord(stored['options']) ? stored['options'] : {};
  const of = (type: GameType) => {
    const options = given[type];
    return parseOptions(type, { ...presetOptions(type), ...(isRecord(options) ? options : {}) });
  };
  return {
    type: GAME_TYPES.find((type) => type === stored['type']) ?? FIRST_CHOICE.type,
    options: forEachType(of),
  };
}

/**
 * The choice for replaying a game with its own options; the other game types keep the options chosen `last`.
 */
export function choiceOf(
  { type, options }: { readonly type: GameType; readonly options: GameOptions },
  last: HostingChoice,
): HostingChoice {
  return { type, options: { ...last.options, [type]: parseOptions(type, { ...options }) } };
}

export function loadChoice(localStore: LocalStore): HostingChoice {
  return readChoice(localStore.read(KEY));
}

export function saveChoice(localStore: LocalStore, choice: HostingChoice): void {
  localStore.write(KEY, { version: VERSION, ...choice });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
