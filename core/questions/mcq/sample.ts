import type { McqKind } from '#core/questions/mcq/index.ts';
import { idOfText, type QuestionSample } from '#core/questions/sample.ts';

export const mcqSample: QuestionSample<McqKind> = {
  authored: {
    type: 'MCQ',
    text: 'Which is a prime?',
    options: [{ text: '4' }, { text: '7', correct: true }, { text: '9' }],
  },
  right: ['7'],
  wrong: ['9'],
  answerOf: ({ options }, [text = '']) => ({ type: 'MCQ', optionId: idOfText(options, text) }),
  actsFor: ({ optionId }) => [{ type: 'choose', optionId }],
  anyAnswer: ({ options }, what) => ({
    type: 'MCQ',
    optionId: options[what % Math.max(1, options.length)]?.id ?? 'none',
  }),
  forged: { type: 'MCQ', optionId: '__proto__' },
};
