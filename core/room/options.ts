// How supplied options of a game are read (specification 1, section 3 "Game options").

import { modeOf } from '#core/modes/registry.ts';
import { DEFAULT_OPTIONS, type GameOptions, OPTIONS } from '#core/room/gameOptions.ts';
import { everyOption, fitting, namesOf } from '#core/room/option.ts';
import type { GameType } from '#core/room/phase.ts';

export function defaultOptions(type: GameType): GameOptions {
  return { ...DEFAULT_OPTIONS, ...modeOf({ type }).defaults };
}

/** The supplied value under the highest version of the name (`timer_3` over `timer_2` over `timer`). */
function supplied(options: Readonly<Record<string, unknown>>, name: string): unknown {
  let best = -1;
  let value: unknown;
  for (const key of Object.keys(options)) {
    const match = /^([A-Za-z]+)(?:_(\d{1,3}))?$/.exec(key);
    if (match?.[1] !== name) continue;
    const version = Number(match[2] ?? 0);
    if (version > best) {
      best = version;
      value = options[key];
    }
  }
  return value;
}

/** Reads supplied options: unknown names are ignored; a value of another type or outside its choices becomes the default of the game's type. */
export function readOptions(type: GameType, given: Readonly<Record<string, unknown>>): GameOptions {
  const defaults = defaultOptions(type);
  const options = everyOption(
    OPTIONS,
    (name, option) => fitting(option, supplied(given, name)) ?? defaults[name],
  );
  return {
    ...options,
    ...(options.isNoFrills && optionsIn('plain')),
    ...modeOf({ type }).normalize?.(options),
  };
}

/** The options that have a value of their own in such games. */
export function optionsIn(games: 'plain' | 'alone'): Partial<GameOptions> {
  const fixed = namesOf(OPTIONS).filter((name) => OPTIONS[name][games] !== undefined);
  return Object.fromEntries(fixed.map((name) => [name, OPTIONS[name][games]]));
}

/** Of the options of a game those that it keeps when it is played once more. */
export function keptAgain(options: GameOptions): Partial<GameOptions> {
  const kept = namesOf(OPTIONS).filter((name) => OPTIONS[name].isKeptAgain);
  return Object.fromEntries(kept.map((name) => [name, options[name]]));
}
