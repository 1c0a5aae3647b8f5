import { correctSteps } from '#core/questions/reorder/index.ts';
import type { QuestionOf } from '#core/questions/question.ts';
import type { ResponseResult, ResponseState } from '#core/room/phase.ts';
import type { OwnState, PlayerSlide } from '#core/views/playerView.ts';
import { roomFixture, slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import type { Draft, PlayerStageView } from '#scenes/player/view.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';
import { listOf } from '#scenes/questions/placing/fixture.ts';

type Question = QuestionOf<'REORDER'>;

/** `texts`: as dealt; their ids are i1, i2, … */
const ask = (name: string, text: string, texts: readonly string[], pictures = false): Question => ({
  id: `reorder:${name}`,
  type: 'REORDER',
  text,
  timeMs: 60_000,
  hasCorrectAnswer: true,
  items: texts.map((words, index) => ({
    id: `i${index + 1}`,
    text: words,
    ...(pictures && { media: { type: 'image', url: pictureUrl, alt: words || 'A mountain' } }),
  })),
});

export const water = ask('water', 'How does water move through its cycle? Begin with the sun.', [
  'Clouds form',
  'Water evaporates',
  'Rain falls',
  'The sun warms the sea',
  'Rivers run to the sea',
]);
export const waterOrder = ['i4', 'i2', 'i1', 'i3', 'i5'] as const;

const three = ask('three', 'From the lowest to the highest?', ['Mount Everest', 'Ben Nevis', 'Mont Blanc']);
const eight = ask('eight', 'Order the planets by their distance from the sun, the nearest first.', [
  'Saturn',
  'Earth',
  'Neptune',
  'Mercury',
  'Jupiter',
  'Mars',
  'Uranus',
  'Venus',
]);
export const ten = ask(
  'ten',
  'Which of these was invented first? Begin with the oldest one, and end with the newest.',
  [
    'Telephone',
    'Printing press',
    'World Wide Web',
    'Wheel',
    'Steam engine',
    'Compass',
    'Airplane',
    'Light bulb',
    'Paper',
    'Television',
  ],
);
export const tenOrder = ['i4', 'i9', 'i6', 'i2', 'i5', 'i1', 'i8', 'i7', 'i10', 'i3'] as const;
export const long = ask(
  'long',
  'A class plans an experiment with two plants, one in the light and one in the dark, and writes a report about it for the school paper. In which order do they do these things?',
  [
    'Write down what they expect to happen, and why, before anything is done',
    'Compare what happened with what they had expected at the beginning',
    'Ask a question that an experiment with plants can answer',
    'Measure both plants every second day for three weeks',
    'Plant',
    'Explain in the school paper what all of this taught them about light',
  ],
);
const german = ask('german', 'Ordne die Abschnitte der Gerichtsverhandlung, der erste steht oben.', [
  'Urteilsverkündung mit Rechtsmittelbelehrung',
  'Zeugenvernehmung',
  'Personalienfeststellung',
  'Beweisaufnahmeverfahrensabschluss',
]);
const arabic = ask('arabic', 'رتّب مراحل نموّ الفراشة من الأولى إلى الأخيرة.', [
  'شرنقة معلّقة على غصن',
  'بيضة',
  'فراشة',
  'يرقة تأكل الأوراق الخضراء طوال النهار',
]);
export const pictured = ask(
  'pictured',
  'Which comes first on the way to the top?',
  ['The camp', 'The wall', 'The top'],
  true,
);
export const crowded = ask(
  'crowded',
  'In which order did they reach the top?',
  [
    'The whole team of the second expedition, with ropes and tents for two weeks',
    'A guide from the valley with two dogs',
    'Three students who had lost their way in the fog and found it again at dawn',
  ],
  true,
);
const pictures = ask('pictures', 'Put the pictures in order.', ['', '', '', ''], true);

const at = (
  question: Question,
  order: readonly string[] | null,
  draft: Partial<Draft<'REORDER'>> = {},
  slide: Partial<PlayerSlide> = {},
): PlayerStageView =>
  stageFixture(
    { slide: slideFixture(question, slide) },
    { ...(order && { answer: { type: 'REORDER', order }, past: [null] }), ...draft },
  );

const judged = (
  question: Question,
  order: readonly string[] | null,
  told: readonly string[] | null,
  state: ResponseState,
  result: ResponseResult | null,
  total = 0,
  comesAgain = false,
): PlayerStageView =>
  stageFixture({
    room: roomFixture(),
    slide: slideFixture(question, {
      state: 'reveal',
      answered: true,
      answer: order && { type: 'REORDER', order },
      feedback: {
        state,
        result,
        breakup: total > 0 ? { base: total, timer: 0, streak: 0, total } : null,
        reveal: told && { type: 'REORDER', order: told },
        explanation: {
          text: 'Heat turns water into vapor, which cools to clouds, falls as rain and runs back to the sea.',
        },
        comesAgain,
        timeTakenMs: 14_200,
        missedBefore: 0,
        ...(order && { parts: correctSteps(question.items, told ?? waterOrder, order) }),
      },
    }),
  });

const moved = ['i4', 'i1', 'i2', 'i3', 'i5'];
const planets = ['i4', 'i8', 'i2', 'i6', 'i5', 'i1', 'i7', 'i3'];

/** One of the states below, with changes to the player's own state. */
export function orderIn(state: string, me: Partial<OwnState>): PlayerStageView {
  const view = REORDER[state];
  if (!view) throw new Error(`no ${state}`);
  const { player } = view;
  return { ...view, player: { ...player, me: { ...player.me, ...me } } };
}

export const REORDER: Readonly<Record<string, PlayerStageView>> = {
  open: at(water, null),
  held: at(water, null, { held: 'i4' }),
  heldTop: at(water, moved, { held: 'i4' }),
  moved: at(water, moved),
  sending: at(water, moved, { state: 'sending' }),
  locked: at(water, null, {}, { answered: true, answer: { type: 'REORDER', order: moved } }),
  closed: at(water, null, {}, { state: 'waiting' }),
  correct: judged(water, waterOrder, waterOrder, 'attempted', 'correct', 940),
  partial: judged(water, moved, waterOrder, 'attempted', 'partial', 450),
  shifted: judged(water, ['i2', 'i1', 'i3', 'i5', 'i4'], waterOrder, 'attempted', 'partial', 450),
  incorrect: judged(water, waterOrder.toReversed(), waterOrder, 'attempted', 'incorrect'),
  untold: judged(water, moved, null, 'attempted', 'partial', 450),
  comesAgain: judged(water, moved, null, 'attempted', 'partial', 0, true),
  retry: at(water, moved, { past: [] }, { asking: 2, begun: { type: 'REORDER', order: moved } }),
  timedOut: judged(water, null, waterOrder, 'timedOut', 'incorrect'),
  list: listOf(at(water, null, { held: 'i2' })),
  listPartial: listOf(judged(water, moved, waterOrder, 'attempted', 'partial', 450)),
  three: at(three, null),
  eight: at(eight, null),
  eightHeld: at(eight, planets, { held: 'i2' }),
  eightPartial: judged(
    eight,
    ['i8', 'i4', 'i2', 'i6', 'i1', 'i5', 'i7', 'i3'],
    planets,
    'attempted',
    'partial',
    320,
  ),
  ten: at(ten, null),
  long: at(long, null),
  longHeld: at(long, null, { held: 'i1' }),
  longPartial: judged(
    long,
    ['i3', 'i2', 'i1', 'i5', 'i4', 'i6'],
    ['i3', 'i1', 'i5', 'i4', 'i2', 'i6'],
    'attempted',
    'partial',
    300,
  ),
  german: at(german, null),
  arabic: at(arabic, null),
  arabicPartial: judged(
    arabic,
    ['i2', 'i1', 'i4', 'i3'],
    ['i2', 'i4', 'i1', 'i3'],
    'attempted',
    'partial',
    300,
  ),
  pictured: at(pictured, null),
  crowded: at(crowded, null),
  pictures: at(pictures, null, { held: 'i2' }),
};
