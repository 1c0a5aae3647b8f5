// Model of a question with pieces: the place, result and mobility of each, and the chart of all answers.

import { letterOfOption } from '#core/questions/options/letters.ts';
import type { QuestionType } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { isRightToLeft } from '#scenes/bidi.ts';
import type { Message } from '#scenes/message.ts';
import type { PartView } from '#scenes/player/question/part.ts';

/** Id of the target that a list fills instead of a board. */
export const LIST = 'list';

/**
 * open: can be moved. held: picked up. off: out of play. locked: submitted. right, wrong: judged. told:
 * neither, but its correct place is revealed.
 */
export type PieceState = 'open' | 'held' | 'off' | 'locked' | 'right' | 'wrong' | 'told';

/** A piece as its kind reads it. */
export interface Placed {
  readonly item: Option;
  /** Index of its place; null for none. */
  readonly place: number | null;
  /** Its result, once revealed. */
  readonly verdict: 'right' | 'wrong' | 'told' | null;
  /** The correction, if it's revealed and there is one. */
  readonly correction: Message | null;
}

export interface BoardPiece extends Placed {
  readonly state: PieceState;
  /** The key that picks it up. */
  readonly letter: string;
}

/** A view as read by a kind. */
export interface Reading {
  /** As dealt, which is the order of keys and letters. */
  readonly items: readonly Option[];
  /** In reading order. */
  readonly pieces: readonly Placed[];
  /** Heading of an arrangement that is no one's answer. */
  readonly head: Message | null;
}

export interface Board extends Omit<Reading, 'pieces'> {
  readonly questionId: string;
  readonly pieces: readonly BoardPiece[];
  readonly open: boolean;
  /** Id of the piece that is picked up; null for none. */
  readonly held: string | null;
  /** True if its words run from right to left. */
  readonly mirrored: boolean;
}

export const NO_BOARD: Board = {
  questionId: '',
  items: [],
  pieces: [],
  head: null,
  open: false,
  held: null,
  mirrored: false,
};

type BoardView<Type extends QuestionType> = Pick<PartView<Type>, 'question' | 'draft' | 'answer' | 'open'>;

export function boardOf<Type extends QuestionType>(
  { question, draft, answer, ...view }: BoardView<Type>,
  { items, pieces, head }: Reading,
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
      letter: letterOfOption(items.findIndex(({ id }) => id === piece.item.id)),
    })),
    head,
    open,
    held,
    mirrored: isRightToLeft([question.text, ...items.map(({ text }) => text)].join(' ')),
  };
}

// ---------------------------------------------------------------- the chart of the answers

export interface ChartColumn {
  /** Used in the labels of its pieces. */
  readonly id: string;
  readonly head: Message;
  /** From top to bottom. */
  readonly rows: readonly Option[];
  /** At the end of each row; null when there are none to show. */
  readonly shares: readonly (Message | null)[] | null;
  /** True if this is the correct one, which stands out. */
  readonly isRight: boolean;
  /** What its rows have instead of their numbers; '' for nothing. */
  readonly signs?: readonly string[];
}

/** From a row of the first column to one of the second, by index. */
export interface ChartTie {
  readonly from: number;
  readonly to: number;
  /** 0 to 1. */
  readonly share: number;
  readonly isWorst: boolean;
  /** True if the two don't belong together, as far as that may be known. */
  readonly isWrong?: true;
}

export interface ColumnsChart {
  /** Two, or a single one. */
  readonly columns: readonly ChartColumn[];
  readonly ties: readonly ChartTie[];
  /** The item that most players got wrong; null when there is none, or when it would expose someone. */
  readonly worst: Message | null;
}
