import type { QuestionOf } from '#core/questions/question.ts';
import { slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

const passage: QuestionOf<'COMPREHENSION'> = {
  id: 'passage:hut',
  type: 'COMPREHENSION',
  text: 'A night at the hut',
  passage: {
    text: 'The path climbed through the last pines and came out on bare rock. By four, clouds had closed around the ridge, and the hut was only a light above them.\n\nInside, soup was steaming on the stove. “You’ll want to leave before five,” said the warden, “while the snow is still hard.” Nobody asked why; they could all hear the water running under it.',
  },
  timeMs: 30_000,
  hasCorrectAnswer: false,
};
const question: QuestionOf<'MCQ'> = {
  id: 'passage:why',
  type: 'MCQ',
  parent: passage.id,
  text: 'Why should they leave early?',
  timeMs: 60_000,
  hasCorrectAnswer: true,
  options: [
    { id: 'a', text: 'The snow is still hard' },
    { id: 'b', text: 'The soup will be gone' },
    { id: 'c', text: 'Clouds are closing in' },
    { id: 'd', text: 'The warden wants to sleep' },
  ],
};
const ofPassage = (parent: typeof passage) => stageFixture({ slide: slideFixture(question), parent });

export const COMPREHENSION: Readonly<Record<string, PlayerStageView>> = {
  passage: { ...stageFixture({ slide: slideFixture(passage, { deadline: null }) }), beside: 0.75 },
  read: {
    ...stageFixture({
      slide: slideFixture(passage, { deadline: null, answered: true, answer: { type: 'COMPREHENSION' } }),
    }),
    beside: 0.55,
  },
  question: { ...ofPassage(passage), beside: 0.5 },
  closed: { ...ofPassage({ ...passage, display: 'collapsed' }), beside: 0 },
};
