import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';
import {
  listOf,
  optionsOf,
  placingAt,
  placingJudged,
  placingStates,
} from '#scenes/questions/placing/fixture.ts';

type Asked = QuestionOf<'CLASSIFICATION'>;

const ask = (name: string, text: string, groups: readonly string[], tags: readonly string[]): Asked => ({
  id: `classification:${name}`,
  type: 'CLASSIFICATION',
  text,
  timeMs: 90_000,
  hasCorrectAnswer: true,
  items: optionsOf(tags, 'i'),
  places: optionsOf(groups, 'p'),
});

export const animals = ask(
  'animals',
  'Where does each animal belong?',
  ['Mammals', 'Fish', 'Birds'],
  ['Bat', 'Trout', 'Penguin', 'Whale', 'Ostrich', 'Shark', 'Cow', 'Eel', 'Frog'],
);
/** The frog belongs nowhere. */
export const animalsRight = { p1: ['i1', 'i4', 'i7'], p2: ['i2', 'i6', 'i8'], p3: ['i3', 'i5'] };
const all = { i1: 'p1', i2: 'p2', i3: 'p3', i4: 'p1', i5: 'p3', i6: 'p2', i7: 'p1', i8: 'p2', i9: 'p2' };
const right = { i1: 'p1', i2: 'p2', i3: 'p3', i4: 'p1', i5: 'p3', i6: 'p2', i7: 'p1', i8: 'p2' };
const some = { i1: 'p1', i2: 'p2', i4: 'p1' };
const most = { i1: 'p3', i2: 'p2', i3: 'p3', i4: 'p2', i5: 'p3', i6: 'p2', i7: 'p1', i9: 'p2' };
const two = ask(
  'two',
  'Which of these conduct electricity?',
  ['Conductors', 'Insulators'],
  ['Copper', 'Rubber', 'Gold', 'Glass'],
);
export const four = ask(
  'four',
  'Sort the words by what they are.',
  ['Nouns', 'Verbs', 'Adjectives', 'Adverbs'],
  [
    'mountain',
    'climb',
    'steep',
    'slowly',
    'rope',
    'carry',
    'cold',
    'never',
    'friend',
    'sing',
    'brave',
    'soon',
  ],
);
export const fourRight = {
  p1: ['i1', 'i5', 'i9'],
  p2: ['i2', 'i6', 'i10'],
  p3: ['i3', 'i7', 'i11'],
  p4: ['i4', 'i8', 'i12'],
};
export const six = ask(
  'six',
  'Which continent is each of these countries on?',
  ['Africa', 'Asia', 'Europe', 'North America', 'South America', 'Oceania'],
  [
    'Kenya',
    'Japan',
    'Norway',
    'Canada',
    'Peru',
    'Fiji',
    'Ghana',
    'Nepal',
    'Portugal',
    'Mexico',
    'Bolivia',
    'New Zealand',
    'Morocco',
    'Vietnam',
    'Papua New Guinea',
    'Trinidad and Tobago',
  ],
);
const sixPlaced = Object.fromEntries(six.items.slice(0, 14).map(({ id }, at) => [id, `p${(at % 6) + 1}`]));
const long = ask(
  'long',
  'A class reads a report about a power plant. Which of its sentences are facts, and which ones are opinions?',
  ['Facts that can be checked', 'Opinions of the writer'],
  [
    'The plant burned its last coal in 2019',
    'It was the ugliest building in the county',
    'Eighty people worked there',
    'Everyone is glad that it is gone',
    'Donaudampfschifffahrtsgesellschaft',
  ],
);
const arabic = ask(
  'arabic',
  'رتّب الحيوانات في مجموعاتها.',
  ['ثدييات', 'أسماك'],
  ['خفّاش', 'سردين', 'بقرة', 'قرش', 'حوت'],
);
const words = ask(
  'words',
  'Welche Wörter gehören wohin?',
  ['Verkehrsmittel', 'Bildungseinrichtungen', 'Naturerscheinungen'],
  [
    'Hochgeschwindigkeitszug',
    'Volkshochschule',
    'Wetterleuchten',
    'Donaudampfschiff',
    'Kindertagesstätte',
    'Gezeitenströmung',
    'Straßenbahn',
  ],
);
const japanese = ask(
  'japanese',
  '次の言葉を仲間に分けてください。',
  ['動物', '植物や野菜', '乗り物'],
  ['パンダ', 'さつまいも', '新幹線と在来線の電車', 'ひまわり', 'ペンギン', '自転車'],
);
const pictured: Asked = {
  ...animals,
  id: 'classification:pictured',
  items: animals.items.map((item, at) => ({
    ...item,
    text: at % 3 === 2 ? '' : item.text,
    media: { type: 'image', url: pictureUrl, alt: item.text },
  })),
};

const { complete: packed, ...states } = placingStates(animals, {
  some,
  all,
  most,
  mostParts: { right: 4, of: 8 },
  mostTotal: 300,
  right: animalsRight,
  correct: right,
});

export const CLASSIFICATION: Readonly<Record<string, PlayerStageView>> = {
  ...states,
  packed,
  held: placingAt(animals, some, { held: 'i6' }),
  heldPlaced: placingAt(animals, some, { held: 'i4' }),
  opened: placingAt(animals, some, { held: 'p1' }),
  two: placingAt(two, { i1: 'p1' }),
  four: placingAt(four, { i1: 'p1', i2: 'p2', i3: 'p3' }),
  six: placingAt(six, null),
  sixMost: placingAt(six, sixPlaced),
  sixPartial: placingJudged(
    six,
    sixPlaced,
    Object.fromEntries(
      six.places.map(({ id }, at) => [
        id,
        six.items.flatMap((item, nth) => (nth % 6 === (at + (nth > 8 ? 1 : 0)) % 6 ? item.id : [])),
      ]),
    ),
    { result: 'partial', parts: { right: 9, of: 16 }, total: 320 },
  ),
  long: placingAt(long, { i1: 'p1' }),
  longPartial: placingJudged(
    long,
    { i1: 'p1', i2: 'p1', i4: 'p2', i5: 'p2' },
    { p1: ['i1', 'i3', 'i5'], p2: ['i2', 'i4'] },
    { result: 'partial', parts: { right: 2, of: 5 }, total: 220 },
  ),
  longList: listOf(placingAt(long, { i1: 'p1' })),
  words: placingAt(words, { i1: 'p1', i2: 'p2', i3: 'p3' }),
  japanese: placingAt(japanese, { i1: 'p1', i2: 'p2' }),
  packedMore: placingAt(
    animals,
    Object.fromEntries(animals.items.map(({ id }, at) => [id, at < 7 ? 'p1' : 'p2'])),
  ),
  arabic: placingAt(arabic, { i1: 'p1' }),
  pictured: placingAt(pictured, some),
};
