// A question of pieces as data: where each of them is put, what became of it, whether it can be moved, and the chart of all answers.

import { keyOfOption } from '#core/questions/options/letters.ts';
import type { QuestionType } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { isRightToLeft } from '#scenes/bidi.ts';
import type { Message } from '#scenes/message.ts';
import type { PartView } from '#scenes/player/question/part.ts';

/** open: can be moved. held: picked up. off: out of play. locked: handed in. right, wrong: judged. told: neither, and where it belongs is told. */
export type PieceState = 'open' | 'held' | 'off' | 'locked' | 'right' | 'wrong' | 'told';

/** A piece as its kind reads it. */
export interface Placed {
  readonly item: Option;
  /** Index of the place that it is put at; null: at none. */
  readonly place: number | null;
  /** What became of it, once that is told. */
  readonly verdict: 'right' | 'wrong' | 'told' | null;
  /** What would be right, where that is told and it is something else. */
  readonly correction: Message | null;
}

export interface BoardPiece extends Placed {
  readonly state: PieceState;
  /** The key that picks it up. */
  readonly letter: string;
}

/** What a kind reads in a view. */
export interface Reading {
  /** As they are dealt, which is how keys and letters name them. */
  readonly items: readonly Option[];
  /** In reading order. */
  readonly pieces: readonly Placed[];
  /** Whether they are put as in an answer that was wrong. */
  readonly tried: boolean;
  /** What they show, where that is nobody's answer. */
  readonly head: Message | null;
}

export interface Board extends Omit<Reading, 'pieces'> {
  readonly questionId: string;
  readonly pieces: readonly BoardPiece[];
  readonly open: boolean;
  /** Id of the piece that is picked up. */
  readonly held: string | null;
  /** Whether its words run from right to left. */
  readonly mirrored: boolean;
}

export const NO_BOARD: Board = {
  questionId: '',
  items: [],
  pieces: [],
  tried: false,
  head: null,
  open: false,
  held: null,
  mirrored: false,
};

type BoardView<Type extends QuestionType> = Pick<PartView<Type>, 'question' | 'draft' | 'answer' | 'open'>;

export function boardOf<Type extends QuestionType>(
  { question, draft, answer, ...view }: BoardView<Type>,
  { items, pieces, tried, head }: Reading,
): Board {
  const open = view.open && draft.state === 'open';
  const held = open ? (draft.held ?? null) : null;
  const resting = answer || draft.state !== 'open' ? 'locked' : open ? 'open' : 'off';
  return {
    questionId: question.id,
    items,
    pieces: pieces.map((piece) => ({
      ...piece,
      state: piece.verdict ?? (piece.item.id === held ? 'held' : resting),
      letter: keyOfOption(items.findIndex(({ id }) => id === piece.item.id)),
    })),
    tried,
    head,
    open,
    held,
    mirrored: isRightToLeft([question.text, ...items.map(({ text }) => text)].join(' ')),
  };
}

// ---------------------------------------------------------------- the chart of the answers

export interface ChartColumn {
  /** In the labels of its pieces. */
  readonly id: string;
  readonly head: Message;
  /** The uppermost first. */
  readonly rows: readonly Option[];
  /** At the end of each row; null where nothing is told of them. */
  readonly shares: readonly Message[] | null;
  /** Whether it is the right one, which stands out. */
  readonly isRight: boolean;
}

/** From a row of the first column to one of the second, by their indices. */
export interface ChartTie {
  readonly from: number;
  readonly to: number;
  /** 0 to 1. */
  readonly share: number;
  readonly isWorst: boolean;
}

export interface ColumnsChart {
  /** Two, or one that stands alone. */
  readonly columns: readonly ChartColumn[];
  readonly ties: readonly ChartTie[];
  /** What most had wrong; null where there is nothing, or it would name somebody. */
  readonly worst: Message | null;
}
