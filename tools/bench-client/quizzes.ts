// The quizzes that are played while the client is measured.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';

/** Choices alone, so that each question is one press. */
export function longQuiz(questions: number): AuthoredQuiz {
  return {
    title: 'A long one',
    questions: Array.from({ length: questions }, (_, index) => ({
      type: 'MCQ',
      text: `Which of these four was asked for in number ${index + 1}?`,
      options: [
        { text: `The first of ${index + 1}` },
        { text: 'The second', correct: true },
        { text: 'The third' },
        { text: 'The last' },
      ],
    })),
  };
}
