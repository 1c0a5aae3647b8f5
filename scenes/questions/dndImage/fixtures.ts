import type { Board, BoardPoint } from '#core/questions/board/board.ts';
import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { missing, mountains, plant, tall, wide } from '#scenes/questions/board/fixture.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';
import {
  listOf,
  optionsOf,
  placingAt,
  placingJudged,
  placingStates,
} from '#scenes/questions/placing/fixture.ts';

type Asked = QuestionOf<'DND_IMAGE'>;

const ask = (
  name: string,
  text: string,
  picture: Board,
  points: readonly BoardPoint[],
  labels: readonly string[],
): Asked => ({
  id: `dndImage:${name}`,
  type: 'DND_IMAGE',
  text,
  timeMs: 60_000,
  hasCorrectAnswer: true,
  picture,
  items: optionsOf(labels, 'i'),
  places: points.map((point, index) => ({ id: `p${index + 1}`, text: '', ...point })),
});

export const parts = ask(
  'parts',
  'Label the parts of the plant.',
  plant,
  [
    { x: 0.5, y: 0.19 },
    { x: 0.72, y: 0.48 },
    { x: 0.5, y: 0.62 },
    { x: 0.5, y: 0.88 },
  ],
  ['Leaf', 'Root', 'Flower', 'Stem', 'Bark'],
);
export const partsRight = { p1: ['i3'], p2: ['i1'], p3: ['i4'], p4: ['i2'] };
const all = { i3: 'p1', i1: 'p2', i4: 'p3', i2: 'p4' };
const some = { i3: 'p1', i2: 'p4' };
const most = { i3: 'p1', i1: 'p2', i5: 'p3' };

const view = ask(
  'view',
  'What do you see in this picture? Put each label where it belongs.',
  mountains,
  [
    { x: 0.73, y: 0.28 },
    { x: 0.28, y: 0.42 },
    { x: 0.2, y: 0.78 },
    { x: 0.6, y: 0.5 },
    { x: 0.9, y: 0.75 },
    { x: 0.1, y: 0.15 },
  ],
  ['The evening sun', 'Fresh snow', 'Western slope', 'Dark peak', 'Eastern ridge', 'Clear sky', 'A glacier'],
);
const viewPlaced = { i1: 'p1', i2: 'p2', i3: 'p3', i4: 'p4', i5: 'p5', i6: 'p6' };
const viewMixed = { i2: 'p1', i1: 'p2', i3: 'p3', i7: 'p4' };
const viewRight = { p1: ['i1'], p2: ['i2'], p3: ['i3'], p4: ['i4'], p5: ['i5'], p6: ['i6'] };
const ten = ask(
  'ten',
  'Name these ten places.',
  mountains,
  Array.from({ length: 10 }, (_, at) => ({
    x: 0.08 + (at % 5) * 0.2,
    y: at < 5 ? 0.3 : 0.55 + (at % 2) * 0.09,
  })),
  ['Aare', 'Inn', 'Rhine', 'Rhône', 'Ticino', 'Reuss', 'Limmat', 'Thur', 'Doubs', 'Saane', 'Linth', 'Birs'],
);
const close = ask(
  'close',
  'Label the bones of the hand.',
  mountains,
  [
    { x: 0.3, y: 0.4 },
    { x: 0.36, y: 0.44 },
    { x: 0.7, y: 0.4 },
    { x: 0.9, y: 0.97 },
  ],
  ['Wrist', 'Palm', 'Thumb', 'Index finger'],
);
const wideOne = ask(
  'wide',
  'Put the centuries on the timeline.',
  wide,
  [
    { x: 0.1, y: 0.5 },
    { x: 0.5, y: 0.5 },
    { x: 0.9, y: 0.5 },
  ],
  ['18th', '19th', '20th'],
);
const tallOne = ask(
  'tall',
  'Name the layers.',
  tall,
  [
    { x: 0.5, y: 0.1 },
    { x: 0.5, y: 0.5 },
    { x: 0.5, y: 0.9 },
  ],
  ['Soil', 'Clay', 'Granite'],
);
const arabic = ask(
  'arabic',
  'ضع كل اسم في مكانه.',
  plant,
  [
    { x: 0.5, y: 0.19 },
    { x: 0.5, y: 0.88 },
  ],
  ['الجذر', 'الزهرة'],
);
const pictured: Asked = {
  ...parts,
  id: 'dndImage:pictured',
  items: parts.items.map((item) => ({ ...item, media: { type: 'image', url: pictureUrl, alt: item.text } })),
};

export const DND_IMAGE: Readonly<Record<string, PlayerStageView>> = {
  ...placingStates(parts, {
    some,
    all,
    most,
    mostParts: { right: 2, of: 4 },
    mostTotal: 300,
    right: partsRight,
  }),
  held: placingAt(parts, some, { held: 'i4' }),
  heldPlace: placingAt(parts, some, { held: 'p3' }),
  view: placingAt(view, { i1: 'p1', i3: 'p3' }),
  viewComplete: placingAt(view, viewPlaced),
  viewPartial: placingJudged(view, viewMixed, viewRight, {
    result: 'partial',
    parts: { right: 1, of: 6 },
    total: 100,
  }),
  crowded: placingJudged(view, { ...viewPlaced, i1: 'p2', i2: 'p1' }, viewRight, {
    result: 'partial',
    parts: { right: 4, of: 6 },
    total: 400,
  }),
  incorrect: placingJudged(parts, { i5: 'p3', i2: 'p1' }, partsRight, {
    result: 'incorrect',
    parts: { right: 0, of: 4 },
  }),
  close: placingAt(close, { i1: 'p3' }),
  wide: placingAt(wideOne, { i1: 'p1' }),
  tall: placingAt(tallOne, { i1: 'p1' }),
  ten: placingAt(ten, { i1: 'p1', i2: 'p2', i3: 'p3', i4: 'p7' }),
  loading: placingAt({ ...view, id: 'dndImage:loading', picture: missing }, { i1: 'p1' }),
  viewList: listOf(placingAt(view, { i1: 'p1', i3: 'p3' })),
  arabic: placingAt(arabic, { i1: 'p2' }),
  pictured: placingAt(pictured, some),
};
