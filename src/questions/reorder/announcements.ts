// Screen reader text for REORDER: the label of each rung, and announcements of moves.

import { optionWords, wordsById } from '#core/questions/options/options.ts';
import type { PiecesQuestion } from '#core/questions/pieces/pieces.ts';
import { type Message, message } from '#scenes/message.ts';
import type { BoardPiece } from '#scenes/questions/pieces/model.ts';
import type { PieceSentences } from '#src/questions/pieces/announcements.ts';

/** `place`: from 1, out of `total`. */
export function rungLabel(
  { item, state, letter, correction }: BoardPiece,
  spot: { readonly place: number; readonly total: number },
): Message {
  const said = { ...spot, letter, item: optionWords(item) };
  if (state === 'right') return message('kinds:reorder.right', said);
  if (correction)
    return message(`kinds:reorder.${state === 'wrong' ? 'astray' : 'shifted'}`, { ...said, correction });
  return message(`kinds:reorder.${state === 'told' ? 'told' : 'spot'}`, said);
}

/** `order`: ids in their current order. */
export function sentencesOf(
  question: PiecesQuestion,
  order: readonly string[],
): PieceSentences<readonly string[]> {
  const named = wordsById(question.items);
  const words = order.map((id) => named.get(id));
  const total = order.length;
  const at = (piece: string) => {
    const place = order.indexOf(piece);
    const [item = '', before = '', after = ''] = [words[place], words[place - 1], words[place + 1]];
    return { item, before, after, place: place + 1, total };
  };
  return {
    pickedUp: (piece) => message('kinds:reorder.pickedUp', at(piece)),
    over(piece) {
      const said = at(piece);
      if (said.place === 1) return message('kinds:reorder.first', said);
      return message(said.place === total ? 'kinds:reorder.last' : 'kinds:reorder.between', said);
    },
    put: (piece) => message('kinds:reorder.put', at(piece)),
    // The item without which both orders are the same.
    moved(before) {
      const without = (all: readonly string[], id: string) => all.filter((other) => other !== id).join();
      return order.find((id) => without(before, id) === without(order, id));
    },
  };
}
