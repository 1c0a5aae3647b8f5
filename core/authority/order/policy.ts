// A policy for the order of questions at an own pace, which a mode chooses: what comes next, what a miss does, when it is done, whether
// a question comes again, and what a further try is worth.

import type { Response, Room, Seat } from '#core/authority/state.ts';
import type { ResponseResult } from '#core/room/phase.ts';
import type { ScoreBreakup } from '#core/views/playerView.ts';

/** Of an attempt: the present one's where a seat is meant. */
export type Responses = Pick<Seat, 'responses' | 'repeated'>;

export interface OrderPolicy {
  /** Whether a further answer stands as if it had been the first, so that the one before was no miss. */
  readonly replacesAnswers: boolean;
  /** After how many responses a player sees the standings. */
  readonly boardEvery: number;
  /** How the order that a seat meets them in is arranged, where that is not as it was drawn. */
  arranged?(room: Room, order: readonly number[]): readonly number[];
  /** The question that comes next to a seat that has none open; undefined after the last. Those left for later come last. */
  next(room: Room, seatIndex: number, seat: Seat): number | undefined;
  /** The seat with a response of its own counted. */
  after(room: Room, seatIndex: number, seat: Seat, response: Response): Seat;
  /** The seat once it has left the question for later. */
  postponed(room: Room, seatIndex: number, seat: Seat, q: number): Seat;
  /** How many questions of an attempt are over: one that comes again is not. */
  doneCount(room: Room, attempt: Responses): number;
  /** Whether the policy itself asks the question of this response once more. */
  comesAgain(room: Room, response: Response): boolean;
  /** How often the policy asks one question in an attempt, at the most. */
  mostAskings(room: Room): number;
  /** Milliseconds that the earlier tries count for the bonus of a further one. */
  usedMs(seat: Seat, q: number): number;
  /** What a further try earns, of what it would have earned as the first. */
  furtherTry(breakup: ScoreBreakup, result: ResponseResult, seat: Seat, q: number): ScoreBreakup;
}
