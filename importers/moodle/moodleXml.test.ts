import { expect, test } from 'vitest';
import { handedIn } from '#importers/testing/handedIn.ts';

/** The smallest PNG, of 2 by 4 pixels as its head says. */
const PNG = Buffer.from([
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 200, 0, 0, 0, 100,
]).toString('base64');

const text = (name: string, html: string) =>
  `<${name} format="html"><text><![CDATA[${html}]]></text></${name}>`;
const answer = (fraction: number, words: string, more = '') =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${words}]]></text>${more}</answer>`;
const question = (type: string, stem: string, inner = '') =>
  `<question type="${type}"><name><text>N</text></name>${text('questiontext', stem)}${inner}</question>`;

const read = (...questions: readonly string[]) =>
  handedIn(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions.join('\n')}</quiz>`, 'bank.xml');

async function only(xml: string): Promise<unknown> {
  const { questions } = await read(xml);
  expect(questions).toHaveLength(1);
  return questions[0];
}

test('a choice is single or multiple as the file says, with hints, marks and explanation', async () => {
  const xml = question(
    'multichoice',
    'Which <b>two</b>?',
    `<single>false</single><defaultgrade>2.0000</defaultgrade><penalty>0.5</penalty>
    ${text('generalfeedback', 'Why')}${text('correctfeedback', 'Well done')}
    ${answer(60, 'a', `<feedback><text>yes</text></feedback>`)}${answer(40, 'b')}${answer(-100, 'c')}
    ${text('hint', 'Look <i>up</i>')}<tags><tag><text>t</text></tag></tags>`,
  );
  const { questions, reasons } = await read(xml);
  expect(questions).toEqual([
    {
      type: 'MSQ',
      text: 'Which **two**?',
      explanation: 'Why\na: yes',
      options: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }],
      hints: ['Look *up*'],
      marks: 2,
    },
  ]);
  expect(reasons).toEqual([
    '1 weightsEvened',
    'file tagsDropped 1',
    'file penaltiesDropped 1',
    'file feedbackDropped 1',
  ]);
  const single = question('multichoice', 'Q', `<single>true</single>${answer(100, 'a')}${answer(50, 'b')}`);
  expect(await only(single)).toMatchObject({ type: 'MCQ', options: [{ correct: true }, {}] });
  expect((await read(single)).reasons).toContain('1 partialCreditDropped b 50');
});

test('typed answers: numbers with tolerance and units, and texts in which capital letters mattered', async () => {
  const numerical = question(
    'numerical',
    'How long?',
    `${answer(100, '6.25', '<tolerance>0.05</tolerance>')}${answer(50, '6', '<tolerance>0</tolerance>')}
    <units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit>
    <unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units>
    <unitgradingtype>1</unitgradingtype><showunits>0</showunits>`,
  );
  expect(await only(numerical)).toEqual({
    type: 'BLANK',
    text: 'How long?',
    accepted: ['6.25'],
    number: { tolerance: 0.05, unit: 'm', typedUnit: true },
  });
  const exact = numerical.replace('0.05', '0');
  expect(await only(exact)).toMatchObject({ accepted: ['6.25', '625 cm'], number: { unit: 'm' } });
  const short = question(
    'shortanswer',
    'Name',
    `<usecase>1</usecase>${answer(100, 'Ada')}${answer(100, 'A*')}`,
  );
  const { reasons } = await read(numerical, short);
  expect(reasons).toEqual([
    '1 partialCreditDropped 6:0 50',
    '1 unitDropped cm',
    '2 wildcardDropped A*',
    '2 caseIgnored',
  ]);
});

test('matching: prompts with their matches, and matches that belong to none', async () => {
  const row = (prompt: string, match: string) =>
    `<subquestion format="html"><text>${prompt}</text><answer><text>${match}</text></answer></subquestion>`;
  const xml = (type: string) =>
    question(type, 'Classify', row('frog', 'amphibian') + row('cat', 'mammal') + row('', 'insect'));
  for (const type of ['matching', 'ddmatch'])
    expect(await only(xml(type))).toEqual({
      type: 'MATCH',
      text: 'Classify',
      pairs: [
        { prompt: { text: 'frog' }, match: { text: 'amphibian' } },
        { prompt: { text: 'cat' }, match: { text: 'mammal' } },
      ],
      extras: [{ text: 'insect' }],
    });
});

