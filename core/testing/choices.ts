import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';

/**
 * `count` questions Q1, Q2, …, each with the options `right` and `wrong`, for tests where only the answers
 * matter.
 */
export function choices(count: number): readonly AuthoredQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'MCQ',
    text: `Q${index + 1}`,
    options: [{ text: 'right', correct: true }, { text: 'wrong' }],
    explanation: 'Because.',
  }));
}
