// Last chosen options, stored on this device for each way to play and validated on load.

import { isRecord } from '#core/collections/isRecord.ts';
import { parseOptions } from '#core/features/options.ts';
import { WAY_IDS, type WayId, WAYS, wayOf } from '#core/features/ways.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { wayPreset } from '#src/host/options/presets.ts';
import type { PlayedGame } from '#src/host/options/playedGame.ts';
import type { LocalStore } from '#src/platform/storage/localStore.ts';

export interface HostingChoice {
  readonly way: WayId;
  readonly options: Readonly<Record<WayId, GameOptions>>;
}

const KEY = 'hosting';
/** Earlier versions had options for each game type. */
const VERSION = 3;

function forEachWay(optionsOf: (way: WayId) => GameOptions): Readonly<Record<WayId, GameOptions>> {
  const all = WAY_IDS.map((way) => [way, optionsOf(way)] as const);
  // Covers every way.
  return Object.fromEntries(all) as Record<WayId, GameOptions>;
}

export const FIRST_CHOICE: HostingChoice = { way: 'tp', options: forEachWay(wayPreset) };

/** Takes what is valid; uses defaults for the rest. */
export function readChoice(stored: unknown): HostingChoice {
  if (!isRecord(stored) || stored['version'] !== VERSION) return FIRST_CHOICE;
  const given = isRecord(stored['options']) ? stored['options'] : {};
  const of = (way: WayId) => {
    const options = given[way];
    const chosen = { ...wayPreset(way), ...(isRecord(options) ? options : {}), ...WAYS[way].options };
    return parseOptions(WAYS[way].type, chosen);
  };
  return {
    way: WAY_IDS.find((way) => way === stored['way']) ?? FIRST_CHOICE.way,
    options: forEachWay(of),
  };
}

/**
 * The choice for replaying a game with its own options; the other ways keep the options chosen `last`.
 */
export function choiceOf(game: PlayedGame, last: HostingChoice): HostingChoice {
  const options = parseOptions(game.type, { ...game.options });
  const way = wayOf({ ...game, options });
  return { way, options: { ...last.options, [way]: options } };
}

export function loadChoice(localStore: LocalStore): HostingChoice {
  return readChoice(localStore.read(KEY));
}

export function saveChoice(localStore: LocalStore, choice: HostingChoice): void {
  localStore.write(KEY, { version: VERSION, ...choice });
}
