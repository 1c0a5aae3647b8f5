// The chart of the answers to a REORDER on the projector: the order of the class beside the right one.

import { optionWords } from '#core/questions/options/options.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { type Message, message } from '#scenes/message.ts';
import { NO_ANSWERS } from '#scenes/model.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { ChartColumn, ColumnsChart } from '#scenes/questions/pieces/TwoColumns.ts';
import { classOrder } from '#scenes/questions/reorder/model.ts';

/** Wrong answers show from so many players on. */
const SEVERAL = 2;
/** Up to so many players they are counted; beyond that their share says more. */
const COUNTED = 12;

function shareOf(count: number, total: number): Message {
  return total <= COUNTED
    ? message('scenes:reorder.inOrder', { count, total })
    : message('scenes:reorder.inOrderShare', { percent: Math.round((100 * count) / total), count });
}

const CLASS = { id: 'class', head: message('scenes:reorder.classOrder'), isRight: false, shares: null };
const RIGHT = { id: 'right', head: message('scenes:reorder.correctOrder'), isRight: true };
const NOBODY: ChartColumn = { ...CLASS, head: NO_ANSWERS, rows: [] };

/** `wide`: there is room for both orders; else the right one stands alone, as soon as it is told. null while the question is open. */
export function orderChart(
  { question, reveal, distribution }: ProjectorPartView<'REORDER'>,
  wide: boolean,
): ColumnsChart | null {
  if (!distribution) return null;
  const { answered, spread } = distribution;
  const itemOf = (id: string): Option[] => question.items.filter((item) => item.id === id);
  const right = reveal && reveal.order.length > 0 ? reveal.order.flatMap(itemOf) : null;
  const items = right ?? question.items;
  const rows = answered > 0 ? classOrder(items, distribution) : null;
  const own = rows && (wide || !right) ? { ...CLASS, rows } : null;
  // Of each, how many had it in the right order.
  const kept = right && rows && spread.kept;
  const keptOf = ({ id }: Option): number => kept?.[id] ?? 0;
  const shares = kept && items.map((item) => shareOf(keptOf(item), answered));
  const least = kept && items.toSorted((a, b) => keptOf(a) - keptOf(b))[0];
  const worst = least && answered >= SEVERAL && keptOf(least) < answered ? least : null;
  const columns = [...(own ? [own] : []), ...(right ? [{ ...RIGHT, rows: right, shares }] : [])];
  return {
    columns: columns.length > 0 ? columns : [NOBODY],
    ties: (kept && own ? own.rows : []).map((item, from) => ({
      from,
      to: items.indexOf(item),
      share: keptOf(item) / answered,
      isWorst: item === worst,
    })),
    worst: worst && message('scenes:reorder.mostMissed', { item: optionWords(worst) }),
  };
}
