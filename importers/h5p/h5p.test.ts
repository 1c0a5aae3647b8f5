import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packStored } from '#importers/files/zip.ts';
import { claimed } from '#importers/testing/forgedArchive.ts';
import { handedIn } from '#importers/testing/handedIn.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const PICTURE = encode('not looked at here');

/** A package with this content, and these files next to it. */
function packed(library: string, content: unknown, files: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const json = (value: unknown) => encode(JSON.stringify(value));
  return packStored([
    { name: 'h5p.json', bytes: json({ title: 'Birds &c', language: 'en', mainLibrary: library }) },
    { name: 'content/content.json', bytes: json(content) },
    { name: 'H5P.X-1.0/library.json', bytes: PICTURE },
    ...files.map((name) => ({ name: `content/${name}`, bytes: PICTURE })),
  ]);
}

const read = (library: string, content: unknown, files?: readonly string[]) =>
  handedIn(packed(library, content, files), 'birds.h5p');

const image = (path: string) => ({ path, mime: 'image/png', width: 200, height: 100 });
const above = (path: string, alt = '') => ({
  type: { library: 'H5P.Image 1.1', params: { file: image(path), alt } },
});

test('choices, with media, tips and feedback', async () => {
  const answers = [
    { text: '<div>Tit</div>', correct: true, tipsAndFeedback: { tip: 'Small', chosenFeedback: 'Yes' } },
    { text: 'Cat', correct: false, tipsAndFeedback: { tip: '' } },
  ];
  const { questions, reasons, result } = await read(
    'H5P.MultiChoice',
    {
      question: '<p>Which is a <strong>bird</strong>?</p>',
      media: above('images/a.png', 'A &amp; B'),
      answers,
      overallFeedback: [{ from: 0, to: 100, feedback: 'Done' }],
    },
    ['images/a.png', 'images/unused.png'],
  );
  expect(questions).toEqual([
    {
      type: 'MCQ',
      text: 'Which is a **bird**?',
      media: { type: 'image', url: '/media/h5p/images/a.png', alt: 'A & B' },
      options: [{ text: 'Tit', correct: true }, { text: 'Cat' }],
      explanation: 'Done\nTit: Yes',
      hints: ['Small'],
    },
  ]);
  expect([reasons, result.quiz.title, result.quiz.language]).toEqual([[], 'Birds &c', 'en']);
  expect(result.files?.map(({ address }) => address)).toEqual(['/media/h5p/images/a.png']);
  const none = await read('H5P.MultiChoice', { question: 'Q', answers: [{ text: 'a' }, { text: 'b' }] });
  expect(none.reasons).toEqual(['1 noCorrectAnswer']);
  const one = { question: 'Q', answers: [...answers, answers[0]], behaviour: { type: 'single' } };
  expect((await read('H5P.MultiChoice', one)).reasons).toContain('1 severalRightMadeMsq');
});

test('sets: the first choice is correct and moves', async () => {
  const { questions } = await read('H5P.SingleChoiceSet', {
    choices: [
      { question: 'One?', answers: ['yes', 'no', 'maybe'] },
      { question: 'Two?', answers: ['<b>right</b>', 'wrong'] },
    ],
  });
  expect(questions).toMatchObject([
    { type: 'MCQ', text: 'One?' },
    { type: 'MCQ', text: 'Two?' },
  ]);
  for (const { options } of questions as { options: { text: string; correct?: true }[] }[])
    expect(['yes', '**right**']).toContain(options.find(({ correct }) => correct)?.text);
  const summary = {
    intro: 'Sum up',
    summaries: [{ summary: ['a', 'b'], tip: 't' }, { summary: ['c', 'd'] }],
  };
  expect((await read('H5P.Summary', summary)).questions).toMatchObject([
    { text: 'Sum up', hints: ['t'] },
    { text: 'Sum up' },
  ]);
});

