// Option contract: an option's values, and how certain games change it. The room has some options, and each
// feature has its own.

import type { GameOptions, GameSetup } from '#core/room/gameOptions.ts';
import type { PlayMode } from '#core/room/phase.ts';

/** The parts of a running game that decide if an option means anything in it. */
export interface RunningGame {
  readonly playMode: PlayMode;
  readonly options: { readonly showAnswers: 'always' | 'partial' | 'never' };
}

/** Another name of an option in the specification, and its values by theirs under that name. */
export interface OptionAlias<Value> {
  readonly name: string;
  readonly values: Readonly<Record<string, Value>>;
}

interface AnyOption<Value> {
  /** Default value, also used for games older than the option. */
  readonly usual: Value;
  readonly alias?: OptionAlias<Value>;
  /** For string options: all values, in the order in which a host sees them. */
  readonly choices?: readonly Value[];
  /** Normalizes a supplied value of the right type; undefined if it isn't allowed. */
  readonly read?: (value: Value) => Value | undefined;
  /** True if other options rule this one out, so that it gives way and takes its default. */
  readonly givesWay?: (options: GameOptions) => boolean;
  /** Value in a plain game, whatever was chosen. */
  readonly plain?: Value;
  /** Value in a solo game. */
  readonly alone?: Value;
  /** True if a player who starts a game without a host may choose it. */
  readonly byPlayers?: true;
  /**
   * True if replaying a game alone keeps the value. Such a replay must not reveal what the host left for the
   * class to find or explain.
   */
  readonly isKeptInReplay?: true | ((game: GameSetup) => boolean);
  /**
   * Present if the host may change the option during a game, because it affects no one's answer, time, or
   * score. Returns true if the option means anything in that game.
   */
  readonly inGame?: (game: RunningGame) => boolean;
}

/** String options must list all their values. */
export type Option<Value> = AnyOption<Value> &
  ([Value] extends [string]
    ? string extends Value
      ? unknown
      : { readonly choices: readonly Value[] }
    : unknown);

export type Options<Values> = { readonly [Name in keyof Values]-?: Option<Values[Name]> };

export const inAnyGame = (): boolean => true;
/** True if others are there to see it. */
export const inLiveGames = ({ playMode }: RunningGame): boolean => playMode === 'live';
/** True if players see how they are doing before the game ends. */
export const inGamesWithResults = ({ options }: RunningGame): boolean => options.showAnswers !== 'never';

export function namesOf<Values>(options: Options<Values>): readonly (keyof Values)[] {
  return Object.keys(options) as (keyof Values)[];
}

/** Computes a value for each option. */
export function everyOption<Values>(
  options: Options<Values>,
  valueOf: <Name extends keyof Values>(name: Name, option: Option<Values[Name]>) => Values[Name],
): Values {
  const values: { [Name in keyof Values]?: Values[Name] } = {};
  for (const name of namesOf(options)) values[name] = valueOf(name, options[name]);
  // Each option has its value now.
  return values as Values;
}

/** Returns the values that are defined. */
export function definedOptions<Values>(
  options: Options<Values>,
  valueOf: <Name extends keyof Values>(name: Name, option: Option<Values[Name]>) => Values[Name] | undefined,
): Partial<Values> {
  const values: { [Name in keyof Values]?: Values[Name] } = {};
  for (const name of namesOf(options)) {
    const value = valueOf(name, options[name]);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** Normalizes a supplied value; undefined if its type is wrong or it isn't allowed. */
export function fitting<Value>(
  { usual, choices, read }: AnyOption<Value>,
  supplied: unknown,
): Value | undefined {
  if (typeof supplied !== typeof usual) return undefined;
  // It has the type of the default; strings are checked against all choices.
  const value = supplied as Value;
  if (choices && !choices.includes(value)) return undefined;
  return read ? read(value) : value;
}
