// What the host reads of each player after a game, or during it: every attempt with every answer. Standings and questions are in the
// host's view.

import type { FeatureId } from '#core/room/feature.ts';
import type { ViewParts } from '#core/room/feature.ts';
import type { Answer } from '#core/questions/question.ts';
import type { ResponseResult, ResponseState } from '#core/room/phase.ts';
import type { ScoreBreakup } from '#core/views/playerView.ts';

interface AnyReportResponse {
  /** Index of the question in the author's order. */
  readonly q: number;
  readonly state: ResponseState;
  readonly result: ResponseResult;
  readonly answer: Answer | null;
  /** What all tries of the question have earned together. */
  readonly breakup: ScoreBreakup;
  /** Earned of those that the question counts for, to a hundredth; absent where all questions count for the same. */
  readonly marks?: number | undefined;
  /** How often the question had been asked when this was answered. */
  readonly asking: number;
  /** What was answered when the question was asked before, in this attempt. */
  readonly before: readonly Answer[];
  /** Milliseconds, by the server's clock, of all times together. */
  readonly timeMs: number;
  /** Server time in ms at which it was given. */
  readonly at: number;
}

/** With what the features of the game add. */
export type ReportResponse = AnyReportResponse & ViewParts<'reportResponse'>;

/** Points of an attempt that no answer earned, signed. */
export interface ReportLedgerEntry {
  readonly source: FeatureId;
  readonly points: number;
  readonly at: number;
}

export interface ReportAttempt {
  /** 1-based; an attempt without a response has none. */
  readonly attempt: number;
  readonly score: number;
  /** Per cent; null while no answer has been judged. */
  readonly accuracy: number | null;
  /** Indexes of the questions that were drawn for it; null: all. */
  readonly asked: readonly number[] | null;
  /** One a question, in the order in which they were first given: a second chance that was taken stands in for the first answer. */
  readonly responses: readonly ReportResponse[];
  /** Absent where every point was earned by an answer. */
  readonly ledger?: readonly ReportLedgerEntry[] | undefined;
}

interface AnyReportPlayer {
  readonly id: string;
  /** Oldest first. */
  readonly attempts: readonly ReportAttempt[];
}

/** With what the log of a finished game tells of the player. */
export type ReportPlayer = AnyReportPlayer & {
  readonly [Part in keyof ViewParts<'reportPlayer'>]?: ViewParts<'reportPlayer'>[Part] | undefined;
};

/** A part of a report: it comes page by page, since a large room has a million responses. */
export interface ReportPage {
  readonly players: readonly ReportPlayer[];
  /** Where the next page begins; null after the last one. */
  readonly next: number | null;
}

/** Responses of one page at the most, unless a single player has more. */
export const REPORT_PAGE_RESPONSES = 5_000;
/** Players of one page at the most. */
export const REPORT_PAGE_PLAYERS = 500;
