// REORDER on the server: the longest run in the correct order earns its steps (decisions, "Scoring").

import { deepEqual } from '#core/collections/deepEqual.ts';
import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { playedOptions, sameOptions } from '#core/questions/options/authority.ts';
import { piecesAuthority } from '#core/questions/pieces/authority.ts';
import { dealOrder } from '#core/questions/reorder/deal.ts';
import { type Order, type ReorderKind, reorderRules } from '#core/questions/reorder/index.ts';
import { reorderSample } from '#core/questions/reorder/sample.ts';
import { withGrading } from '#core/questions/worth.ts';

export const reorderAuthority: QuestionAuthority<ReorderKind, Order> = {
  ...piecesAuthority(reorderRules),
  build(authored, base, draws) {
    const items = playedOptions(authored.items, authored, draws);
    const order = items.map(({ id }) => id);
    return {
      // Dealt even in games that don't shuffle: the author writes the items in the correct order.
      question: { type: 'REORDER', ...withGrading(base, true), items: dealOrder(items, order, draws) },
      key: { order },
    };
  },
  aligned(now, played) {
    const ids = sameOptions(now.question.items, played.question.items);
    if (!ids) return null;
    const order = now.key.order.flatMap((id) => ids.get(id) ?? []);
    // Dealt anew for another order, which the old deal may give away.
    const items = deepEqual(order, played.key.order)
      ? played.question.items
      : now.question.items.map((item) => ({ ...item, id: ids.get(item.id) ?? item.id }));
    return { question: { ...now.question, items }, key: { order } };
  },
  // Dealt only once: each further deal rules out another order, so a few seats together could work out the
  // key.
  shuffle: (keyed) => keyed,
  bot: ({ key }, right) => ({ type: 'REORDER', order: right ? key.order : key.order.toReversed() }),
  sample: reorderSample,
};