test('embedded answers: gaps to type, gaps to choose from, and questions about a text that has both', async () => {
  expect(
    await only(
      question('cloze', '<p>{1:SHORTANSWER:=Rome#yes~%100%Roma~%50%Romme} has {2:NM:=7:1} hills.</p>'),
    ),
  ).toEqual({
    type: 'CLOZE',
    text: '[[1]] has [[2]] hills.',
    explanation: 'Rome: yes',
    gaps: [{ accepted: ['Rome', 'Roma'] }, { accepted: ['7'], number: { tolerance: 1 } }],
  });
  expect(
    await only(question('cloze', 'I {1:MC:=am~is} and you {1:MULTICHOICE_VS:is~%100%are&#46;}')),
  ).toEqual({
    type: 'DROPDOWN',
    text: 'I [[1]] and you [[2]]',
    gaps: [
      { choices: [{ text: 'am', correct: true }, { text: 'is' }] },
      { choices: [{ text: 'is' }, { text: 'are.', correct: true }] },
    ],
  });
  expect(await only(question('cloze', 'Pick {1:MULTIRESPONSE:=a~=b~c}'))).toMatchObject({
    type: 'MSQ',
    text: 'Pick',
    options: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }],
  });
  const many = await only(question('cloze', Array.from({ length: 11 }, () => 'x {1:SA:=a}').join(' ')));
  expect(many).toMatchObject({ type: 'COMPREHENSION', questions: { length: 11 } });
  const mixed = question('cloze', 'In {1:SA:=Rome} they {1:MC:=are~is}.');
  expect(await only(mixed)).toEqual({
    type: 'COMPREHENSION',
    text: 'N',
    passage: 'In (1) _____ they (2) _____.',
    questions: [
      { type: 'BLANK', text: '(1)', accepted: ['Rome'] },
      { type: 'MCQ', text: '(2)', options: [{ text: 'are', correct: true }, { text: 'is' }] },
    ],
  });
  const { reasons } = await read(
    mixed,
    question('cloze', 'x {1:SA:=a} {3:SA:=b}'),
    question('cloze', '{1:XX:=a}'),
  );
  expect(reasons).toEqual(['1 gapsMadeQuestions', '2 weightsEvened', '3 unsupportedType XX']);
});

test('words to choose and to drag: markers name them, and each place of a word is a gap', async () => {
  const option = (words: string, group: number) =>
    `<selectoption><text>${words}</text><group>${group}</group></selectoption>`;
  expect(
    await only(
      question(
        'gapselect',
        'A [[1]] and a [[4]]',
        option('cat', 1) + option('dog', 1) + option('x', 2) + option('y', 2),
      ),
    ),
  ).toEqual({
    type: 'DROPDOWN',
    text: 'A [[1]] and a [[2]]',
    gaps: [
      { choices: [{ text: 'cat', correct: true }, { text: 'dog' }] },
      { choices: [{ text: 'x' }, { text: 'y', correct: true }] },
    ],
  });
  const box = (words: string, group = 1) => `<dragbox><text>${words}</text><group>${group}</group></dragbox>`;
  const drags = question('ddwtos', '[[2]] and [[2]], then [[1]]', box('one') + box('two') + box('three', 2));
  expect(await only(drags)).toEqual({
    type: 'DRAGNDROP',
    text: '[[1]] and [[2]], then [[3]]',
    gaps: [{ accepted: ['two'] }, { accepted: ['two'] }, { accepted: ['one'] }],
    extras: ['three'],
  });
  const { reasons } = await read(
    question('ddwtos', '[[1]] [[3]]', box('one') + box('two') + box('three', 2)),
    question('ddwtos', '[[9]]', box('one')),
  );
  expect(reasons.slice(0, 2)).toEqual(['1 groupsMerged', '2 badCorrectAnswer [[9]]']);
});

test('labels in a picture: places where they go, or areas in which they belong', async () => {
  const file = (name: string) => `<file name="${name}" encoding="base64">${PNG}</file>`;
  const drag = (no: number, inner: string) => `<drag><no>${no}</no>${inner}<draggroup>1</draggroup></drag>`;
  const xml = question(
    'ddimageortext',
    'Label it',
    `${file('map.png')}${drag(1, '<text>Ob</text>')}${drag(2, '<text>Lena</text>')}
    <drop><text>west</text><no>1</no><choice>1</choice><xleft>36</xleft><ytop>39</ytop></drop>`,
  );
  const { questions, result } = await read(xml);
  expect(questions).toEqual([
    {
      type: 'DND_IMAGE',
      text: 'Label it',
      picture: { type: 'image', url: '/media/moodle/1/map.png', width: 200, height: 100 },
      spots: [{ x: 0.25, y: 0.5, labels: [{ text: 'Ob' }], name: 'west' }],
      extras: [{ text: 'Lena' }],
    },
  ]);
  expect(result.problems.filter(({ reason }) => reason.code === 'mediaNotPlaced')).toEqual([]);
  const areas = (shape: string, coords: string) =>
    `<drop><no>1</no><shape>${shape}</shape><coords>${coords}</coords><choice>1</choice></drop>`;
  const marker = await read(
    question(
      'ddmarker',
      'Mark',
      file('m.png') +
        drag(1, '<text>x</text>') +
        areas('circle', '100,50;10') +
        areas('rectangle', '10,10;20,20') +
        areas('polygon', '0,0;20,0;20,40;0,40'),
    ),
  );
  expect(marker.questions[0]).toMatchObject({
    spots: [
      { x: 0.5, y: 0.5 },
      { x: 0.1, y: 0.2 },
      { x: 0.05, y: 0.2 },
    ],
  });
  expect(marker.reasons).toContain('1 areasMadeSpots');
  expect((await read(question('ddmarker', 'No picture', drag(1, '<text>x</text>')))).reasons).toEqual([
    '1 boardMissing',
  ]);
});

