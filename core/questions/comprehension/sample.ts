import type { ComprehensionKind } from '#core/questions/comprehension/index.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

const answer: ComprehensionKind['answer'] = { type: 'COMPREHENSION' };

export const comprehensionSample: QuestionSample<ComprehensionKind> = {
  authored: {
    type: 'COMPREHENSION',
    text: 'The first ascent',
    passage: 'They left the camp before dawn. At noon, the fog lifted.',
    questions: [
      {
        type: 'MCQ',
        text: 'When did they leave?',
        options: [{ text: 'Before dawn', correct: true }, { text: 'At noon' }],
      },
    ],
  },
  right: [],
  wrong: null,
  answerOf: () => answer,
  actsFor: () => [{ type: 'read' }],
  anyAnswer: () => answer,
  forged: null,
};
