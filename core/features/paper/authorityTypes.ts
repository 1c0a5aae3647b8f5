import type { ByHost } from '#core/authority/origins.ts';
import type { AnyResponse } from '#core/authority/response.ts';
import type { Answer } from '#core/questions/question.ts';
import type { Character } from '#core/room/characters.ts';

/** A student's sheet as typed in by the host. */
export interface Sheet {
  /** The student whose sheet is corrected; null for a new sheet. */
  readonly playerId: string | null;
  readonly name: string;
  readonly nameKey: string;
  /** For a new sheet: the character, and the random part of the player's id, as for a joining player. */
  readonly character: number;
  readonly idSuffix: string;
  /** At most one per question; missing questions were left blank. */
  readonly answers: readonly { readonly questionId: string; readonly answer: Answer }[];
}

/** A student's sheet, new or corrected. It replaces what the seat had before. */
export interface SheetRecorded {
  readonly type: 'sheetRecorded';
  /** Index of the corrected seat, or of the next free one. */
  readonly seat: number;
  readonly playerId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly character: Character;
  /** One per question, in the author's order. */
  readonly responses: readonly AnyResponse[];
  readonly commandId: string;
  readonly at: number;
}

export interface PaperTypes {
  /** Records a student's sheet in a paper game. */
  readonly hostCommand: { readonly type: 'recordSheet' } & Sheet & ByHost;
  readonly event: SheetRecorded;
}
