// A quiz in which every question has one right and one wrong option: what is asked does not matter, only how it is answered.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';

/** So many questions Q1, Q2, …, each with the options right and wrong. */
export function choices(count: number): readonly AuthoredQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'MCQ',
    text: `Q${index + 1}`,
    options: [{ text: 'right', correct: true }, { text: 'wrong' }],
    explanation: 'Because.',
  }));
}
