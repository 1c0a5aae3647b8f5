import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';

/** So many questions, each with one right option of four. */
export function guesses(count: number): readonly AuthoredQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'MCQ',
    text: `Q${index + 1}`,
    options: [{ text: 'right', correct: true }, { text: 'wrong' }, { text: 'false' }, { text: 'no' }],
  }));
}
