import type { OpenKind } from '#core/questions/open/index.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

export const openSample: QuestionSample<OpenKind> = {
  authored: { type: 'OPEN', text: 'What did you enjoy?' },
  right: ['The snow'],
  wrong: null,
  answerOf: (_question, [text = '']) => ({ type: 'OPEN', text }),
  actsFor: ({ text }) => [{ type: 'type', text }],
  anyAnswer: (_question, what) => ({ type: 'OPEN', text: what % 2 === 0 ? 'paris' : 'x' }),
  forged: { type: 'OPEN', text: ' ' },
};