test('whatever else there is', async () => {
  const { questions, reasons, result } = await read(
    '<question type="category"><category><text>$course$/top/Birds</text></category></question>',
    question('ordering', 'Order', answer(1, 'one') + answer(2, 'two') + answer(3, 'three')),
    question('essay', 'Tell', '<graderinfo><text>Look for x</text></graderinfo>'),
    question('truefalse', 'Is it?', answer(0, 'true') + answer(100, 'false')),
    question('description', 'Read this.'),
    question('calculated', '{a} + {b}?'),
    question('random', ''),
  );
  expect(questions).toMatchObject([
    { type: 'REORDER', items: [{ text: 'one' }, { text: 'two' }, { text: 'three' }] },
    { type: 'OPEN', text: 'Tell' },
    { type: 'MCQ', options: [{ text: 'True' }, { text: 'False', correct: true }] },
  ]);
  expect(result.quiz.subject).toBe('Birds');
  expect(reasons).toEqual([
    '2 unknownFields graderinfo',
    '4 description',
    '5 unsupportedType calculated',
    '6 unsupportedType random',
  ]);
});

test('pictures of the file, of the text and of the web; a sound if there is no picture', async () => {
  const data = `data:image/png;base64,${PNG}`;
  const xml = question(
    'essay',
    `<img src="@@PLUGINFILE@@/a%20b.png" alt="A &amp; B"><img src="@@PLUGINFILE@@/gone.png">`,
    `<file name="a b.png" encoding="base64">${PNG}</file><file name="x.mp3" encoding="base64">SUQz</file>
    <file name="evil.html" encoding="base64">PHNjcmlwdD4=</file>`,
  );
  const { questions, reasons, result } = await read(
    xml,
    question('essay', `Look <img src="${data}">`),
    question(
      'essay',
      '<a href="@@PLUGINFILE@@/x.mp3">Listen</a>',
      '<file name="x.mp3" encoding="base64">SUQz</file>',
    ),
    question('essay', '<img src="http://a.example/x.png">', ''),
  );
  expect(questions).toMatchObject([
    { media: { type: 'image', url: '/media/moodle/1/a%20b.png', alt: 'A & B' } },
    { media: { type: 'image', url: '/media/moodle/2/text/1.png' } },
    { text: 'Listen', media: { type: 'audio', url: '/media/moodle/3/x.mp3' } },
    { media: { url: 'http://a.example/x.png' } },
  ]);
  expect(reasons.slice(0, 3)).toEqual([
    '1 fileMissing gone.png',
    '1 mediaNotPlaced x.mp3',
    '4 pictureNotTaken http://a.example/x.png',
  ]);
  expect(result.files?.map(({ address, blob }) => [address, blob.type])).toEqual([
    ['/media/moodle/1/a%20b.png', 'image/png'],
    ['/media/moodle/2/text/1.png', 'image/png'],
    ['/media/moodle/3/x.mp3', 'audio/mpeg'],
  ]);
});

test.each([
  ['cut off', '<quiz><question type="essay">'],
  ['with tags that cross', '<quiz><question type="essay"></quiz></question>'],
  ['with too many levels', `<quiz>${'<a>'.repeat(200)}${'</a>'.repeat(200)}</quiz>`],
])('a file that is %s is refused', async (_, xml) => {
  expect((await handedIn(xml, 'a.xml')).reasons).toEqual(['file notXml']);
});

test('entities of the file itself aren’t followed, and scripts are no text', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz>${question(
    'essay',
    '<script>alert(1)</script><b onclick="x()">Safe</b> &b;',
  )}</quiz>`;
  const { questions } = await handedIn(bomb, 'a.xml');
  expect(questions).toEqual([{ type: 'OPEN', text: '**Safe** &b;' }]);
});

test('a file in an old encoding is read, and reported', async () => {
  const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><quiz>${question('essay', 'Größe?')}</quiz>`;
  const { questions, reasons } = await handedIn(new Uint8Array(Buffer.from(xml, 'latin1')), 'a.xml');
  expect(questions).toEqual([{ type: 'OPEN', text: 'Größe?' }]);
  expect(reasons).toEqual([]);
});
