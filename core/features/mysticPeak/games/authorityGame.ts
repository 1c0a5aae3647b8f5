// What a mini-game is to the rules: dealt in secret, judged move by move, without any room or seat.

import type {
  Difficulty,
  Form,
  GameView,
  Move,
  Outcome,
  Result,
} from '#core/features/mysticPeak/games/game.ts';
import type { Stream } from '#core/random/stream.ts';

/** What has come of a move, or of time. */
export interface Step<Play> {
  readonly play: Play;
  /** Told to the player. */
  readonly outcome: Outcome;
  readonly result?: Exclude<Result, 'TIME_UP'>;
  /** Ms that the clock gives back. */
  readonly untilBy?: number;
}

/** Neither changes anything. */
export type MoveRefusal = 'obstacle.TOO_FAST' | 'obstacle.BAD_MOVE';

/** When a move was made, in whole ms of the server's clock. */
export interface Moment {
  /** Its arrival. */
  readonly now: number;
  /** When it counts: its arrival less `halfMs`. */
  readonly at: number;
  /** Half of the round trip, 500 at most. */
  readonly halfMs: number;
  /** The round trip. */
  readonly networkMs: number;
}

/** A robot's draws by name: the same ones through a whole game. */
export type Draws = (name: string) => Stream;

export interface RobotMove {
  readonly move: Move;
  /** In ms of the server's clock: what `Moment.at` has to be. */
  readonly at: number;
}

/**
 * A game's rules over plain JSON. `Deal` has no instants and never changes; `Play` is all that has happened.
 * The clock (TIME_UP), the moves' numbers and repeats are the caller's: after a result it makes no move.
 */
export interface MiniGame<Deal, Play, View extends GameView> {
  deal(source: Stream, difficulty: Difficulty, form: Form): Deal;
  begin(deal: Deal, at: number): Play;
  move(deal: Deal, play: Play, move: Move, moment: Moment): Step<Play> | MoveRefusal;
  /** The next instant at which something happens by itself; null for none. */
  wakesAt(deal: Deal, play: Play): number | null;
  /** What happens by itself; `now` is `wakesAt` or later. */
  onWake(deal: Deal, play: Play, now: number): Step<Play>;
  /** The same, so many ms later: a pause moved it. */
  shifted(play: Play, by: number): Play;
  /** Whether it has to be dealt anew behind a pause, because what stands there could be studied. */
  redeals(play: Play): boolean;
  /** It goes on with another deal; what was won or lost stays. */
  redealt(deal: Deal, play: Play, at: number): Play;
  /** What the player may see now; `result` is null before the end. */
  view(deal: Deal, play: Play, result: Result | null): View;
  /** What a robot that knows so many of a hundred things does next: 50 wins what a ten-year-old wins. null for nothing. */
  robot(deal: Deal, play: Play, draws: Draws, skill: number): RobotMove | null;
}

/** A robot's share of errors, where one of skill 50 has so many. */
export function errorsOf(at50: number, skill: number): number {
  return Math.round((at50 * (100 - skill)) / 50);
}

/** A draw from the normal distribution, in thousandths of its standard deviation. */
export function normal(source: Stream): number {
  let sum = 0;
  for (let i = 0; i < 12; i += 1) sum += source.below(1_001);
  return sum - 6_000;
}
