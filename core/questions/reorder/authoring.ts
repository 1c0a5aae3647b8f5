// REORDER authoring: the author writes the items in the correct order.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { previewChoices, padded, marked } from '#core/questions/options/authoring.ts';
import { dealOrder } from '#core/questions/reorder/deal.ts';
import { REORDER_MIN_ITEMS, type ReorderKind } from '#core/questions/reorder/index.ts';
import { withGrading } from '#core/questions/worth.ts';
import { stream } from '#core/random/stream.ts';

export const reorderAuthoring: QuestionAuthoring<ReorderKind> = {
  toExchange(question) {
    const { items, type: _, ...base } = question;
    return { base, exchange: { choices: items, unmarked: true } };
  },
  fromExchange: (base, { choices = [] }) => ({
    ...base,
    type: 'REORDER',
    items: padded(
      choices.map((choice) => marked(choice, false)),
      REORDER_MIN_ITEMS,
      CONTENT_LIMITS.optionsMax,
    ),
  }),
  isJudged: () => true,
  hasAnswers: ({ items }) => items.length > 0,
  mapped: (question, map) => ({
    ...question,
    items: question.items.map((item) => ({ ...item, text: map(item.text) })),
  }),
  preview({ items, format }, base, unwritten) {
    const inOrder = previewChoices(items, format, unwritten);
    const order = inOrder.map(({ id }) => id);
    // Seeded by the id alone, so the order stays the same in a second print and while the author types.
    const draws = stream([0, 0], base.id);
    return {
      question: { type: 'REORDER', ...withGrading(base, true), items: dealOrder(inOrder, order, draws) },
      reveal: { type: 'REORDER', order },
    };
  },
};
