// What a feature of a game adds to what its host reads and exports of it: `report` of its part for hosts.

import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import type { BoardRow, RoomInfo } from '#core/views/playerView.ts';
import type { ReplayMark } from '#core/views/replay.ts';
import type { ReportAttempt, ReportPlayer, ReportResponse } from '#core/views/report.ts';
import type { Cell } from '#importers/sheets/cells.ts';

export type ReportText = TFunction<readonly ['reports', 'host']>;

export interface Table {
  /** Translated. */
  readonly name: string;
  /** The first row has the heads of the columns. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A player of the results, with what the report tells of this one. */
export interface Entry {
  readonly player: HostPlayerRow;
  readonly reported: ReportPlayer;
}

interface Column {
  readonly isIn: (room: RoomInfo) => boolean;
  readonly title: (t: ReportText) => string;
}

/** What is counted of each answer: a column of the table of answers. */
export interface AnswerCount extends Column {
  readonly of: (response: ReportResponse) => number;
  /** Below an answer, and of all answers to a question together; nothing is said of none. */
  readonly note: (t: ReportText, count: number) => string;
}

/** A way in which a question comes to be asked once more. */
export interface AskedAgain {
  readonly is: (response: ReportResponse) => boolean;
  /** Below the answer. */
  readonly note: (t: ReportText) => string;
  /** In the table of answers, of what came of the question. */
  readonly outcome: (t: ReportText, outcome: string) => string;
}

/** A column of the table of players. */
export interface PlayerFact {
  readonly isIn: (room: RoomInfo, players: readonly HostPlayerRow[]) => boolean;
  readonly title: (t: ReportText) => string;
  /** `counting`: the attempt that counts; null where there is none. */
  readonly of: (player: HostPlayerRow, of: FactContext) => Cell;
}
export interface FactContext {
  readonly room: RoomInfo;
  readonly reported: ReportPlayer;
  readonly counting: ReportAttempt | null;
  readonly t: ReportText;
}

/** What stands of it on the time line of a finished game, in words; null where it is of another. `nameOf` gives the name of a player. */
export type MarkText = (
  mark: ReplayMark,
  nameOf: (playerId: string) => string,
  t: ReportText,
) => string | null;

/** Points of an answer that come from it, or that it takes: a column of the table of answers. */
export interface ScorePart extends Column {
  readonly of: (response: ReportResponse) => number;
  /** Whence they come, below an answer that has some. */
  readonly Words: ComponentType<{ readonly response: ReportResponse }>;
}

export interface ReportFeature {
  readonly answerCount?: AnswerCount;
  readonly scorePart?: ScorePart;
  readonly askedAgain?: AskedAgain;
  readonly playerFacts?: readonly PlayerFact[];
  /** The same facts, below the name of a player in the report of one; nothing where there are none. */
  readonly PlayerWords?: ComponentType<{ readonly player: HostPlayerRow }>;
  /** A section of its own in the report of a player, above the answers; nothing where there is nothing to tell. */
  readonly PlayerSection?: ComponentType<Entry & { readonly room: RoomInfo }>;
  /** A table of its own in the workbook; null where it would be empty. */
  readonly table?: (entries: readonly Entry[], t: ReportText) => Table | null;
  readonly markText?: MarkText;
  /** Whether a row of the standings stands for several players. */
  readonly isGroup?: (row: BoardRow) => boolean;
  /** Whether a second answer to a question is a further try at it; it is where nothing is said. */
  readonly countsTries?: (room: RoomInfo) => boolean;
}
