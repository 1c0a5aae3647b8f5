// Response: how one question went for a player.

import type { Answer } from '#core/questions/question.ts';
import type { ResponseResult, ResponseState } from '#core/room/phase.ts';
import type { ScoreBreakup } from '#core/scoring/score.ts';

/** Fields that every response has; features add their own. */
export interface AnyResponse {
  /** Index of the question in the author's order. */
  readonly q: number;
  readonly state: ResponseState;
  readonly result: ResponseResult;
  readonly answer: Answer | null;
  readonly breakup: ScoreBreakup;
  /** In parts of a mark, like `possible`. */
  readonly marks: number;
  readonly possible: number;
  /** Milliseconds on the server's clock. */
  readonly timeMs: number;
  readonly at: number;
  readonly commandId: string;
  /** Number of times the question had been asked, from 2 on; absent the first time. */
  readonly asking?: number;
}
