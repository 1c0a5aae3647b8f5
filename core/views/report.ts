// Host's report, during or after a game: every attempt of each player with every answer. Leaderboard and
// questions are in the host view.

import type { FeatureId } from '#core/room/feature.ts';
import type { ViewParts } from '#core/room/feature.ts';
import type { Answer } from '#core/questions/question.ts';
import type { ResponseResult, ShownState } from '#core/room/phase.ts';
import type { ScoreBreakup } from '#core/scoring/score.ts';

interface AnyReportResponse {
  /** Index of the question in the author's order. */
  readonly q: number;
  readonly state: ShownState;
  readonly result: ResponseResult;
  readonly answer: Answer | null;
  /** Points that all tries of the question earned together. */
  readonly breakup: ScoreBreakup;
  /** Marks earned, to a hundredth; absent if all questions count the same, unless a person marked it. */
  readonly marks?: number | undefined;
  /** The answer has yet to be marked; absent otherwise. */
  readonly isWaiting?: true | undefined;
  /** Number of times the question had been asked when this was answered. */
  readonly asking: number;
  /** Earlier answers to the question in this attempt. */
  readonly before: readonly Answer[];
  /** Milliseconds on the server's clock, over all tries. */
  readonly timeMs: number;
  /** Server time in ms of the answer. */
  readonly at: number;
}

/** Includes what features add. */
export type ReportResponse = AnyReportResponse & ViewParts<'reportResponse'>;

/** Points that an attempt gained or lost other than by answering, signed. */
export interface ReportLedgerEntry {
  readonly source: FeatureId | 'correction';
  readonly points: number;
  readonly at: number;
}

export interface ReportAttempt {
  /** 1-based. Attempts without a response aren't listed. */
  readonly attempt: number;
  readonly score: number;
  /** In percent; null while no answer has been judged. */
  readonly accuracy: number | null;
  /** Accuracy of the first tries alone, in percent; absent if no question was asked again. */
  readonly firstTryAccuracy?: number | undefined;
  /** Indexes of the questions drawn for it; null for all. */
  readonly asked: readonly number[] | null;
  /**
   * One per question, in the order of the first responses. A second chance that was taken replaces the first
   * answer.
   */
  readonly responses: readonly ReportResponse[];
  /** Absent if every point was earned by an answer. */
  readonly ledger?: readonly ReportLedgerEntry[] | undefined;
}

interface AnyReportPlayer {
  readonly id: string;
  /** Oldest first. */
  readonly attempts: readonly ReportAttempt[];
}

/** Includes each feature's part for the player, taken from the log of a finished game. */
export type ReportPlayer = AnyReportPlayer & {
  readonly [Part in keyof ViewParts<'reportPlayer'>]?: ViewParts<'reportPlayer'>[Part] | undefined;
};

/** One page of a report, since a large room has a million responses. */
export interface ReportPage {
  readonly players: readonly ReportPlayer[];
  /** Start of the next page; null after the last one. */
  readonly next: number | null;
}

/** Maximum number of responses on one page, unless one player alone has more. */
export const REPORT_PAGE_RESPONSES = 5_000;
/** Maximum number of players on one page. */
export const REPORT_PAGE_PLAYERS = 500;

/** One of the different answers to a question that a person marks. */
export interface MarkableAnswer {
  readonly text: string;
  /** Players who gave it, in any attempt. */
  readonly count: number;
  /** Some of their names, in join order. */
  readonly names: readonly string[];
  /** Share of the question's worth, 0 to 1; null while it has no mark. */
  readonly credit: number | null;
}

/** One page of the different answers to a question, the most frequent first. */
export interface MarkablePage {
  readonly answers: readonly MarkableAnswer[];
  /** Start of the next page; null after the last one. */
  readonly next: number | null;
}

/** Maximum number of answers on one page. */
export const MARKABLE_PAGE = 100;
/** Maximum number of names with an answer. */
export const MARKABLE_NAMES = 12;
