import type { DropdownKind } from '#core/questions/dropdown/index.ts';
import { anyPlacement, placedByWords, putsFor } from '#core/questions/placing/sample.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

export const dropdownSample: QuestionSample<DropdownKind> = {
  authored: {
    type: 'DROPDOWN',
    text: 'Blood returns to the heart in [[2]], and the heart [[1]] it.',
    gaps: [
      {
        choices: [
          { text: 'pumps', correct: true },
          { text: 'stores' },
          { text: 'moves', correct: true },
          { text: 'cleans' },
        ],
      },
      {
        choices: [
          { text: 'arteries' },
          { text: 'veins', correct: true },
          { text: 'vessels', correct: true },
          { text: 'nerves' },
        ],
      },
    ],
  },
  right: ['veins=1', 'pumps=2'],
  wrong: ['nerves=1', 'cleans=2'],
  reads: { answer: '1: veins; 2: pumps', words: ['veins', 'pumps'] },
  answerOf: (question, words) => ({ type: 'DROPDOWN', placed: placedByWords(question, words) }),
  actsFor: ({ placed }, question) => putsFor(placed, question),
  anyAnswer: (question, what) => ({ type: 'DROPDOWN', placed: anyPlacement(question, what) }),
  forged: { type: 'DROPDOWN', placed: { ['__proto__']: 'x' } },
};
