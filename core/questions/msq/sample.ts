import type { MsqKind } from '#core/questions/msq/index.ts';
import { idOfText, type QuestionSample } from '#core/questions/sample.ts';

export const msqSample: QuestionSample<MsqKind> = {
  authored: {
    type: 'MSQ',
    text: 'Which are even?',
    options: [{ text: '2', correct: true }, { text: '3' }, { text: '4', correct: true }, { text: '5' }],
  },
  right: ['2', '4'],
  wrong: ['3', '5'],
  answerOf: ({ options }, texts) => ({
    type: 'MSQ',
    optionIds: texts.map((text) => idOfText(options, text)),
  }),
  actsFor: ({ optionIds }) => optionIds.map((optionId) => ({ type: 'toggle', optionId })),
  anyAnswer: ({ options }, what) => ({
    type: 'MSQ',
    optionIds: options.filter((_, index) => ((what >> index) & 1) === 1).map((option) => option.id),
  }),
  forged: { type: 'MSQ', optionIds: ['__proto__'] },
};
