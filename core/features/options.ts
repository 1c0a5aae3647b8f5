// The options of a game, those of its features too: their defaults, and how supplied ones are read (specification 1, section 3 "Game options").

import { merged } from '#core/collections/merged.ts';
import { FEATURE_IDS, FEATURES } from '#core/features/features.ts';
import { hasFeature, modeOf } from '#core/modes/registry.ts';
import type { FeatureId } from '#core/room/feature.ts';
import { type GameOptions, type GameSetup, ROOM_OPTIONS } from '#core/room/gameOptions.ts';
import {
  everyOption,
  fitting,
  fittingOptions,
  namesOf,
  type Options,
  type RunningGame,
} from '#core/room/option.ts';
import type { GameType } from '#core/room/phase.ts';

/** All options that a game can have. */
export const OPTIONS = merged<object>([
  ROOM_OPTIONS,
  ...FEATURE_IDS.map((id): object => FEATURES[id].options ?? {}),
]) as Options<GameOptions>;

export const DEFAULT_OPTIONS: GameOptions = /* @__PURE__ */ everyOption(OPTIONS, (_name, { usual }) => usual);

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
  return settled(type, options);
}

/** As plain games and the kind of game let them be. */
function settled(type: GameType, options: GameOptions): GameOptions {
  return {
    ...options,
    ...(options.isNoFrills && optionsIn('plain')),
    ...modeOf({ type }).normalize?.(options),
  };
}

/** Of supplied options those that are there and can be read. */
export function readChanges(given: Readonly<Record<string, unknown>>): Partial<GameOptions> {
  return fittingOptions(OPTIONS, (name) => supplied(given, name));
}

/** Which feature an option belongs to; none for those that every game has. */
function featureOf(name: keyof GameOptions): FeatureId | undefined {
  return FEATURE_IDS.find((id) => name in (FEATURES[id].options ?? {}));
}

/** The options that the host of such a game may change while it runs: those that do no harm there, mean something, and leave a choice. */
export function changeableOptions(game: GameSetup & RunningGame): readonly (keyof GameOptions)[] {
  return namesOf(OPTIONS).filter((name) => {
    const feature = featureOf(name);
    if (!OPTIONS[name].inGame?.(game) || (feature && !hasFeature(game, feature))) return false;
    const values: readonly unknown[] = OPTIONS[name].choices ?? [true, false];
    return values.every((value) => settled(game.type, { ...game.options, [name]: value })[name] === value);
  });
}

/** What of the game's options is another then; null where one of these can't be changed, or not to this. */
export function changesOf(
  game: GameSetup & RunningGame,
  wanted: Partial<GameOptions>,
): Partial<GameOptions> | null {
  const names = namesOf(OPTIONS).filter((name) => wanted[name] !== undefined);
  const changeable = changeableOptions(game);
  const next = settled(game.type, { ...game.options, ...wanted });
  if (!names.every((name) => changeable.includes(name) && next[name] === wanted[name])) return null;
  const changed = namesOf(OPTIONS).filter((name) => next[name] !== game.options[name]);
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}

/** The options that have a value of their own in such games. */
export function optionsIn(games: 'plain' | 'alone'): Partial<GameOptions> {
  const fixed = namesOf(OPTIONS).filter((name) => OPTIONS[name][games] !== undefined);
  return Object.fromEntries(fixed.map((name) => [name, OPTIONS[name][games]]));
}

/** Of the options of a game those that it keeps when it is played once more. */
export function keptAgain(game: GameSetup): Partial<GameOptions> {
  const kept = namesOf(OPTIONS).filter((name) => {
    const { isKeptAgain = false } = OPTIONS[name];
    return typeof isKeptAgain === 'function' ? isKeptAgain(game) : isKeptAgain;
  });
  return Object.fromEntries(kept.map((name) => [name, game.options[name]]));
}
