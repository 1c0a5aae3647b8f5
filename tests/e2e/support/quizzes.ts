// Quizzes for games in which the host isn't under test.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';

/** One question of each type, with enough time for a slow machine. */
export const EACH_TYPE: AuthoredQuiz = {
  title: 'Planets and numbers',
  questions: [
    {
      type: 'MCQ',
      text: 'Which planet is called the red one?',
      timeSeconds: 60,
      options: [{ text: 'Venus' }, { text: 'Mars', correct: true }, { text: 'Jupiter' }, { text: 'Saturn' }],
    },
    {
      type: 'MSQ',
      text: 'Which of these are primes?',
      timeSeconds: 60,
      options: [{ text: '2', correct: true }, { text: '4' }, { text: '7', correct: true }, { text: '9' }],
    },
    {
      type: 'BLANK',
      text: 'How many moons has the Earth?',
      timeSeconds: 60,
      accepted: ['1', 'one'],
      explanation: 'Other bodies pass by, but only one stays.',
    },
    { type: 'OPEN', text: 'What would you take along to Mars?', timeSeconds: 60 },
  ],
};

/** Only the questions of EACH_TYPE that need no typing and have a correct answer. */
export const CHOICES: AuthoredQuiz = { title: 'Choices', questions: EACH_TYPE.questions.slice(0, 2) };
