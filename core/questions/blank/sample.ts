import type { BlankKind } from '#core/questions/blank/index.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

export const blankSample: QuestionSample<BlankKind> = {
  authored: { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris', 'Lutetia'] },
  right: ['paris'],
  wrong: ['Lyon'],
  answerOf: (_question, [text = '']) => ({ type: 'BLANK', text }),
  actsFor: ({ text }) => [{ type: 'type', text }],
  anyAnswer: (_question, what) => ({ type: 'BLANK', text: what % 2 === 0 ? 'paris' : 'x' }),
  forged: { type: 'BLANK', text: ' ' },
};
