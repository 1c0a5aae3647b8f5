// Quizzes shown in the editor's screenshots.

import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';

/** One question of each kind, three of them in a group, and an unfinished one. */
const QUESTIONS: readonly DraftQuestion[] = [
  {
    id: 'question0001',
    type: 'MCQ',
    text: 'Which is the highest mountain of Africa, and in which country does it stand?',
    timeSeconds: 45,
    options: [
      { text: 'Kilimanjaro, Tanzania', correct: true },
      { text: 'Mount Kenya, Kenya' },
      { text: 'Ras Dashen, Ethiopia' },
      { text: 'Toubkal, Morocco' },
    ],
  },
  {
    id: 'question0002',
    type: 'MSQ',
    text: 'Which of these are volcanoes?',
    group: 'fire',
    options: [{ text: 'Etna', correct: true }, { text: 'Fuji', correct: true }, { text: 'Matterhorn' }],
  },
  {
    id: 'question0003',
    type: 'BLANK',
    text: 'What is molten rock called once it has left a volcano?',
    group: 'fire',
    accepted: ['Lava', 'the lava'],
    explanation: 'Below the ground it is magma.',
    hints: ['It has four letters.', 'It begins with an L.'],
  },
  { id: 'question0004', type: 'OPEN', text: 'Why do people live beside volcanoes?', group: 'fire' },
  { id: 'question0005', type: 'MCQ', text: '', options: [{ text: 'Andes', correct: true }, { text: '' }] },
  {
    id: 'question0006',
    type: 'MCQ',
    format: 'markdown',
    text: 'How far does one see from **that height**, with $d = \\sqrt{2rh}$?',
    options: [
      { text: 'About $270$ km', correct: true },
      { text: 'About $\\frac{1}{2}$ km' },
      { text: '$\\frac{1}{$' },
    ],
  },
];
export const QUIZ: DraftQuiz = { title: 'Mountains of the world', language: 'en', questions: QUESTIONS };

/** Text close to the length limit. */
const long = (limit: number) => 'Mountains and valleys. '.repeat(limit).slice(0, limit - 7);
/** A quiz with nearly every limit reached. */
export const FULL: DraftQuiz = {
  title: long(CONTENT_LIMITS.title),
  description: long(CONTENT_LIMITS.description),
  questions: [
    {
      id: 'question0001',
      type: 'MCQ',
      text: long(CONTENT_LIMITS.questionText),
      options: Array.from({ length: CONTENT_LIMITS.optionsMax - 1 }, (_, place) => ({
        text: place === 1 ? long(CONTENT_LIMITS.optionText) : `Mountain ${place}`,
      })),
    },
  ],
};
