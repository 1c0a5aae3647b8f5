import { reorderAuthoring } from '#core/questions/reorder/authoring.ts';
import { classOrder, placedItems, correctSteps } from '#core/questions/reorder/index.ts';
import { message } from '#scenes/message.ts';
import { boardOf } from '#scenes/questions/pieces/model.ts';
import { CLASS_ORDER, ladderOf, orderChart, outOfOrderWords } from '#scenes/questions/reorder/model.ts';
import { piecesHost } from '#src/questions/pieces/piecesHost.tsx';

export const REORDER = piecesHost<'REORDER'>({
  preview: reorderAuthoring.preview,
  rowsOf(asked) {
    const view = { ...asked, draft: { answer: null, state: 'open' }, tried: null, open: false } as const;
    return boardOf(view, ladderOf(view)).pieces;
  },
  score: ({ question, answer, reveal }) =>
    outOfOrderWords(correctSteps(question.items, reveal.order, answer.order)),
  digits({ question, answer, reveal }) {
    const placed = placedItems(question.items, reveal.order, answer.order);
    return placed.map(({ belongs }) => belongs + 1).join('-');
  },
  chartOf: (view) => orderChart(view, true),
  spreadOf: ({ question, reveal, distribution: { spread } }) => ({
    caption: reveal ? message('host:question.order.kept') : CLASS_ORDER,
    pieces: classOrder(question, spread, reveal).map((item, at) => ({
      item,
      lead: (reveal ? reveal.order.indexOf(item.id) : at) + 1,
      beside: reveal && message('host:question.order.class', { place: at + 1 }),
    })),
  }),
});
