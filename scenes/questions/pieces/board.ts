// A question of pieces as data: where each of them is put, what became of it, and whether it can be moved.

import { keyOfOption } from '#core/questions/options/letters.ts';
import type { QuestionType } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { isRightToLeft } from '#scenes/bidi.ts';
import type { Message } from '#scenes/message.ts';
import type { PartView } from '#scenes/player/question/part.ts';
import type { PieceState } from '#scenes/questions/pieces/PieceSlab.ts';

/** A piece as its kind reads it. */
export interface Placed {
  readonly item: Option;
  /** Index of the place that it is put at; null: at none. */
  readonly place: number | null;
  /** What became of it, once that is told. */
  readonly verdict: 'correct' | 'wrong' | 'missed' | null;
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
  open: false,
  held: null,
  mirrored: false,
};

export function boardOf<Type extends QuestionType>(
  { question, draft, answer, ...view }: PartView<Type>,
  { items, pieces, tried }: Reading,
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
    open,
    held,
    mirrored: isRightToLeft([question.text, ...items.map(({ text }) => text)].join(' ')),
  };
}
