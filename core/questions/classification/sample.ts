import type { ClassificationKind } from '#core/questions/classification/index.ts';
import { anyPlacement, placedByWords, putsFor } from '#core/questions/placing/sample.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

export const classificationSample: QuestionSample<ClassificationKind> = {
  authored: {
    type: 'CLASSIFICATION',
    text: 'To which family does each instrument belong?',
    groups: [
      { name: 'Strings', items: [{ text: 'Violin' }] },
      { name: 'Brass', items: [{ text: 'Trumpet' }] },
      { name: 'Woodwinds', items: [{ text: 'Flute' }] },
      { name: 'Percussion', items: [{ text: 'Drum' }] },
    ],
    extras: [{ text: 'Baton' }],
  },
  right: ['Violin=Strings', 'Trumpet=Brass', 'Flute=Woodwinds', 'Drum=Percussion'],
  wrong: ['Drum=Strings', 'Violin=Brass', 'Trumpet=Woodwinds', 'Flute=Percussion'],
  reads: {
    answer: 'Strings: Violin; Brass: Trumpet; Woodwinds: Flute; Percussion: Drum',
    words: ['Strings', 'Violin', 'Trumpet', 'Flute', 'Drum'],
  },
  answerOf: (question, words) => ({ type: 'CLASSIFICATION', placed: placedByWords(question, words) }),
  actsFor: ({ placed }, question) => putsFor(placed, question),
  anyAnswer: (question, what) => ({ type: 'CLASSIFICATION', placed: anyPlacement(question, what) }),
  forged: { type: 'CLASSIFICATION', placed: { ['__proto__']: 'x' } },
};
