import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { gappedFixture } from '#scenes/questions/gaps/fixture.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';
import {
  listOf,
  optionsOf,
  placingAt,
  placingJudged,
  placingStates,
} from '#scenes/questions/placing/fixture.ts';

type Asked = QuestionOf<'DRAGNDROP'>;

/** `words`: as dealt. */
const ask = (name: string, source: string, words: readonly string[]): Asked => ({
  ...gappedFixture(`dragndrop:${name}`, source),
  type: 'DRAGNDROP',
  items: optionsOf(words, 'i'),
});

export const planets = ask(
  'planets',
  '[[1]] is the planet closest to the sun, [[2]] is the **red** planet, and [[3]] is the largest of all. The rings of [[4]] are made of ice.',
  ['Saturn', 'Mars', 'Venus', 'Mercury', 'Jupiter'],
);
export const planetsRight = { p1: ['i4'], p2: ['i2'], p3: ['i5'], p4: ['i1'] };
const all = { i4: 'p1', i2: 'p2', i5: 'p3', i1: 'p4' };
const some = { i4: 'p1', i2: 'p2' };
const most = { i4: 'p1', i3: 'p2', i5: 'p3' };
const short = ask('short', 'The capital of France is [[1]].', ['Lyon', 'Paris', 'Nice']);
export const longWords = ask(
  'long',
  'Plants take in [[1]] through tiny openings in their leaves, which are called [[2]]. With the energy of [[3]], they turn it and [[4]] from the soil into [[5]], which feeds them, and into [[6]], which they give off. This happens in the [[7]], where a green pigment, [[8]], absorbs red and blue light and reflects the green. At night, when there is no light, plants do what animals do all the time: [[9]]. Then they use up some of the sugar that they made during the day, and give off a little [[10]] again.',
  [
    'stomata',
    'carbon dioxide',
    'oxygen',
    'sunlight',
    'sugar',
    'water',
    'chloroplasts',
    'chlorophyll',
    'breathe',
    'carbon dioxide',
    'mitochondria',
    'nitrogen',
  ],
);
export const longRight = {
  p1: ['i2', 'i10'],
  p2: ['i1'],
  p3: ['i4'],
  p4: ['i6'],
  p5: ['i5'],
  p6: ['i3'],
  p7: ['i7'],
  p8: ['i8'],
  p9: ['i9'],
  p10: ['i10', 'i2'],
};
const arabic = ask('arabic', 'يعيش [[1]] في الصحراء، أمّا [[2]] فيعيش على [[3]].', [
  'البطريق',
  'الجمل',
  'الجليد',
  'السمك',
]);
const japanese = ask('japanese', '水は[[1]]度で沸騰して[[2]]になり、[[3]]度で凍って「[[4]]」になります。', [
  '氷',
  '百',
  '水蒸気',
  '零',
  '雲',
]);
const german = ask(
  'german',
  'Die [[1]] fuhr bis 1991 auf der Donau. Ihr Schutz war Sache der [[2]], und wer zu schnell fuhr, dem drohte die [[3]].',
  [
    'Höchstgeschwindigkeitsüberschreitung',
    'Donaudampfschifffahrtsgesellschaft',
    'Wasserschutzpolizei',
    'Rechtsschutzversicherung',
  ],
);
const pictured: Asked = {
  ...planets,
  id: 'dragndrop:pictured',
  media: { type: 'image', url: pictureUrl, alt: 'A mountain lake' },
};

export const DRAGNDROP: Readonly<Record<string, PlayerStageView>> = {
  ...placingStates(planets, {
    some,
    all,
    most,
    mostParts: { right: 2, of: 4 },
    mostTotal: 300,
    right: planetsRight,
  }),
  held: placingAt(planets, some, { held: 'i5' }),
  heldPlace: placingAt(planets, some, { held: 'p4' }),
  short: placingAt(short, null),
  long: placingAt(longWords, { i2: 'p1', i1: 'p2' }),
  longPartial: placingJudged(
    longWords,
    { i2: 'p1', i1: 'p2', i4: 'p3', i12: 'p4', i5: 'p5', i3: 'p6', i11: 'p7', i8: 'p8' },
    longRight,
    { result: 'partial', parts: { right: 6, of: 10 }, total: 420 },
  ),
  longList: listOf(placingAt(longWords, { i2: 'p1', i1: 'p2' })),
  arabic: placingAt(arabic, { i2: 'p1' }),
  japanese: placingAt(japanese, { i2: 'p1' }),
  german: placingAt(german, { i3: 'p2' }),
  pictured: placingAt(pictured, some),
};