test('texts with gaps to type, by whether there is one or more', async () => {
  const blanks = { text: '<p>Fill in</p>', behaviour: { caseSensitive: false, acceptSpellingErrors: true } };
  expect(
    (
      await read('H5P.Blanks', {
        ...blanks,
        questions: ['<p>*Rome/Roma:Capital* of *Italy*</p>', '<p>2**3, *1\\/2*</p>'],
      })
    ).questions,
  ).toEqual([
    {
      type: 'CLOZE',
      text: 'Fill in\n\n[[1]] of [[2]]\n\n2*3, [[3]]',
      gaps: [{ accepted: ['Rome', 'Roma'] }, { accepted: ['Italy'] }, { accepted: ['1/2'] }],
      hints: ['Capital'],
      forgiveTypo: true,
    },
  ]);
  const one = await read('H5P.Blanks', { text: '', questions: ['<p>*Rome* is old</p>'] });
  expect(one.questions).toEqual([{ type: 'BLANK', text: '_____ is old', accepted: ['Rome'] }]);
  expect(one.reasons).toEqual(['1 caseIgnored']);
  const many = await read('H5P.Blanks', {
    ...blanks,
    questions: Array.from({ length: 11 }, () => '*a:tip*'),
  });
  expect(many.questions).toMatchObject([
    {
      type: 'COMPREHENSION',
      text: 'Birds &c',
      questions: [
        { type: 'BLANK', text: '(1)', accepted: ['a'], hints: ['tip'], forgiveTypo: true },
        ...Array.from({ length: 10 }, () => ({})),
      ],
    },
  ]);
  expect(many.reasons).toEqual(['1 gapsMadeQuestions']);
});

test('words to drag, with distractors', async () => {
  const { questions } = await read('H5P.DragText', {
    taskDescription: 'Drag',
    textField: 'A *cat:Pet\\+Right\\-Wrong* sat\non a *mat*.',
    distractors: '*hat* *rat*',
  });
  expect(questions).toEqual([
    {
      type: 'DRAGNDROP',
      text: 'Drag\n\nA [[1]] sat\non a [[2]].',
      gaps: [{ accepted: ['cat'] }, { accepted: ['mat'] }],
      extras: ['hat', 'rat'],
      explanation: 'cat: Right\ncat: Wrong',
      hints: ['Pet'],
    },
  ]);
});

const label = (text: string, dropZones: readonly string[] = ['0']) => ({
  type: { library: 'H5P.AdvancedText 1.1', params: { text: `<p>${text}</p>` } },
  dropZones,
});
const zone = (correctElements: readonly string[], more: object = {}) => ({
  x: 20,
  y: 40,
  width: 2.5,
  height: 1.25,
  correctElements,
  ...more,
});
const drag = (elements: readonly object[], dropZones: readonly object[], background?: object) =>
  read(
    'H5P.DragQuestion',
    {
      question: {
        settings: { size: { width: 200, height: 100 }, ...(background && { background }) },
        task: { elements, dropZones },
      },
    },
    ['images/a.png'],
  );

test('things to drag into a picture, onto names, or into groups', async () => {
  const labels = [label('tit'), label('owl'), label('cat'), label('A heading', [])];
  const onBoard = await drag(
    labels,
    [
      zone(['0'], { label: '<div>1</div>', tipsAndFeedback: { tip: 'small' } }),
      zone(['1', '0', '2'], { single: true }),
    ],
    image('images/a.png'),
  );
  expect(onBoard.questions).toEqual([
    {
      type: 'DND_IMAGE',
      text: 'Birds &c',
      picture: { type: 'image', url: '/media/h5p/images/a.png', width: 200, height: 100 },
      spots: [
        { x: 0.3, y: 0.5, labels: [{ text: 'tit' }], name: '1' },
        { x: 0.3, y: 0.5, labels: [{ text: 'owl' }, { text: 'tit' }, { text: 'cat' }] },
      ],
      extras: [{ text: 'cat' }],
      hints: ['small'],
    },
  ]);
  expect(onBoard.reasons).toEqual(['1 embedNotTaken A heading']);
  const names = [zone(['0'], { label: 'bird' }), zone(['2'], { label: 'mammal' })];
  expect((await drag(labels, names)).questions).toMatchObject([
    {
      type: 'MATCH',
      pairs: [
        { prompt: { text: 'bird' }, match: { text: 'tit' } },
        { prompt: { text: 'mammal' }, match: { text: 'cat' } },
      ],
      extras: [{ text: 'owl' }],
    },
  ]);
  const groups = [
    zone(['0', '1'], { label: 'bird' }),
    zone(['2'], { label: 'mammal' }),
    zone([], { label: 'fish' }),
  ];
  const grouped = await drag(labels, groups);
  expect(grouped.questions).toMatchObject([
    {
      type: 'CLASSIFICATION',
      groups: [
        { name: 'bird', items: [{ text: 'tit' }, { text: 'owl' }] },
        { name: 'mammal', items: [{ text: 'cat' }] },
      ],
    },
  ]);
  expect(grouped.reasons).toContain('1 unknownFields dropZones (1)');
  expect((await drag(labels, [zone(['0', '1'])])).reasons).toEqual(['1 unsupportedType H5P.DragQuestion']);
});

