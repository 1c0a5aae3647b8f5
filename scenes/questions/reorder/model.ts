// Model of REORDER for the canvas, the twin and the host: the ladder, the chart of the answers, and their
// texts.

import { optionWords } from '#core/questions/options/options.ts';
import { piecesOf } from '#core/questions/pieces/pieces.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { classOrder, orderOf, type PlacedItem, placedItems } from '#core/questions/reorder/index.ts';
import type { Fraction } from '#core/scoring/score.ts';
import { type Message, message } from '#scenes/message.ts';
import { NO_ANSWERS } from '#scenes/model.ts';
import type { PartView } from '#scenes/player/question/part.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { ChartColumn, ColumnsChart, Placed, Reading } from '#scenes/questions/pieces/model.ts';

export function belongsAt({ belongs }: PlacedItem): Message {
  return message('kinds:reorder.belongsAt', { place: belongs + 1 });
}

/** Says how many items are outside the longest run in the correct order: each costs one of its steps. */
export function outOfOrderWords({ right, of }: Fraction): Message {
  return message('kinds:reorder.outOfOrder', { count: of - right });
}

const CORRECT_ORDER: Message = message('kinds:reorder.correctOrder');

// ---------------------------------------------------------------- the ladder

type LadderView = Pick<PartView<'REORDER'>, 'question' | 'draft' | 'answer' | 'reveal'>;

/** Its rungs, from top to bottom. */
export function ladderOf({ question, draft, answer, reveal }: LadderView): Reading {
  const { items } = question;
  const told = reveal && reveal.order.length > 0 ? reveal.order : null;
  // Without an answer, the ladder shows the correct order.
  const order = !answer && told ? told : orderOf(question, answer ?? draft.answer);
  const placed = answer && told && placedItems(items, told, order);
  const pieces = piecesOf(question, order).map((item, place): Placed => {
    const right = placed?.[place];
    if (!right) return { item, place, verdict: told && 'told', correction: null };
    if (right.belongs === place) return { item, place, verdict: 'right', correction: null };
    // An item that is in order with the others counts, but its only text is where it belongs.
    return { item, place, verdict: right.kept ? 'told' : 'wrong', correction: belongsAt(right) };
  });
  const head = !answer && told ? CORRECT_ORDER : null;
  return { items, pieces, head };
}

// ---------------------------------------------------------------- the chart of the answers

/** Minimum number of players for showing the most missed item. */
const SEVERAL = 2;
/** Up to this many players, the number is shown; beyond that, a share says more. */
const COUNTED = 12;

/** Says how many players had it in the correct order. */
function keptWords(count: number, total: number): Message {
  return total <= COUNTED
    ? message('kinds:reorder.inOrder', { count, total })
    : message('kinds:reorder.inOrderShare', { percent: Math.round((100 * count) / total), count });
}

export const CLASS_ORDER: Message = message('kinds:reorder.classOrder');
const CLASS = { id: 'class', head: CLASS_ORDER, isRight: false, shares: null };
const RIGHT = { id: 'right', head: CORRECT_ORDER, isRight: true };
const NOBODY: ChartColumn = { ...CLASS, head: NO_ANSWERS, rows: [] };

type ChartView = Pick<ProjectorPartView<'REORDER'>, 'question' | 'reveal' | 'distribution'>;

/**
 * Returns null while the question is open. `wide`: there is room for both orders; otherwise only the correct
 * one shows, once revealed.
 */
export function orderChart(
  { question, reveal, distribution }: ChartView,
  wide: boolean,
): ColumnsChart | null {
  if (!distribution) return null;
  const { answered, spread } = distribution;
  const right = reveal && reveal.order.length > 0 ? piecesOf(question, reveal.order) : null;
  const rows = answered > 0 ? classOrder(question, spread, reveal) : null;
  const own = rows && (wide || !right) ? { ...CLASS, rows } : null;
  const kept = right && rows && spread.kept;
  const keptOf = ({ id }: Option): number => kept?.[id] ?? 0;
  const shares = kept && right.map((item) => keptWords(keptOf(item), answered));
  const least = kept && right.toSorted((a, b) => keptOf(a) - keptOf(b))[0];
  const worst = least && answered >= SEVERAL && keptOf(least) < answered ? least : null;
  const columns = [...(own ? [own] : []), ...(right ? [{ ...RIGHT, rows: right, shares }] : [])];
  return {
    columns: columns.length > 0 ? columns : [NOBODY],
    ties: (own && kept ? own.rows : []).map((item, from) => ({
      from,
      to: right?.indexOf(item) ?? -1,
      share: keptOf(item) / answered,
      isWorst: item === worst,
    })),
    worst: worst && message('kinds:reorder.mostMissed', { item: optionWords(worst) }),
  };
}
