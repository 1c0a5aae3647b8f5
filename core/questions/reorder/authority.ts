// REORDER on the server: the longest run in the right order earns its steps (decisions, "Scoring").

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { playedOptions } from '#core/questions/options/authority.ts';
import { piecesAuthority } from '#core/questions/pieces/authority.ts';
import { dealt } from '#core/questions/reorder/deal.ts';
import { type Order, type ReorderKind, reorderRules } from '#core/questions/reorder/index.ts';
import { reorderSample } from '#core/questions/reorder/sample.ts';
import { judged } from '#core/questions/worth.ts';

export const reorderAuthority: QuestionAuthority<ReorderKind, Order> = {
  ...piecesAuthority(reorderRules),
  build(authored, base, draws) {
    const items = playedOptions(authored.items, authored, draws);
    const order = items.map(({ id }) => id);
    return {
      // Dealt even where a game mixes up nothing: as its author wrote them they stand in the right order.
      question: { type: 'REORDER', ...judged(base, true), items: dealt(items, order, draws) },
      key: { order },
    };
  },
  // Dealt once for all: each further deal says what the right order is not, and a few seats together would know it.
  shuffle: (keyed) => keyed,
  bot: ({ key }, right) => ({ type: 'REORDER', order: right ? key.order : key.order.toReversed() }),
  sample: reorderSample,
};
