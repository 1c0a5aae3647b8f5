import type { ReorderKind } from '#core/questions/reorder/index.ts';
import { idOfText, type QuestionSample } from '#core/questions/sample.ts';

export const reorderSample: QuestionSample<ReorderKind> = {
  authored: {
    type: 'REORDER',
    text: 'From the smallest to the largest?',
    items: [{ text: 'Ant' }, { text: 'Cat' }, { text: 'Horse' }, { text: 'Whale' }],
  },
  right: ['Ant', 'Cat', 'Horse', 'Whale'],
  wrong: ['Whale', 'Horse', 'Cat', 'Ant'],
  answerOf: ({ items }, texts) => ({ type: 'REORDER', order: texts.map((text) => idOfText(items, text)) }),
  actsFor: ({ order }) => order.map((piece, place) => ({ type: 'put', piece, place })),
  anyAnswer({ items }, what) {
    const ids = items.map(({ id }) => id);
    const order = [...ids.slice(what % ids.length), ...ids.slice(0, what % ids.length)];
    return { type: 'REORDER', order: what % 5 === 0 ? order.slice(1) : order };
  },
  forged: { type: 'REORDER', order: ['__proto__'] },
};
