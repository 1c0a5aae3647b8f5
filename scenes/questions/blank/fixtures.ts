import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';

const question: QuestionOf<'BLANK'> = {
  id: 'blank:everest',
  type: 'BLANK',
  text: 'The highest mountain on Earth is Mount ____.',
  timeMs: 30_000,
  hasCorrectAnswer: true,
};

const judged = (text: string, right: boolean): PlayerStageView =>
  stageFixture({
    slide: slideFixture(question, {
      state: 'reveal',
      answer: { type: 'BLANK', text },
      answered: true,
      feedback: {
        state: 'attempted',
        result: right ? 'correct' : 'incorrect',
        breakup: right
          ? { base: 600, timer: 240, streak: 100, total: 940 }
          : { base: 0, timer: 0, streak: 0, total: 0 },
        reveal: { type: 'BLANK', accepted: ['Everest', 'Chomolungma', 'Sagarmatha'] },
        explanation: null,
        comesAgain: false,
        timeTakenMs: 7_400,
        missedBefore: 0,
      },
    }),
  });

export const BLANK: Readonly<Record<string, PlayerStageView>> = {
  open: stageFixture({ slide: slideFixture(question) }),
  typed: stageFixture({ slide: slideFixture(question) }, { answer: { type: 'BLANK', text: 'Everest' } }),
  sending: stageFixture(
    { slide: slideFixture(question) },
    { answer: { type: 'BLANK', text: 'Everest' }, state: 'sending' },
  ),
  correct: judged('everest', true),
  incorrect: judged('Kilimanjaro', false),
  timedOut: stageFixture({
    slide: slideFixture(question, {
      state: 'reveal',
      answered: true,
      feedback: {
        state: 'timedOut',
        result: 'incorrect',
        breakup: null,
        reveal: { type: 'BLANK', accepted: ['Everest', 'Chomolungma', 'Sagarmatha'] },
        explanation: null,
        comesAgain: false,
        timeTakenMs: 7_400,
        missedBefore: 0,
      },
    }),
  }),
};
