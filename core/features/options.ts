// Game options, including those of features: defaults, and parsing of supplied values (specification 1,
// section 3 "Game options").

import { merged } from '#core/collections/merged.ts';
import { FEATURE_IDS, FEATURES } from '#core/features/features.ts';
import { hasFeature, modeOf } from '#core/modes/registry.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { GameOptions, GameSetup, ShownOptions } from '#core/room/gameOptions.ts';
import { ROOM_OPTIONS } from '#core/room/roomOptions.ts';
import {
  definedOptions,
  everyOption,
  fitting,
  namesOf,
  type Option,
  type OptionAlias,
  type Options,
  type RunningGame,
} from '#core/room/option.ts';
import type { GameType } from '#core/room/phase.ts';

/** All options a game can have. */
export const OPTIONS = merged<object>([
  ROOM_OPTIONS,
  ...FEATURE_IDS.map((id): object => FEATURES[id].options ?? {}),
]) as Options<GameOptions>;

export const DEFAULT_OPTIONS: GameOptions = /* @__PURE__ */ everyOption(OPTIONS, (_name, { usual }) => usual);

export function defaultOptions(type: GameType): GameOptions {
  return { ...DEFAULT_OPTIONS, ...modeOf({ type }).defaults };
}

/**
 * Returns the supplied value under the highest version of the name (`timer_3` over `timer_2` over `timer`).
 */
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

/** Returns the valid value supplied for an option, under its name or its other name. */
function suppliedValue<Value>(
  given: Readonly<Record<string, unknown>>,
  name: string,
  option: Option<Value>,
): Value | undefined {
  const { alias } = option;
  const other = alias && supplied(given, alias.name);
  return fitting(option, supplied(given, name)) ?? (alias && fitting(option, alias.values[String(other)]));
}

/**
 * Parses supplied options. Unknown names are ignored; a value of the wrong type or outside its choices
 * becomes the game type's default.
 */
export function parseOptions(type: GameType, given: Readonly<Record<string, unknown>>): GameOptions {
  const defaults = defaultOptions(type);
  const options = everyOption(
    OPTIONS,
    (name, option) => suppliedValue(given, name, option) ?? defaults[name],
  );
  return normalized(type, options);
}

/** Applies what a plain game, the game type and other options force on options. */
function normalized(type: GameType, given: GameOptions): GameOptions {
  const options = {
    ...given,
    ...(given.isNoFrills && forcedOptions('plain')),
    ...modeOf({ type }).normalize?.(given),
  };
  return everyOption(OPTIONS, (name, { usual, givesWay }) => (givesWay?.(options) ? usual : options[name]));
}

/** Returns only the supplied options that are known and valid. */
export function parseOptionChanges(given: Readonly<Record<string, unknown>>): Partial<GameOptions> {
  return definedOptions(OPTIONS, (name, option) => suppliedValue(given, name, option));
}

/** Returns the feature an option belongs to; undefined for options of every game. */
function featureOf(name: keyof GameOptions): FeatureId | undefined {
  return FEATURE_IDS.find((id) => name in (FEATURES[id].options ?? {}));
}

/**
 * Returns the options the host may change while the game runs: those that affect no answer, time or score,
 * mean something in this game, and have every choice open.
 */
export function changeableOptions(game: GameSetup & RunningGame): readonly (keyof GameOptions)[] {
  return namesOf(OPTIONS).filter((name) => isChangeable(game, name));
}

/** True if there are any `changeableOptions`. */
export function hasChangeableOptions(game: GameSetup & RunningGame): boolean {
  return namesOf(OPTIONS).some((name) => isChangeable(game, name));
}

function isChangeable(game: GameSetup & RunningGame, name: keyof GameOptions): boolean {
  const feature = featureOf(name);
  if (!OPTIONS[name].inGame?.(game) || (feature && !hasFeature(game, feature))) return false;
  const values: readonly unknown[] = OPTIONS[name].choices ?? [true, false];
  return values.every((value) => normalized(game.type, { ...game.options, [name]: value })[name] === value);
}

/**
 * Returns the options that would change; null if one of the wanted options can't be changed, or not to that
 * value.
 */
export function changesOf(
  game: GameSetup & RunningGame,
  wanted: Partial<GameOptions>,
): Partial<GameOptions> | null {
  const names = namesOf(OPTIONS).filter((name) => wanted[name] !== undefined);
  const changeable = changeableOptions(game);
  const next = normalized(game.type, { ...game.options, ...wanted });
  if (!names.every((name) => changeable.includes(name) && next[name] === wanted[name])) return null;
  // Not against the options themselves: what a later rule would force on an older game stays as it was.
  const before = normalized(game.type, game.options);
  const changed = namesOf(OPTIONS).filter((name) => next[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}

/** Returns the options as views show them: also under their other names. */
export function shownOptions(options: GameOptions): ShownOptions {
  const others = namesOf(OPTIONS).flatMap((name) => {
    const { alias }: { readonly alias?: OptionAlias<unknown> } = OPTIONS[name];
    const values = Object.entries(alias?.values ?? {});
    return alias ? [[alias.name, values.find(([, value]) => value === options[name])?.[0]]] : [];
  });
  return { ...options, ...Object.fromEntries(others) };
}

/** Returns the values that plain or solo games force on options. */
export function forcedOptions(games: 'plain' | 'alone'): Partial<GameOptions> {
  const fixed = namesOf(OPTIONS).filter((name) => OPTIONS[name][games] !== undefined);
  return Object.fromEntries(fixed.map((name) => [name, OPTIONS[name][games]]));
}

/** Returns the options that carry over when a player practices the game again alone. */
export function practiceOptions(game: GameSetup): Partial<GameOptions> {
  const kept = namesOf(OPTIONS).filter((name) => {
    const { isKeptInReplay = false } = OPTIONS[name];
    return typeof isKeptInReplay === 'function' ? isKeptInReplay(game) : isKeptInReplay;
  });
  return Object.fromEntries(kept.map((name) => [name, game.options[name]]));
}

type Chosen = { readonly [Name in keyof GameOptions]?: GameOptions[Name] | undefined };

/** Returns the options of a solo game: the student's choices, with everything else fixed by practice. */
export function soloOptions(type: GameType, chosen: Chosen = {}): GameOptions {
  return { ...parseOptions(type, { ...chosen }), ...forcedOptions('alone') };
}
