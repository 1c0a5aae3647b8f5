// Order policy of a student-paced game, chosen by its mode: what comes next, what a miss leads to, when an
// attempt is done, whether a question is asked again, and what a repeat is worth.

import type { Response, Room, Seat } from '#core/authority/state.ts';
import type { ResponseResult } from '#core/room/phase.ts';
import type { ScoreBreakup } from '#core/scoring/score.ts';

/** An attempt's responses; for a seat, those of its current attempt. */
export type Responses = Pick<Seat, 'responses' | 'repeated'>;

export interface OrderPolicy {
  /**
   * True if a later answer replaces the earlier one as if it were the first, so the earlier one doesn't count
   * as a miss.
   */
  readonly replacesAnswers: boolean;
  /** Rearranges the drawn order; absent: it stays as drawn. */
  rearrange?(room: Room, order: readonly number[]): readonly number[];
  /** Next question of a seat that has none open; undefined after the last. Postponed questions come last. */
  next(room: Room, seatIndex: number, seat: Seat): number | undefined;
  /** Returns the seat with a response counted: its score, marks and streak. */
  count(seat: Seat, response: Response): Seat;
  /** Returns the seat after its response, which is counted, and whatever follows for the order. */
  after(room: Room, seatIndex: number, seat: Seat, response: Response): Seat;
  /** Returns the seat after it postponed the question. */
  postponed(room: Room, seatIndex: number, seat: Seat, q: number): Seat;
  /** Number of questions an attempt is done with; one that will be asked again doesn't count. */
  finishedCount(room: Room, attempt: Responses): number;
  /** True if the policy itself will ask this response's question again. */
  willRepeat(room: Room, response: Response): boolean;
  /** Maximum number of times that the policy asks a question in one attempt. */
  maxTries(room: Room): number;
  /** Milliseconds of earlier tries that count toward the time bonus of a repeat. */
  usedMs(seat: Seat, q: number): number;
  /** Returns the points that a repeat earns, given what it would have earned as a first try. */
  repeatScore(breakup: ScoreBreakup, result: ResponseResult, seat: Seat, q: number): ScoreBreakup;
}
