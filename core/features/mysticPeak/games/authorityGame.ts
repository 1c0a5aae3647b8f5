// Interface of a mini-game's rules: dealt in secret and judged move by move, independent of rooms and seats.

import type { GameView, Move, Outcome } from '#core/features/mysticPeak/games/game.ts';
import type { Difficulty, Form, Result } from '#core/features/mysticPeak/games/ids.ts';
import type { Stream } from '#core/random/stream.ts';

/** Result of a move or a timed step. */
export interface Step<Play> {
  readonly play: Play;
  /** Sent to the player. */
  readonly outcome: Outcome;
  readonly result?: Exclude<Result, 'TIME_UP'>;
  /** Milliseconds added to the game's clock. */
  readonly untilBy?: number;
}

/** A refused move changes nothing. */
export type MoveRefusal = 'obstacle.TOO_FAST' | 'obstacle.BAD_MOVE';

/** Timing of a move, in whole ms on the server's clock. */
export interface MoveTiming {
  /** Time of arrival. */
  readonly now: number;
  /** Time that counts: the arrival minus `halfMs`. */
  readonly at: number;
  /** Half of the round trip, at most 500. */
  readonly halfMs: number;
  /** The round trip. */
  readonly networkMs: number;
}

/** A bot's random streams by name; throughout a game, the same name returns the same stream. */
export type Draws = (name: string) => Stream;

export interface BotMove {
  readonly move: Move;
  /** In ms on the server's clock; the move's `MoveTiming.at`. */
  readonly at: number;
}

/**
 * A game's rules over plain JSON. `Deal` has no instants and never changes; `Play` is everything that has
 * happened. The caller handles the clock (TIME_UP), move numbers and repeats, and makes no moves after a
 * result.
 */
export interface MiniGame<Deal, Play, View extends GameView> {
  deal(source: Stream, difficulty: Difficulty, form: Form): Deal;
  begin(deal: Deal, at: number): Play;
  move(deal: Deal, play: Play, move: Move, moment: MoveTiming): Step<Play> | MoveRefusal;
  /** Next instant with a timed step; null for none. */
  wakesAt(deal: Deal, play: Play): number | null;
  /** Performs the timed step; `now` is `wakesAt` or later. */
  onWake(deal: Deal, play: Play, now: number): Step<Play>;
  /** Returns the state shifted by `by` ms after a pause. */
  shifted(play: Play, by: number): Play;
  /** True if it must be dealt again after a pause because the player could have studied it. */
  redeals(play: Play): boolean;
  /** Continues with another deal; what was won or lost stays. */
  redealt(deal: Deal, play: Play, at: number): Play;
  /** Returns the player's view of the game; `result` is null before the end. */
  view(deal: Deal, play: Play, result: Result | null): View;
  /**
   * Next move of a bot with this skill (0 to 100), where 50 wins as often as a ten-year-old; null for none.
   */
  bot(deal: Deal, play: Play, draws: Draws, skill: number): BotMove | null;
}

/** Converts an error rate at skill 50 to another skill. */
export function errorsOf(at50: number, skill: number): number {
  return Math.round((at50 * (100 - skill)) / 50);
}

/** Draws from the normal distribution, in thousandths of its standard deviation. */
export function normal(source: Stream): number {
  let sum = 0;
  for (let i = 0; i < 12; i += 1) sum += source.below(1_001);
  return sum - 6_000;
}
