// Report contract for game features: what a feature adds to reports and exports (the `report` field of its
// host part).

import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { BoardRow, RoomInfo } from '#core/views/playerView.ts';
import type { ReplayMark } from '#core/views/replay.ts';
import type { ReportAttempt, ReportPlayer, ReportResponse } from '#core/views/report.ts';
import type { Cell } from '#importers/sheets/cells.ts';

export type ReportText = TFunction<readonly ['reports', 'host']>;

export interface ReportTable {
  /** Translated. */
  readonly name: string;
  /** The first row holds the column headings. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A player from the results, with the player's report data. */
export interface ReportEntry {
  readonly player: HostPlayerRow;
  readonly reported: ReportPlayer;
}

interface Column {
  readonly isIn: (room: RoomInfo) => boolean;
  readonly title: (t: ReportText) => string;
}

/** A count per answer, shown as a column of the answer table. */
export interface AnswerCount extends Column {
  readonly of: (response: ReportResponse) => number;
  /**
   * Shown below an answer, and below a question with the total of its answers; omitted when the count is 0.
   */
  readonly note: (t: ReportText, count: number) => string;
}

/** A way for a question to be asked again. */
export interface RetryKind {
  readonly is: (response: ReportResponse) => boolean;
  /** Shown below the answer. */
  readonly note: (t: ReportText) => string;
  /** Labels the question's outcome in the answer table. */
  readonly outcome: (t: ReportText, outcome: string) => string;
}

/** A column of the player table. */
export interface PlayerFact {
  readonly isIn: (room: RoomInfo, players: readonly HostPlayerRow[]) => boolean;
  readonly title: (t: ReportText) => string;
  /** Returns the cell's value. `counting` is the attempt that counts; null if there is none. */
  readonly of: (player: HostPlayerRow, of: FactContext) => Cell;
}
export interface FactContext {
  readonly room: RoomInfo;
  readonly reported: ReportPlayer;
  readonly counting: ReportAttempt | null;
  readonly t: ReportText;
}

/**
 * Describes a mark on a finished game's timeline; null if the mark belongs to another feature. `nameOf`
 * returns a player's name.
 */
export type MarkText = (
  mark: ReplayMark,
  nameOf: (playerId: string) => string,
  t: ReportText,
) => string | null;

/** Points that the feature adds to or takes from an answer, shown as a column of the answer table. */
export interface ScorePart extends Column {
  readonly of: (response: ReportResponse) => number;
  /** Explains the points below an answer that has any. */
  readonly Words: ComponentType<{ readonly response: ReportResponse }>;
}

export interface ReportFeature {
  readonly answerCount?: AnswerCount;
  readonly scorePart?: ScorePart;
  readonly retryKind?: RetryKind;
  readonly playerFacts?: readonly PlayerFact[];
  /**
   * Shows the same facts below the player's name in a single player's report; renders nothing if there are
   * none.
   */
  readonly PlayerNote?: ComponentType<{ readonly player: HostPlayerRow }>;
  /**
   * An extra section in a player's report, above the answers; renders nothing if there is nothing to report.
   */
  readonly PlayerSection?: ComponentType<ReportEntry & { readonly room: RoomInfo }>;
  /** An extra sheet in the workbook; null if it would be empty. */
  readonly table?: (entries: readonly ReportEntry[], t: ReportText) => ReportTable | null;
  readonly markText?: MarkText;
  /** True if a leaderboard row stands for several players. */
  readonly isGroup?: (row: BoardRow) => boolean;
  /** True if a second answer to a question counts as another try; true by default. */
  readonly countsTries?: (room: RoomInfo) => boolean;
}
