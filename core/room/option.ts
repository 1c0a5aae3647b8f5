// What an option of a game is: its values, and what becomes of it in some games. The room has some, and each feature its own.

import type { GameSetup } from '#core/room/gameOptions.ts';
import type { PlayMode } from '#core/room/phase.ts';

/** What decides whether an option means anything in a game that runs. */
export interface RunningGame {
  readonly playMode: PlayMode;
  readonly options: { readonly showAnswers: 'always' | 'partial' | 'never' };
}

interface AnyOption<Value> {
  /** Where nobody chooses; a game from before there was this option has it, too. */
  readonly usual: Value;
  /** Of words: all that it can be, in the order in which a host is asked. */
  readonly choices?: readonly Value[];
  /** A supplied value of the right type as it counts; undefined where it can't be. */
  readonly read?: (value: Value) => Value | undefined;
  /** What it is in a plain game, whatever was chosen. */
  readonly plain?: Value;
  /** What it is in a game alone. */
  readonly alone?: Value;
  /** Whether a player may choose it who begins a game without a host. */
  readonly byPlayers?: true;
  /** Whether a game that is played once more, alone, has it as it was: what the host left for the class to find or to explain, that one does not tell. */
  readonly isKeptAgain?: true | ((game: GameSetup) => boolean);
  /** Of what the host may change while the game runs, because nobody's answer, time or score is others by it: whether it means anything there. */
  readonly inGame?: (game: RunningGame) => boolean;
}

/** One of a few words names them all. */
export type Option<Value> = AnyOption<Value> &
  ([Value] extends [string]
    ? string extends Value
      ? unknown
      : { readonly choices: readonly Value[] }
    : unknown);

export type Options<Values> = { readonly [Name in keyof Values]-?: Option<Values[Name]> };

export const inAnyGame = (): boolean => true;
/** Where somebody is there to see it. */
export const inLiveGames = ({ playMode }: RunningGame): boolean => playMode === 'live';
/** Where players are told before the end how they do. */
export const whereTold = ({ options }: RunningGame): boolean => options.showAnswers !== 'never';

export function namesOf<Values>(options: Options<Values>): readonly (keyof Values)[] {
  return Object.keys(options) as (keyof Values)[];
}

/** A value for each of them. */
export function everyOption<Values>(
  options: Options<Values>,
  valueOf: <Name extends keyof Values>(name: Name, option: Option<Values[Name]>) => Values[Name],
): Values {
  const values: { [Name in keyof Values]?: Values[Name] } = {};
  for (const name of namesOf(options)) values[name] = valueOf(name, options[name]);
  // Each has its value now.
  return values as Values;
}

/** Of supplied values those that count. */
export function fittingOptions<Values>(
  options: Options<Values>,
  suppliedOf: (name: keyof Values) => unknown,
): Partial<Values> {
  const values: { [Name in keyof Values]?: Values[Name] } = {};
  for (const name of namesOf(options)) {
    const value = fitting(options[name], suppliedOf(name));
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** A supplied value as it counts; undefined where it is of another type, or can't be. */
export function fitting<Value>(
  { usual, choices, read }: AnyOption<Value>,
  supplied: unknown,
): Value | undefined {
  if (typeof supplied !== typeof usual) return undefined;
  // Of the type of the usual one; words are held against all that there are.
  const value = supplied as Value;
  if (choices && !choices.includes(value)) return undefined;
  return read ? read(value) : value;
}
