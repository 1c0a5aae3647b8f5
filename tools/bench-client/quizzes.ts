// Quizzes that are played and edited in the client benchmark.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';

/** Single-choice questions only, so that each takes one press. */
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

/**
 * Like a year of lessons: every kind, a picture on every third question, and every tenth the first of a group
 * of three.
 */
export function mixedQuiz(questions: number, pictures: readonly string[]): AuthoredQuiz {
  return {
    title: 'A year of questions',
    questions: Array.from({ length: questions }, (_, index) => ({
      ...kindAt(index),
      ...(index % 3 === 0 && {
        media: { type: 'image', url: pictures[index % pictures.length] ?? '', alt: `Picture ${index + 1}` },
      }),
      ...(index % 10 < 3 && { group: String(Math.floor(index / 10)) }),
      explanation: `It was told in lesson ${index + 1}, with what came before it and what follows from it.`,
    })),
  };
}

function kindAt(index: number): AuthoredQuestion {
  const text = `In lesson ${index + 1}, what was said of the mountain, the river that rises there and the town at its mouth?`;
  const options = ['It is old', 'It is high', 'It is far away', 'Nobody knows'].map((words) => ({
    text: `${words}, as lesson ${index + 1} has it`,
  }));
  const chosen = options.map((option, place) => ({ ...option, correct: place === index % 4 }));
  switch (index % 5) {
    case 3:
      return { type: 'BLANK', text, accepted: [`answer ${index + 1}`, `the answer ${index + 1}`] };
    case 4:
      return { type: 'OPEN', text };
    case 2:
      return { type: 'MSQ', text, options: chosen };
    default:
      return { type: 'MCQ', text, options: chosen };
  }
}