test('places to find: rectangles, circles and what is neither', async () => {
  const spot = (figure: string, width: number, height: number, correct = false) => ({
    userSettings: { correct },
    computedSettings: { x: 10, y: 20, width, height, figure },
  });
  const content = {
    imageHotspotQuestion: {
      backgroundImageSettings: { backgroundImage: image('images/a.png') },
      hotspotSettings: {
        taskDescription: 'Find it',
        hotspot: [spot('rectangle', 20, 10, true), spot('circle', 10, 20), spot('circle', 20, 20)],
      },
    },
  };
  const { questions } = await read('H5P.ImageHotspotQuestion', content, ['images/a.png']);
  expect(questions).toMatchObject([
    {
      type: 'HOTSPOT',
      text: 'Find it',
      picture: { url: '/media/h5p/images/a.png', width: 200, height: 100 },
      regions: [
        { correct: true, shape: { type: 'rect', x: 0.1, y: 0.2, width: 0.2, height: 0.1 } },
        { shape: { type: 'circle', x: 0.15, y: 0.3, radius: 0.05 } },
        { shape: { type: 'polygon' } },
      ],
    },
  ]);
  expect((await read('H5P.ImageHotspotQuestion', content)).reasons).toContain('1 boardMissing');
});

test('cards, paragraphs, pictures in order and in pairs, essays', async () => {
  const files = ['images/a.png', 'images/b.png', 'audios/x.mp3'];
  const cards = await read(
    'H5P.Dialogcards',
    {
      title: '<p>Birds</p>',
      description: 'Turn',
      dialogs: [
        { text: '<p>tit</p>', answer: '<p>a bird</p>', image: image('images/a.png'), tips: { front: 'f' } },
        { text: 'owl', answer: 'hoo', audio: [{ path: 'audios/x.mp3' }] },
      ],
    },
    files,
  );
  expect(cards.questions).toEqual([
    {
      type: 'FLASHCARD',
      text: 'tit',
      media: { type: 'image', url: '/media/h5p/images/a.png' },
      back: 'a bird',
      hints: ['f'],
    },
    { type: 'FLASHCARD', text: 'owl', media: { type: 'audio', url: '/media/h5p/audios/x.mp3' }, back: 'hoo' },
  ]);
  expect(cards.reasons).toEqual(['1 description']);
  const typed = { cards: [{ text: 'tit?', answer: 'bird', image: image('images/gone.png'), tip: 't' }] };
  const flash = await read('H5P.Flashcards', typed);
  expect([flash.questions, flash.reasons]).toEqual([
    [{ type: 'FLASHCARD', text: 'tit?', back: 'bird', hints: ['t'] }],
    ['1 fileMissing images/gone.png'],
  ]);
  const paragraphs = { taskDescription: 'Sort', paragraphs: ['<p>1</p>', '<p>2</p>', '<p>3</p>'] };
  expect((await read('H5P.SortParagraphs', paragraphs)).questions).toEqual([
    { type: 'REORDER', text: 'Sort', items: [{ text: '1' }, { text: '2' }, { text: '3' }] },
  ]);
  const sequence = {
    taskDescription: 'Order',
    sequenceImages: [{ image: image('images/a.png'), imageDescription: 'first' }],
  };
  expect((await read('H5P.ImageSequencing', sequence, files)).questions).toMatchObject([
    { type: 'REORDER', items: [{ text: 'first', media: { url: '/media/h5p/images/a.png', alt: 'first' } }] },
  ]);
  const pairs = {
    taskDescription: 'Pair',
    cards: [{ image: image('images/a.png'), match: image('images/b.png') }],
  };
  expect((await read('H5P.ImagePair', pairs, files)).questions).toMatchObject([
    {
      type: 'MATCH',
      pairs: [{ prompt: { media: { url: '/media/h5p/images/a.png' } }, match: { media: {} } }],
    },
  ]);
  const essay = await read('H5P.Essay', {
    taskDescription: 'Tell',
    solution: { sample: 'Once' },
    keywords: [{ keyword: 'bird' }],
  });
  expect(essay.questions).toEqual([{ type: 'OPEN', text: 'Tell', explanation: 'Once' }]);
  expect(essay.reasons).toEqual(['1 unknownFields keywords']);
});

