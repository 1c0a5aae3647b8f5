// Model of a board on the projector, for the canvas and the page: what is on the picture, and the rows beside it.

import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import type { Shape } from '#core/questions/board/shapes.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { type Message, message, type Words } from '#scenes/message.ts';
import type { RegionState } from '#scenes/questions/board/drawings.ts';
import { shareWords } from '#scenes/questions/placing/model.ts';

/** A row beside the picture. */
export interface BoardRow {
  readonly item: Option;
  /** The number on the picture, or the letter of a label. */
  readonly lead: string;
  /** Number of players who had it right, or marked it; null while that isn't shown. */
  readonly count: number | null;
  /** False for what is incorrect. */
  readonly isRight: boolean;
  /** Shown after the words. */
  readonly note: Message | null;
}

/** A numbered place on the picture. */
export interface BoardPin {
  readonly point: BoardPoint;
  readonly number: number;
  /** As in its row. */
  readonly count: number | null;
  readonly isRight: boolean;
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

/** What a row shows: a region without a name has its number in words. */
export function shownItem({ item, lead }: BoardRow, say: (words: Words) => string): Option {
  if (item.text || item.media) return item;
  return { ...item, text: say(message('kinds:board.region', { number: lead })) };
}

/** How many players that were, in words; null while that isn't shown. */
export function figureOf({ players }: BoardChart, { count }: Pick<BoardRow, 'count'>): Message | null {
  return count === null ? null : shareWords(count, players);
}
