import type { DndImageKind } from '#core/questions/dndImage/index.ts';
import { anyPlacement, placedByWords, putsFor } from '#core/questions/placing/sample.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

export const dndImageSample: QuestionSample<DndImageKind> = {
  authored: {
    type: 'DND_IMAGE',
    text: 'Label the parts of the plant.',
    picture: { type: 'image', url: '/media/plant.png', alt: 'A plant in a pot', width: 600, height: 800 },
    spots: [
      { x: 0.5, y: 0.1, labels: [{ text: 'Flower' }], name: 'Top' },
      { x: 0.4, y: 0.5, labels: [{ text: 'Stem' }], name: 'Middle' },
      { x: 0.5, y: 0.9, labels: [{ text: 'Root' }] },
    ],
    extras: [{ text: 'Wing' }],
  },
  right: ['Flower=Top', 'Stem=Middle', 'Root=3'],
  wrong: ['Stem=Top', 'Root=Middle', 'Flower=3'],
  reads: { answer: 'Top: Flower; Middle: Stem; 3: Root', words: ['Flower', 'Stem', 'Root'] },
  answerOf: (question, words) => ({ type: 'DND_IMAGE', placed: placedByWords(question, words) }),
  actsFor: ({ placed }, question) => putsFor(placed, question),
  anyAnswer: (question, what) => ({ type: 'DND_IMAGE', placed: anyPlacement(question, what) }),
  forged: { type: 'DND_IMAGE', placed: { ['__proto__']: 'x' } },
};
