import type { QuestionOf } from '#core/questions/question.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { REVEALED, slideOf } from '#scenes/projector/fixtureViews.ts';
import { long, mitosis, pictured, word } from '#scenes/questions/flashcard/fixtures.ts';

const revealed = (question: QuestionOf<'FLASHCARD'>, known: number, answered: number): ProjectorSlide =>
  slideOf(question, {
    ...REVEALED,
    answered,
    reveal: { type: 'FLASHCARD' },
    distribution: {
      answered,
      unanswered: 28 - answered,
      correct: 0,
      partial: 0,
      spread: { type: 'FLASHCARD', known, notYet: answered - known },
    },
  });

export const FLASHCARD: Readonly<Record<string, ProjectorSlide>> = {
  front: slideOf(word, { deadline: null }),
  revealed: revealed(word, 18, 24),
  sentence: revealed(mitosis, 5, 28),
  long: revealed(long, 2, 27),
  pictured: revealed(pictured, 27, 27),
  nobody: revealed(word, 0, 0),
};
