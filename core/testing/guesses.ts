import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';

/** `count` questions, each with one correct option out of four. */
export function guesses(count: number): readonly AuthoredQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'MCQ',
    text: `Q${index + 1}`,
    options: [{ text: 'right', correct: true }, { text: 'wrong' }, { text: 'false' }, { text: 'no' }],
  }));
}
