// REORDER for the host.

import { reorderAuthoring } from '#core/questions/reorder/authoring.ts';
import { classOrder, placedItems, stepsIn } from '#core/questions/reorder/index.ts';
import { message } from '#scenes/message.ts';
import {
  belongsAt,
  CLASS_ORDER,
  columnsOf,
  keptWords,
  ladderOf,
  mostMissed,
  orderChart,
  stepsOf,
} from '#scenes/questions/reorder/model.ts';
import { piecesHost } from '#src/questions/pieces/piecesHost.tsx';

export const REORDER = piecesHost<'REORDER'>({
  asked: reorderAuthoring.asked,
  rowsOf: (asked) =>
    ladderOf({ ...asked, draft: { answer: null, state: 'open' }, tried: null, open: false }).rungs.map(
      ({ astray, ...rung }) => ({ ...rung, correction: astray && belongsAt(astray) }),
    ),
  score: ({ question, answer, reveal }) => stepsOf(stepsIn(question.items, reveal.order, answer.order)),
  digits({ question, answer, reveal }) {
    const placed = placedItems(question.items, reveal.order, answer.order);
    return placed.map(({ belongs }) => belongs + 1).join('-');
  },
  chartOf(view) {
    const chart = orderChart(view);
    if (!chart) return null;
    const { kept, answered, worst } = chart;
    return {
      columns: columnsOf(chart, true).map(({ isRight, ...column }) => ({
        ...column,
        figureOf: isRight && kept ? ({ id }) => keptWords(kept[id] ?? 0, answered) : null,
      })),
      worst: worst && mostMissed(worst),
    };
  },
  spreadOf: ({ question, reveal, distribution: { spread } }) => ({
    caption: reveal ? message('host:question.order.kept') : CLASS_ORDER,
    pieces: classOrder(question, spread, reveal).map((item, at) => ({
      item,
      lead: (reveal ? reveal.order.indexOf(item.id) : at) + 1,
      beside: reveal && message('host:question.order.class', { place: at + 1 }),
    })),
  }),
});
