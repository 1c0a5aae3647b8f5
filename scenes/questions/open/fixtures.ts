import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';

const question: QuestionOf<'OPEN'> = {
  id: 'open:glacier',
  type: 'OPEN',
  text: 'How does a glacier shape the valley it moves through?',
  timeMs: 120_000,
  hasCorrectAnswer: false,
};
const text =
  'It grinds the rock below and beside it, so that a valley that a river had cut like a V becomes round like a U.';

export const OPEN: Readonly<Record<string, PlayerStageView>> = {
  open: stageFixture({ slide: slideFixture(question) }),
  typed: stageFixture({ slide: slideFixture(question) }, { answer: { type: 'OPEN', text } }),
  thanks: stageFixture({
    slide: slideFixture(question, {
      answer: { type: 'OPEN', text },
      answered: true,
      feedback: {
        state: 'attempted',
        result: 'none',
        breakup: null,
        reveal: { type: 'OPEN' },
        explanation: null,
        comesAgain: false,
        timeTakenMs: 7_400,
        missedBefore: 0,
      },
    }),
  }),
  timedOut: stageFixture({
    slide: slideFixture(question, {
      state: 'reveal',
      answered: true,
      feedback: {
        state: 'timedOut',
        result: 'none',
        breakup: null,
        reveal: { type: 'OPEN' },
        explanation: null,
        comesAgain: false,
        timeTakenMs: 7_400,
        missedBefore: 0,
      },
    }),
  }),
};
