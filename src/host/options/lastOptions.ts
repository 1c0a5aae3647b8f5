// The options that a teacher chose last, kept on this device for each type of game; checked when read.

import type { GameOptions } from '#core/room/gameOptions.ts';
import { readOptions } from '#core/features/options.ts';
import { GAME_TYPES, type GameType } from '#core/room/phase.ts';
import { presetOptions } from '#src/host/options/presets.ts';
import type { LocalStore } from '#src/platform/storage/localStore.ts';

export interface HostingChoice {
  readonly type: GameType;
  readonly options: Readonly<Record<GameType, GameOptions>>;
}

const KEY = 'hosting';
/** 1 had the answers of teacher-paced games shuffled. */
const VERSION = 2;

function forEachType(optionsOf: (type: GameType) => GameOptions): Readonly<Record<GameType, GameOptions>> {
  const all = GAME_TYPES.map((type) => [type, optionsOf(type)] as const);
  // Every type is there.
  return Object.fromEntries(all) as Record<GameType, GameOptions>;
}

export const FIRST_CHOICE: HostingChoice = {
  type: 'tp',
  options: forEachType(presetOptions),
};

/** Takes what is sound; defaults for the rest. */
export function readChoice(stored: unknown): HostingChoice {
  if (!isRecord(stored) || stored['version'] !== VERSION) return FIRST_CHOICE;
  const given = isRecord(stored['options']) ? stored['options'] : {};
  const of = (type: GameType) => {
    const options = given[type];
    return readOptions(type, { ...presetOptions(type), ...(isRecord(options) ? options : {}) });
  };
  return {
    type: GAME_TYPES.find((type) => type === stored['type']) ?? FIRST_CHOICE.type,
    options: forEachType(of),
  };
}

/** To play as in a game that was: the other types of game keep what was chosen `last`. */
export function choiceOf(
  { type, options }: { readonly type: GameType; readonly options: GameOptions },
  last: HostingChoice,
): HostingChoice {
  return { type, options: { ...last.options, [type]: readOptions(type, { ...options }) } };
}

export function loadChoice(localStore: LocalStore): HostingChoice {
  return readChoice(localStore.read(KEY));
}

export function keepChoice(localStore: LocalStore, choice: HostingChoice): void {
  localStore.write(KEY, { version: VERSION, ...choice });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
