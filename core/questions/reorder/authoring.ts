// REORDER for its author, who writes the items in the right order.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { askedChoices, filledUp, marked } from '#core/questions/options/authoring.ts';
import { dealt } from '#core/questions/reorder/deal.ts';
import { REORDER_LEAST, type ReorderKind } from '#core/questions/reorder/index.ts';
import { judged } from '#core/questions/worth.ts';
import { stream } from '#core/random/stream.ts';

export const reorderAuthoring: QuestionAuthoring<ReorderKind> = {
  give(question) {
    const { items, type: _, ...base } = question;
    return { base, exchange: { choices: items, unmarked: true } };
  },
  take: (base, { choices = [] }) => ({
    ...base,
    type: 'REORDER',
    items: filledUp(
      choices.map((choice) => marked(choice, false)),
      REORDER_LEAST,
      CONTENT_LIMITS.optionsMax,
    ),
  }),
  isJudged: () => true,
  hasAnswers: ({ items }) => items.length > 0,
  mapped: (question, map) => ({
    ...question,
    items: question.items.map((item) => ({ ...item, text: map(item.text) })),
  }),
  asked({ items, format }, base, unwritten) {
    const inOrder = askedChoices(items, format, unwritten);
    const order = inOrder.map(({ id }) => id);
    // The same each time: what is printed twice, or redrawn as its author types, stays in its order.
    const draws = stream([0, 0], base.id);
    return {
      question: { type: 'REORDER', ...judged(base, true), items: dealt(inOrder, order, draws) },
      reveal: { type: 'REORDER', order },
    };
  },
};
