// What became of a question that stood before a player.

import type { Answer } from '#core/questions/question.ts';
import type { ResponseResult, ResponseState } from '#core/room/phase.ts';
import type { ScoreBreakup } from '#core/scoring/score.ts';

/** A response of any game; features add what is theirs. */
export interface AnyResponse {
  /** Index of the question in the author's order. */
  readonly q: number;
  readonly state: ResponseState;
  readonly result: ResponseResult;
  readonly answer: Answer | null;
  readonly breakup: ScoreBreakup;
  /** In parts of a mark, as those that were possible. */
  readonly marks: number;
  readonly possible: number;
  /** Milliseconds, by the server's clock. */
  readonly timeMs: number;
  readonly at: number;
  readonly commandId: string;
  /** How often the question had been asked by then, from 2 on; absent for the first time. */
  readonly asking?: number;
}