test('what holds questions is opened; anything else is reported by its library', async () => {
  const part = (library: string, params: object, title = '') => ({ library, params, metadata: { title } });
  const statement = part('H5P.TrueFalse 1.8', { question: 'Is it?', correct: 'false' });
  const slide = (...actions: readonly object[]) => ({ elements: actions.map((action) => ({ action })) });
  const set = {
    introPage: { introduction: '<p>Hello</p>' },
    questions: [
      statement,
      part('H5P.MarkTheWords 1.11', { textField: '*x*' }, 'Marks'),
      part('H5P.Column 1.16', {
        content: [{ content: statement }, { content: part('H5P.Image 1.1', {}, 'Pic') }],
      }),
      part('H5P.CoursePresentation 1.25', {
        presentation: { slides: [slide(part('H5P.AdvancedText 1.1', { text: '<p>Read</p>' }), statement)] },
      }),
      part('constructor 1.0', {}, 'Odd'),
      null,
    ],
  };
  const { questions, reasons } = await read('H5P.QuestionSet', set);
  const expected = {
    type: 'MCQ',
    text: 'Is it?',
    options: [{ text: 'True' }, { text: 'False', correct: true }],
  };
  expect(questions).toEqual([expected, expected, expected]);
  expect(reasons).toEqual([
    '1 description',
    '3 unsupportedType H5P.MarkTheWords',
    '5 unsupportedType H5P.Image',
    '6 description',
    '8 unsupportedType constructor',
  ]);
});

test('sets within sets come to an end', async () => {
  let deep: object = { library: 'H5P.TrueFalse 1.0', params: {} };
  for (let depth = 0; depth < 1_000; depth += 1)
    deep = { library: 'H5P.QuestionSet 1.0', params: { questions: [deep] } };
  expect((await read('H5P.QuestionSet', { questions: [deep] })).reasons).toEqual([
    '1 unsupportedType H5P.QuestionSet',
  ]);
});

test.each([
  [
    'content that isn’t JSON',
    packStored([
      { name: 'h5p.json', bytes: encode('{}') },
      { name: 'content/content.json', bytes: encode('{') },
    ]),
    ['file notJson'],
  ],
  [
    'a step out of the folder',
    packed('H5P.X', {}, ['../../../etc/passwd']),
    ['file archiveUnsafe content/../../../etc/passwd'],
  ],
])('a package with %s is refused', async (_, bytes, reasons) => {
  expect((await handedIn(bytes, 'a.h5p')).reasons).toEqual(reasons);
});

test('a zip bomb is refused, unless nothing names it', async () => {
  const bomb = new Uint8Array(deflateRawSync(new Uint8Array(IMPORT_LIMITS.unpackedBytes + 1)));
  const content = (path: string) => ({ question: 'Q', correct: 'true', media: above(path) });
  const bombed = (path: string) => {
    const json = (value: unknown) => encode(JSON.stringify(value));
    const bytes = packStored([
      { name: 'h5p.json', bytes: json({ mainLibrary: 'H5P.TrueFalse' }) },
      { name: 'content/content.json', bytes: json(content(path)) },
      { name: 'content/images/bomb.png', bytes: bomb },
    ]);
    return handedIn(claimed(bytes, 'content/images/bomb.png', 10, 8), 'a.h5p');
  };
  expect((await bombed('images/bomb.png')).reasons).toEqual(['file unpacksTooLarge 100']);
  expect((await bombed('images/other.png')).questions).toHaveLength(1);
});
