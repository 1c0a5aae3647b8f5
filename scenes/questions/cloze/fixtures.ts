import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';

const question: QuestionOf<'CLOZE'> = {
  id: 'cloze:water',
  type: 'CLOZE',
  text: 'Water boils at ____\u00a0°C at sea level and turns into ____. High up on a mountain, where the ____ is lower, it boils sooner.',
  marks: [{ from: 52, to: 56, style: 'bold' }],
  gapsAt: [15, 52, 96],
  width: 10,
  timeMs: 60_000,
  hasCorrectAnswer: true,
  fields: [{ number: { unit: '°C' } }, {}, {}],
};
const reveal = {
  type: 'CLOZE',
  gaps: [
    { accepted: ['100 °C'], number: { unit: '°C', tolerance: 1 } },
    { accepted: ['steam', 'water vapor'] },
    { accepted: ['pressure', 'air pressure'] },
  ],
  forgiveTypo: true,
} as const;

const judged = (...texts: readonly string[]): PlayerStageView => {
  const right = texts.filter((text) => ['100', 'steam', 'presure'].includes(text)).length;
  return stageFixture({
    slide: slideFixture(question, {
      state: 'reveal',
      answer: { type: 'CLOZE', texts },
      answered: true,
      feedback: {
        state: 'attempted',
        result: right === 3 ? 'correct' : right > 0 ? 'partial' : 'incorrect',
        breakup: { base: 200 * right, timer: 0, streak: 0, total: 200 * right },
        reveal,
        explanation: null,
        comesAgain: false,
        timeTakenMs: 21_400,
        missedBefore: 0,
        parts: { right, of: 3 },
      },
    }),
  });
};

const typed = (...texts: readonly string[]): PlayerStageView =>
  stageFixture({ slide: slideFixture(question) }, { answer: { type: 'CLOZE', texts } });

export const CLOZE: Readonly<Record<string, PlayerStageView>> = {
  open: stageFixture({ slide: slideFixture(question) }),
  typed: typed('100', 'steam', ''),
  sending: stageFixture(
    { slide: slideFixture(question) },
    { answer: { type: 'CLOZE', texts: ['100', 'steam', 'pressure'] }, state: 'sending' },
  ),
  correct: judged('100', 'steam', 'presure'),
  partial: judged('100 °F', 'steam', 'temperature'),
  incorrect: judged('90', 'ice', ''),
};
