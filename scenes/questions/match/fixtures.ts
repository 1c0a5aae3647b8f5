import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';
import { optionsOf, placingAt, placingJudged, placingStates } from '#scenes/questions/placing/fixture.ts';

type Asked = QuestionOf<'MATCH'>;

const ask = (name: string, text: string, prompts: readonly string[], partners: readonly string[]): Asked => ({
  id: `match:${name}`,
  type: 'MATCH',
  text,
  timeMs: 60_000,
  hasCorrectAnswer: true,
  items: optionsOf(partners, 'i'),
  places: optionsOf(prompts, 'p'),
});

export const capitals = ask(
  'capitals',
  'Which capital belongs to which country?',
  ['France', 'Japan', 'Peru', 'Kenya', 'Norway'],
  ['Lima', 'Oslo', 'Paris', 'Nairobi', 'Tokyo'],
);
export const capitalsRight = { p1: ['i3'], p2: ['i5'], p3: ['i1'], p4: ['i4'], p5: ['i2'] };
const all = { i3: 'p1', i5: 'p2', i1: 'p3', i4: 'p4', i2: 'p5' };
const some = { i3: 'p1', i1: 'p3' };
const most = { i3: 'p1', i5: 'p2', i2: 'p3', i4: 'p4' };
const two = ask('two', 'What does what?', ['Heart', 'Lungs'], ['Take in oxygen', 'Pump blood']);
export const eight = ask(
  'eight',
  'Match each invention with the person or people who are known for it.',
  ['Telephone', 'Light bulb', 'Printing press', 'Airplane', 'Radio', 'Dynamite', 'Braille', 'Vaccine'],
  [
    'Louis Braille',
    'The Wright brothers',
    'Alexander Graham Bell',
    'Guglielmo Marconi',
    'Edward Jenner',
    'Alfred Nobel',
    'Johannes Gutenberg',
    'Thomas Edison',
    'Marie Curie',
    'Nikola Tesla',
  ],
);
export const eightRight = {
  p1: ['i3'],
  p2: ['i8'],
  p3: ['i7'],
  p4: ['i2'],
  p5: ['i4'],
  p6: ['i6'],
  p7: ['i1'],
  p8: ['i5'],
};
export const long = ask(
  'long',
  'Match each term from the photosynthesis chapter with the explanation that a scientist would give.',
  ['Chlorophyll', 'Light-dependent reactions', 'Stomata', 'Glucose'],
  [
    'Small openings through which a leaf takes in carbon dioxide',
    'The green pigment that absorbs red and blue light',
    'Sugar that stores the energy of sunlight for later',
    'They split water and set oxygen free',
  ],
);
export const longRight = { p1: ['i2'], p2: ['i4'], p3: ['i1'], p4: ['i3'] };
/** As long as what exams ask. */
const exam = ask(
  'exam',
  'Quale tra le sequenze cronologiche, riguardanti i seguenti avvenimenti della storia del Novecento, è corretta?',
  [
    'La proclamazione della Repubblica Popolare Federativa di Jugoslavia (FNRJ)',
    'La ridenominazione della Repubblica Popolare Federativa di Jugoslavia (FNRJ) nella Repubblica Socialista Federativa di Jugoslavia (SFRJ)',
    'Il conflitto con il Cominform → la proclamazione della Repubblica Popolare Federativa di Jugoslavia (FNRJ) → la ridenominazione della Repubblica Popolare Federativa di Jugoslavia (FNRJ) nella Repubblica Socialista Federativa di Jugoslavia (SFRJ) → la morte di Josip Broz Tito',
  ],
  [
    'formano un doppio strato, le parti idrofobe delle molecole sono orientate le une verso le altre',
    'formanoundoppiostrato,lepartiidrofiledellemolecolesonoorientateleune verso le altre',
    'la capitolazione della Monarchia Austro-Ungarica → l’uscita dalla guerra della Russia → l’entrata in guerra degli Stati Uniti → la capitolazione della Bulgaria',
  ],
);
const words = ask(
  'words',
  'Ordne die Begriffe zu.',
  ['Donaudampfschifffahrt', 'Straßenverkehrsordnung', 'Bundesausbildungsförderung'],
  ['Verkehrsvorschriften', 'Studienfinanzierung', 'Binnenschifffahrtsbetrieb'],
);
const arabic = ask(
  'arabic',
  'صِل كلّ حيوان بمكان عيشه.',
  ['السمك', 'الجمل', 'البطريق'],
  ['الصحراء', 'الجليد', 'البحر'],
);
const japanese = ask(
  'japanese',
  '都道府県と名物を結びつけてください。',
  ['北海道', '香川県', '広島県と大阪府'],
  ['讃岐うどんとオリーブの栽培', 'お好み焼き', '夏の涼しい気候とラベンダー畑、冬の雪まつり'],
);
const pictured: Asked = {
  ...capitals,
  id: 'match:pictured',
  items: capitals.items.map((item) => ({
    ...item,
    media: { type: 'image', url: pictureUrl, alt: item.text },
  })),
};

export const MATCH: Readonly<Record<string, PlayerStageView>> = {
  ...placingStates(capitals, {
    some,
    all,
    most,
    mostParts: { right: 3, of: 5 },
    mostTotal: 360,
    right: capitalsRight,
  }),
  held: placingAt(capitals, some, { held: 'i4' }),
  heldPlace: placingAt(capitals, some, { held: 'p4' }),
  two: placingAt(two, null),
  eight: placingAt(eight, { i3: 'p1', i8: 'p2' }),
  long: placingAt(long, { i2: 'p1' }),
  longPartial: placingJudged(long, { i2: 'p1', i1: 'p2', i4: 'p3' }, longRight, {
    result: 'partial',
    parts: { right: 1, of: 4 },
    total: 150,
  }),
  words: placingAt(words, { i3: 'p1' }),
  exam: placingAt(exam, { i3: 'p1' }),
  fewTied: placingJudged(capitals, some, capitalsRight, {
    result: 'partial',
    parts: { right: 2, of: 5 },
    total: 240,
  }),
  japanese: placingAt(japanese, { i3: 'p1' }),
  arabic: placingAt(arabic, { i3: 'p1' }),
  pictured: placingAt(pictured, some),
};
