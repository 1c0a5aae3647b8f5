import { type FlashcardKind, KNOWN_SIGN } from '#core/questions/flashcard/index.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

export const flashcardSample: QuestionSample<FlashcardKind> = {
  authored: { type: 'FLASHCARD', text: 'mitosis', back: 'One cell divides into two identical ones.' },
  right: [KNOWN_SIGN],
  wrong: null,
  answerOf: (_question, [sign]) => ({ type: 'FLASHCARD', known: sign === KNOWN_SIGN }),
  actsFor: ({ known }) => [{ type: 'flip' }, { type: 'know', known: known === true }],
  anyAnswer: (_question, what) => ({ type: 'FLASHCARD', known: what % 2 === 0 }),
  forged: { type: 'FLASHCARD', known: null },
};
