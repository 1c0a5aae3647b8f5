// Marks per question: accuracy is earned marks over possible marks, while points don't change
// (docs/game-rules.md, "Scoring").

import { expect, it } from 'vitest';
import { reportOf } from '#core/authority/index.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { Game } from '#core/testing/game.ts';

/**
 * Three marks, one mark, four marks with two correct options, an open question that a person marks, and a poll
 * whose marks mean nothing.
 */
const QUIZ: readonly AuthoredQuestion[] = [
  { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'], marks: 3 },
  { type: 'BLANK', text: 'The capital of Italy?', accepted: ['Rome'] },
  {
    type: 'MSQ',
    text: 'Which are even?',
    options: [{ text: '2', correct: true }, { text: '3' }, { text: '4', correct: true }],
    marks: 4,
  },
  { type: 'OPEN', text: 'What did you like?', marks: 50 },
  { type: 'MCQ', text: 'Tea?', options: [{ text: 'Yes' }, { text: 'No' }], marks: 50 },
];

function played(questions: readonly AuthoredQuestion[], answers: readonly (readonly string[])[]) {
  const game = new Game({ questions, options: { timer: 'off' } });
  const ana = game.join('Ana');
  game.start();
  for (const answer of answers) {
    game.open(ana);
    game.answer(ana, answer);
  }
  return { game, ana, me: () => game.view(ana).me };
}

const withoutMarks = QUIZ.map((question): AuthoredQuestion => {
  const { marks: _, ...rest } = question;
  return rest;
});

it('marks are sent only when they differ from the usual one and the question can be graded', () => {
  const { game } = played(QUIZ, []);
  expect(game.room.questions.map(({ question }) => question.worth)).toEqual([3, undefined, 4, 50, undefined]);
  expect(played([{ ...QUIZ[1]!, marks: 1 }], []).game.room.questions[0]?.question).not.toHaveProperty(
    'worth',
  );
});

it('marks weigh in accuracy, in part for partially correct answers, and leave points unchanged', () => {
  const answers = [['Paris'], ['Florence'], ['2'], ['All of it'], ['Yes']];
  const weighed = played(QUIZ, answers);
  const equal = played(withoutMarks, answers);
  // 3 of 3, 0 of 1, 2 of 4.
  expect(weighed.me().accuracy).toBe(63);
  expect(equal.me().accuracy).toBe(50);
  expect(weighed.me().score).toBe(equal.me().score);
  expect(weighed.game.view(weighed.ana).summary).toMatchObject({
    accuracy: 63,
    marks: { earned: 5, possible: 8 },
  });
  expect(equal.game.view(equal.ana).summary).not.toHaveProperty('marks');
  const marksOf = ({ game, ana }: typeof weighed) =>
    reportOf(game.room, ana)?.attempts[0]?.responses.map(({ marks }) => marks);
  expect(marksOf(weighed)).toEqual([3, 0, 2, undefined, 0]);
  expect(marksOf(equal)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

it('marks decide between players with equal points', () => {
  const game = new Game({ questions: QUIZ, options: { timer: 'off' } });
  const [ben, ana] = [game.join('Ben'), game.join('Ana')];
  game.start();
  for (const [player, answers] of [
    [ben, ['Nice', 'Rome']],
    [ana, ['Paris', 'Florence']],
  ] as const)
    for (const answer of answers) {
      game.open(player);
      game.answer(player, [answer]);
    }
  expect([ana, ben].map((player) => game.view(player).me)).toMatchObject([
    { score: 600, accuracy: 75, rank: 1 },
    { score: 600, accuracy: 25, rank: 2 },
  ]);
});

it('a second chance earns marks in place of the first answer', () => {
  const game = new Game({
    questions: QUIZ.slice(0, 2),
    options: { timer: 'off', redemption: 'yes', isAnswerExplanationEnabled: false },
  });
  const ana = game.join('Ana');
  game.start();
  for (const answer of ['Nice', 'Rome']) {
    game.open(ana);
    game.answer(ana, [answer]);
  }
  expect(game.view(ana).me.accuracy).toBe(25);
  game.open(ana, 'The capital of France?');
  game.answer(ana, ['Paris']);
  expect(game.view(ana).me.accuracy).toBe(100);
});

it('marks are withheld when the game shows no results', () => {
  const game = new Game({ type: 'common_assessment', questions: QUIZ.slice(0, 2) });
  const ana = game.join('Ana');
  game.start();
  game.send({ type: 'finish', playerId: ana });
  expect(game.view(ana).summary).not.toHaveProperty('marks');
});
