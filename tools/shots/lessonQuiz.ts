// The quiz used in screenshots: each type of question, one with an image, and answers to give.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import { sampleOf } from '#core/questions/authority.ts';

const SECONDS = 300;

export const LESSON: AuthoredQuiz = {
  title: 'Mountains of the world',
  description: 'Peaks, ranges and what lives there.',
  language: 'en',
  subject: 'Geography',
  questions: [
    {
      type: 'MCQ',
      text: 'Which mountain range is the longest on land?',
      timeSeconds: SECONDS,
      options: [
        { text: 'The Alps' },
        { text: 'The Andes', correct: true },
        { text: 'The Himalayas' },
        { text: 'The Rocky Mountains' },
      ],
      explanation: 'The Andes run for about 7,000 kilometres along the west of South America.',
    },
    {
      type: 'MSQ',
      text: 'Which of these mountains are volcanoes?',
      timeSeconds: SECONDS,
      options: [
        { text: 'Kilimanjaro', correct: true },
        { text: 'Mount Everest' },
        { text: 'Mount Fuji', correct: true },
        { text: 'Matterhorn' },
      ],
    },
    {
      type: 'BLANK',
      text: 'What is snow called that has lain for more than a year?',
      timeSeconds: SECONDS,
      accepted: ['firn', 'névé'],
    },
    { type: 'OPEN', text: 'What would you take along on a climb?', timeSeconds: SECONDS },
  ],
};

/** A student's knowledge of the mountains. */
export type Skill = 'good' | 'fair' | 'poor';

/** An answer from one of the classmates who fill the room; `index` varies it. */
export function answerOf(question: Question, skill: Skill, index: number): Answer {
  const any = () => sampleOf(question.type).anyAnswer(question, index);
  switch (question.type) {
    case 'MCQ': {
      const right = question.options.find(({ text }) => text === 'The Andes');
      const others = question.options.filter((option) => option !== right);
      const chosen = skill === 'good' ? right : others[index % others.length];
      return { type: 'MCQ', optionId: chosen?.id ?? '' };
    }
    case 'MSQ': {
      const volcanoes = question.options.filter(({ text }) => /Fuji|Kilimanjaro/.test(text));
      const chosen =
        skill === 'good' ? volcanoes : skill === 'fair' ? volcanoes.slice(1) : question.options.slice(1, 2);
      return { type: 'MSQ', optionIds: chosen.map(({ id }) => id) };
    }
    case 'BLANK':
      return {
        type: 'BLANK',
        text:
          skill === 'good'
            ? 'Firn'
            : skill === 'fair'
              ? 'névé'
              : (['ice', 'old snow', 'glacier'][index % 3] ?? ''),
      };
    case 'OPEN':
      return {
        type: 'OPEN',
        text: ['A warm jacket', 'Water', 'A map', 'My sister', 'Chocolate'][index % 5] ?? '',
      };
    default:
      return any();
  }
}

export const CLASSMATES = [
  'Amelie',
  'Bo',
  'Chiara',
  'Dmitri',
  'Élodie',
  'Femi',
  'Grace',
  'Håkon',
  'Ines',
  'José María',
  'Kwame',
  'Lúcia',
  'Mohammed',
  'Nadia',
  'Oluwaseun',
  'Priya',
  'Quentin',
  'Ravi',
  'Sofía',
  'Théo',
  'Ursula',
  'Viktor',
  'Wanda',
  'Ximena',
  'Yusuf',
  'Zoë',
  'Maximiliana-Theo',
];
