// Model of a board on the projector, for the canvas and the page: what is on the picture, and the rows beside it.

import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import type { Shape } from '#core/questions/board/shapes.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { Message } from '#scenes/message.ts';
import type { RegionState } from '#scenes/questions/board/drawings.ts';

/** A row beside the picture. */
export interface BoardRow {
  readonly item: Option;
  /** The number on the picture, or the letter of a label. */
  readonly lead: string;
  readonly figure: Message | null;
  /** A second line. */
  readonly note: Message | null;
}

/** A numbered place on the picture. */
export interface BoardPin {
  readonly point: BoardPoint;
  readonly number: number;
  /** Share of the players who had it right; null while that isn't shown. */
  readonly share: number | null;
}

export interface BoardChart {
  readonly board: Board;
  /** Heading of the rows. */
  readonly head: Message;
  readonly rows: readonly BoardRow[];
  readonly isRevealed: boolean;
  readonly pins: readonly BoardPin[];
  readonly regions: readonly { readonly shape: Shape; readonly state: RegionState }[];
  readonly dots: readonly { readonly point: BoardPoint; readonly count: number }[];
  /** Number of players who answered. */
  readonly players: number;
  readonly worst: Message | null;
}
