// FLASHCARD on the server: counts how many players knew the card.

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { askedCard } from '#core/questions/flashcard/authoring.ts';
import type { FlashcardKind } from '#core/questions/flashcard/index.ts';
import { flashcardSample } from '#core/questions/flashcard/sample.ts';

export const flashcardAuthority: QuestionAuthority<FlashcardKind, null> = {
  build: (authored, base) => ({ question: askedCard(authored, base), key: null }),
  fits: (_question, { known }) => known !== null,
  grade: () => ({ right: 0, of: 1 }),
  reveal: () => ({ type: 'FLASHCARD' }),
  aligned: (now) => now,
  shuffle: (keyed) => keyed,
  tally: {
    start: () => ({ known: 0, notYet: 0 }),
    count: (_keyed, { known, notYet }, answer, by) =>
      answer.known ? { known: known + by, notYet } : { known, notYet: notYet + by },
    spread: (_keyed, tally) => ({ type: 'FLASHCARD', ...tally }),
  },
  bot: (_keyed, right) => ({ type: 'FLASHCARD', known: right }),
  can: {},
  sample: flashcardSample,
};
