import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import type { Region } from '#core/questions/board/regions.ts';
import type { QuestionOf } from '#core/questions/question.ts';
import type { ResponseResult, ResponseState } from '#core/room/phase.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import { slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import type { Draft, PlayerStageView } from '#scenes/player/view.ts';
import { missing, mountains, plant, tall, tiny, wide } from '#scenes/questions/board/fixture.ts';

type Asked = QuestionOf<'HOTSPOT'>;

const ask = (name: string, text: string, picture: Board, spots: number): Asked => ({
  id: `hotspot:${name}`,
  type: 'HOTSPOT',
  text,
  timeMs: 60_000,
  hasCorrectAnswer: true,
  picture,
  spots,
});

export const peaks = ask('peaks', 'Mark the tops of the three mountains.', mountains, 3);
export const peakRegions: readonly Region[] = [
  {
    id: 'left',
    text: 'Snow peak',
    correct: true,
    shape: {
      type: 'polygon',
      points: [
        { x: 0.281, y: 0.34 },
        { x: 0.37, y: 0.52 },
        { x: 0.3, y: 0.57 },
        { x: 0.22, y: 0.52 },
      ],
    },
  },
  {
    id: 'right',
    text: 'Dark peak',
    correct: true,
    shape: { type: 'circle', x: 0.594, y: 0.5, radius: 0.07 },
  },
  {
    id: 'ridge',
    text: '',
    correct: true,
    shape: { type: 'rect', x: 0.78, y: 0.62, width: 0.14, height: 0.2 },
  },
  { id: 'sun', text: 'Sun', shape: { type: 'circle', x: 0.734, y: 0.286, radius: 0.1 } },
];
const one = ask('one', 'Where is the sun?', mountains, 1);
const roots = ask(
  'roots',
  'A plant takes in water in one place and makes sugar in another. Mark one part of the plant for each of the two.',
  plant,
  2,
);
const rootRegions: readonly Region[] = [
  {
    id: 'roots',
    text: 'Roots that take in water',
    correct: true,
    shape: { type: 'rect', x: 0.28, y: 0.76, width: 0.45, height: 0.22 },
  },
  {
    id: 'leaf',
    text: 'Leaf',
    correct: true,
    shape: { type: 'circle', x: 0.65, y: 0.5, radius: 0.16 },
  },
];

const [onLeft, onRight, onSun, onRidge] = [
  { x: 0.29, y: 0.45 },
  { x: 0.6, y: 0.52 },
  { x: 0.74, y: 0.28 },
  { x: 0.85, y: 0.72 },
] as const;

function at(
  question: Asked,
  marks: readonly BoardPoint[],
  draft: Partial<Draft> = {},
  slide: Partial<PlayerSlide> = {},
): PlayerStageView {
  const answer = marks.length > 0 ? ({ type: 'HOTSPOT', marks } as const) : null;
  return stageFixture(
    { slide: slideFixture(question, slide) },
    { ...(answer && { answer, past: [null] }), ...draft },
  );
}

interface Verdict {
  readonly result: ResponseResult | null;
  readonly right: number;
  readonly state?: ResponseState;
  readonly total?: number;
}

function judged(
  question: Asked,
  marks: readonly BoardPoint[],
  regions: readonly Region[] | null,
  { result, right, state = 'attempted', total = 0 }: Verdict,
): PlayerStageView {
  return stageFixture({
    slide: slideFixture(question, {
      state: 'reveal',
      answered: true,
      answer: marks.length > 0 ? { type: 'HOTSPOT', marks } : null,
      feedback: {
        state,
        result,
        breakup: total > 0 ? { base: total, timer: 0, streak: 0, total } : null,
        reveal: regions && { type: 'HOTSPOT', regions },
        explanation: null,
        comesAgain: false,
        timeTakenMs: 14_200,
        missedBefore: 0,
        ...(marks.length > 0 && { parts: { right, of: question.spots } }),
      },
    }),
  });
}

const all = [onLeft, onRight, onRidge];
const some = [onLeft, onSun, { x: 0.1, y: 0.1 }];

export const HOTSPOT: Readonly<Record<string, PlayerStageView>> = {
  open: at(peaks, []),
  some: at(peaks, [onLeft, onSun]),
  held: at(peaks, [onLeft, onSun], { held: '1' }),
  complete: at(peaks, all),
  sending: at(peaks, all, { state: 'sending' }),
  closed: at(peaks, [onLeft], {}, { state: 'waiting' }),
  correct: judged(peaks, all, peakRegions, { result: 'correct', right: 3, total: 900 }),
  partial: judged(peaks, some, peakRegions, { result: 'partial', right: 1, total: 200 }),
  incorrect: judged(peaks, [onSun], peakRegions, { result: 'incorrect', right: 0 }),
  untold: judged(peaks, some, null, { result: 'partial', right: 1, total: 200 }),
  timedOut: judged(peaks, [], peakRegions, { result: 'incorrect', right: 0, state: 'timedOut' }),
  one: at(one, [onSun]),
  upright: at(roots, [{ x: 0.5, y: 0.85 }]),
  uprightPartial: judged(
    roots,
    [
      { x: 0.5, y: 0.85 },
      { x: 0.2, y: 0.2 },
    ],
    rootRegions,
    {
      result: 'partial',
      right: 1,
      total: 300,
    },
  ),
  wide: at(ask('wide', 'Mark the start and the end.', wide, 2), [onLeft]),
  tall: at(ask('tall', 'Mark the oldest layer.', tall, 1), [onLeft]),
  tiny: at(ask('tiny', 'Mark the corner.', tiny, 1), [onLeft]),
  disabled: stageFixture({ slide: slideFixture(peaks, { state: 'waiting' }) }),
  loading: at({ ...peaks, id: 'hotspot:loading', picture: missing }, [onLeft]),
  arabic: at(ask('arabic', 'ضع علامة على قمم الجبال الثلاث.', mountains, 3), [onLeft]),
};
