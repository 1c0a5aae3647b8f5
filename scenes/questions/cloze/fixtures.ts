import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';

const base = { type: 'CLOZE', timeMs: 60_000, hasCorrectAnswer: true } as const;

/** `text`: with a blank for each of the `fields`. */
function asked(
  id: string,
  text: string,
  fields: QuestionOf<'CLOZE'>['fields'],
  width: QuestionOf<'CLOZE'>['width'],
): QuestionOf<'CLOZE'> {
  const gapsAt = [...text.matchAll(/____/g)].map(({ index }) => index);
  return { ...base, id: `cloze:${id}`, text, gapsAt, fields, width };
}

export const boiling = asked(
  'boiling',
  'Water boils at ____\u00a0°C at sea level and turns into ____. High up on a mountain, where the ____ is lower, it boils sooner.',
  [{ number: { unit: '°C' } }, {}, {}],
  10,
);
export const boilingReveal = {
  type: 'CLOZE',
  gaps: [
    { accepted: ['100'], number: { unit: '°C', tolerance: 1 } },
    { accepted: ['steam', 'water vapor'] },
    { accepted: ['pressure', 'air pressure'] },
  ],
  forgiveTypo: true,
} as const;

const ten = asked(
  'seasons',
  'The ____ goes around the ____ once a ____. Because its ____ is tilted, each half gets more ____ for six ____. In ____, the north leans toward the sun: days are ____ and nights are ____. In the south, it is ____ then.',
  Array.from({ length: 10 }, () => ({})),
  10,
);
const peak = asked(
  'peak',
  'Everest is about ____ high, and a climber needs at least ____ to get there. At the top, it can be ____.',
  [{ number: { units: ['cm', 'km', 'm'] } }, { number: { typedUnit: true } }, { number: { unit: '°C' } }],
  10,
);
const snow: QuestionOf<'CLOZE'> = {
  ...asked('snow', 'الثلج هو ____ متجمد، ويذوب عند ____ درجة مئوية.', [{}, { number: {} }], 6),
  marks: [{ from: 0, to: 5, style: 'bold' }],
};
const long = asked(
  'long',
  'Donaudampfschifffahrtsgesellschaft is ____, the longest word that most people know.',
  [{}],
  24,
);

const judged = (...texts: readonly string[]): PlayerStageView => {
  const right = texts.filter((text) => ['100', 'steam', 'presure'].includes(text)).length;
  return stageFixture({
    slide: slideFixture(boiling, {
      state: 'reveal',
      answer: texts.length > 0 ? { type: 'CLOZE', texts } : null,
      answered: true,
      feedback: {
        state: texts.length > 0 ? 'attempted' : 'timedOut',
        result: right === 3 ? 'correct' : right > 0 ? 'partial' : 'incorrect',
        breakup: texts.length > 0 ? { base: 200 * right, timer: 0, streak: 0, total: 200 * right } : null,
        reveal: boilingReveal,
        explanation: null,
        comesAgain: false,
        timeTakenMs: 21_400,
        missedBefore: 0,
        ...(texts.length > 0 && { parts: { right, of: 3 } }),
      },
    }),
  });
};

const open = (question: QuestionOf<'CLOZE'>, ...texts: readonly string[]): PlayerStageView =>
  stageFixture(
    { slide: slideFixture(question) },
    texts.length > 0 ? { answer: { type: 'CLOZE', texts } } : {},
  );

export const CLOZE: Readonly<Record<string, PlayerStageView>> = {
  open: open(boiling),
  typed: open(boiling, '100', 'steam', ''),
  units: open(peak, '8849 m', '2 months', '-40'),
  ten: open(ten),
  rtl: open(snow),
  long: open(long),
  sending: stageFixture(
    { slide: slideFixture(boiling) },
    { answer: { type: 'CLOZE', texts: ['100', 'steam', 'pressure'] }, state: 'sending' },
  ),
  correct: judged('100', 'steam', 'presure'),
  partial: judged('100 °F', 'steam', 'temperature'),
  incorrect: judged('90', 'ice', ''),
  timedOut: judged(),
};
