import type { DragndropKind } from '#core/questions/dragndrop/index.ts';
import { anyPlacement, placedByWords, putsFor } from '#core/questions/placing/sample.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

export const dragndropSample: QuestionSample<DragndropKind> = {
  authored: {
    type: 'DRAGNDROP',
    text: '[[2]] is the planet closest to the [[1]], and [[3]] is the red one.',
    gaps: [{ accepted: ['sun'] }, { accepted: ['Mercury'] }, { accepted: ['Mars', 'Ares'] }],
    extras: ['Venus', 'Ares'],
  },
  right: ['Mercury=1', 'sun=2', 'Mars=3'],
  wrong: ['Venus=1', 'Mars=2', 'sun=3'],
  reads: { answer: '1: Mercury; 2: sun; 3: Mars', words: ['Mercury', 'sun', 'Mars'] },
  answerOf: (question, words) => ({ type: 'DRAGNDROP', placed: placedByWords(question, words) }),
  actsFor: ({ placed }, question) => putsFor(placed, question),
  anyAnswer: (question, what) => ({ type: 'DRAGNDROP', placed: anyPlacement(question, what) }),
  forged: { type: 'DRAGNDROP', placed: { ['__proto__']: 'x' } },
};
