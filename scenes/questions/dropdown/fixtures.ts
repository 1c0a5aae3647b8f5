import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { gappedFixture } from '#scenes/questions/gaps/fixture.ts';
import { listOf, optionsOf, placingAt, placingStates } from '#scenes/questions/placing/fixture.ts';

type Asked = QuestionOf<'DROPDOWN'>;

/** `choices`: of each gap; their ids are i1, i2, … in this order. */
function ask(name: string, source: string, choices: readonly (readonly string[])[]): Asked {
  const { places, ...base } = gappedFixture(`dropdown:${name}`, source);
  const items = optionsOf(choices.flat(), 'i');
  let from = 0;
  return {
    ...base,
    type: 'DROPDOWN',
    items,
    places: places.map((place, gap) => {
      const own = items.slice(from, (from += choices[gap]?.length ?? 0));
      return { ...place, choices: own.map(({ id }) => id) };
    }),
  };
}

export const heart = ask(
  'heart',
  'The heart [[1]] blood through the body. Blood leaves it in [[2]] and returns in [[3]]. At rest, it beats about [[4]] times a minute.',
  [
    ['cleans', 'pumps', 'stores'],
    ['arteries', 'nerves', 'veins'],
    ['arteries', 'nerves', 'veins'],
    ['20', '70', '140'],
  ],
);
export const heartRight = { p1: ['i2'], p2: ['i4'], p3: ['i9'], p4: ['i11'] };
const all = { i2: 'p1', i4: 'p2', i9: 'p3', i11: 'p4' };
const some = { i2: 'p1', i6: 'p2' };
const most = { i2: 'p1', i6: 'p2', i9: 'p3' };
export const grammar = ask(
  'grammar',
  'If I [[1]] you, I [[2]] her. She [[3]] here since 2019, and nobody [[4]] more about the town. By the time you [[5]] back, she [[6]] the whole archive, which [[7]] thousands of letters, and she [[8]] you all about the [[9]]. So [[10]] afraid: [[11]] to her before she [[12]].',
  [
    ['am', 'was', 'were'],
    ['asked', 'would ask', 'ask'],
    ['lives', 'has lived', 'is living'],
    ['knows', 'know'],
    ['come', 'will come'],
    ['will have read', 'has read', 'reads'],
    ['hold', 'holds'],
    ['tells', 'will tell'],
    ['people who wrote them a hundred years ago', 'peoples'],
    ['don’t be', 'not be'],
    ['speak', 'speaks'],
    ['leaves', 'will leave'],
  ],
);
const arabic = ask('arabic', 'يعيش [[1]] في الصحراء، أمّا [[2]] فيعيش على الجليد.', [
  ['الجمل', 'السمك'],
  ['البطريق', 'الأسد'],
]);
const german = ask('german', 'Die [[1]] fuhr bis [[2]] auf der Donau.', [
  ['Donaudampfschifffahrtsgesellschaft', 'Rechtsschutzversicherung'],
  ['1991', '2021'],
]);

export const DROPDOWN: Readonly<Record<string, PlayerStageView>> = {
  ...placingStates(heart, {
    some,
    all,
    most,
    mostParts: { right: 2, of: 4 },
    mostTotal: 300,
    right: heartRight,
  }),
  long: placingAt(grammar, { i3: 'p1', i5: 'p2', i21: 'p9' }),
  longList: listOf(placingAt(grammar, { i3: 'p1', i5: 'p2', i21: 'p9' })),
  arabic: placingAt(arabic, { i1: 'p1' }),
  german: placingAt(german, { i1: 'p1' }),
};
