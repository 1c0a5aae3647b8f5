// REORDER on the server: the longest run in the right order earns its steps (decisions, "Scoring").

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { playedOptions } from '#core/questions/options/authority.ts';
import { dealt } from '#core/questions/reorder/deal.ts';
import { isWhole, placedItems, type ReorderKind, stepsIn } from '#core/questions/reorder/index.ts';
import { reorderSample } from '#core/questions/reorder/sample.ts';
import { judged } from '#core/questions/worth.ts';

/** Ids of the items in the right order. */
export interface OrderKey {
  readonly order: readonly string[];
}

const none = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 0]));

export const reorderAuthority: QuestionAuthority<ReorderKind, OrderKey> = {
  build(authored, base, draws) {
    const items = playedOptions(authored.items, authored, draws);
    const order = items.map(({ id }) => id);
    return {
      // Dealt even where a game mixes up nothing: as its author wrote them they stand in the right order.
      question: { type: 'REORDER', ...judged(base, true), items: dealt(items, order, draws) },
      key: { order },
    };
  },
  fits: (question, { order }) => isWhole(question, order),
  grade: ({ question: { items }, key }, { order }) => stepsIn(items, key.order, order),
  reveal: ({ key }) => ({ type: 'REORDER', order: key.order }),
  // Dealt once for all: each further deal says what the right order is not, and a few seats together would know it.
  shuffle: (keyed) => keyed,
  tally: {
    start: ({ items }) => {
      const ids = items.map(({ id }) => id);
      return { places: none(ids), kept: none(ids) };
    },
    count({ question, key }, tally, { order }, by) {
      const places: Record<string, number> = { ...tally.places };
      const kept: Record<string, number> = { ...tally.kept };
      for (const [place, item] of placedItems(question.items, key.order, order).entries()) {
        // Which of two that are alike is meant, nobody can say: it is the one that belongs there.
        const id = key.order[item.belongs] ?? item.id;
        places[id] = (places[id] ?? 0) + by * place;
        kept[id] = (kept[id] ?? 0) + by * Number(item.kept);
      }
      return { places, kept };
    },
    spread: (_keyed, { places, kept }, { tellsRight }) => ({
      type: 'REORDER',
      places,
      kept: tellsRight ? kept : null,
    }),
  },
  bot: ({ key }, right) => ({ type: 'REORDER', order: right ? key.order : key.order.toReversed() }),
  can: {},
  sample: reorderSample,
};
