import type { ByHost } from '#core/authority/origins.ts';
import type { AnyResponse } from '#core/authority/response.ts';
import type { Answer } from '#core/questions/question.ts';

/** One player's sheet as the host has typed it. */
export interface Sheet {
  /** Whose sheet is corrected; null for another one. */
  readonly playerId: string | null;
  readonly name: string;
  readonly nameKey: string;
  /** For a new sheet: the character, and the letters of the player's id, as of who joins. */
  readonly character: number;
  readonly idSuffix: string;
  /** At most one a question; a question without one was left blank. */
  readonly answers: readonly { readonly questionId: string; readonly answer: Answer }[];
}

/** What stands on one player's sheet, now or after a correction: it takes the place of what this seat had before. */
export interface SheetRecorded {
  readonly type: 'sheetRecorded';
  /** Seat index: that of the sheet, or the next free one. */
  readonly seat: number;
  readonly playerId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly character: number;
  /** One a question, in the author's order. */
  readonly responses: readonly AnyResponse[];
  readonly commandId: string;
  readonly at: number;
}

export interface PaperTypes {
  /** What stands on a player's sheet, of a game on paper. */
  readonly hostCommand: { readonly type: 'recordSheet' } & Sheet & ByHost;
  readonly event: SheetRecorded;
}
