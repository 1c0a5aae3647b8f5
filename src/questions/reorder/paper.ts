// REORDER on paper: a box before each item for its number.

import { printedQuestion } from '#core/questions/reorder/deal.ts';
import { piecesPaper } from '#src/questions/pieces/piecesPaper.tsx';
import { orderTyped } from '#src/questions/reorder/orderTyped.ts';

export const REORDER = piecesPaper<'REORDER'>({
  printed: ({ question, reveal }) => printedQuestion(question, reveal.order),
  how: (t) => t('host:paper.fillInOrder'),
  note: ({ items }, t) => t('host:paper.number', { last: items.length }),
  example: (t) => t('host:paper.numbered'),
  parse({ items }, text) {
    const order = orderTyped(items, text);
    return order && { type: 'REORDER', order };
  },
  // The number of each item's place, in the order of the sheet.
  boxes: ({ items }, { order }) => items.map(({ id }) => order.indexOf(id) + 1).join(' '),
  // Moves a piece away first, because the sheet's own order is an answer too.
  actsTo: ({ order }) =>
    [...order.slice(-1), ...order].map((piece, at) => ({ type: 'put', piece, place: Math.max(0, at - 1) })),
});
