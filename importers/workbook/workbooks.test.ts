import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';
import { packStored } from '#importers/files/zip.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));

function parts(rows: string) {
  return [
    {
      name: 'xl/workbook.xml',
      bytes: encode(
        `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: encode(
        `<Relationships><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: encode(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    },
  ];
}

const workbook = (rows: string) => packStored(parts(rows));
const cell = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const HEADER = `<row r="1">${['Question Text', 'Question Type', 'Option 1', 'Option 2', 'Correct Answer'].map((text, index) => cell(`${'ABCDE'.charAt(index)}1`, text)).join('')}</row>`;
const QUESTION = `<row r="2">${cell('A2', 'Q')}${cell('C2', 'a')}${cell('D2', 'b')}<c r="E2"><v>1</v></c></row>`;

/** An archive with one deflated file whose headers claim any size. */
function deflated(name: string, content: Uint8Array, claimedSize: number): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(deflateRawSync(content));
  const archive = packStored([{ name, bytes: packed }]);
  const view = new DataView(archive.buffer);
  const directory = 30 + name.length + packed.length;
  view.setUint16(8, 8, true);
  view.setUint32(22, claimedSize, true);
  view.setUint16(directory + 10, 8, true);
  view.setUint32(directory + 24, claimedSize, true);
  return archive;
}

async function reasonsOf(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { problems } = await readQuizFile(bytes, 'book.xlsx');
  return problems.map(({ reason }) => reason.code);
}

test('a small workbook is read', async () => {
  const result = await readQuizFile(workbook(HEADER + QUESTION), 'book.xlsx');
  expect(result).toMatchObject({ format: 'wayground', problems: [], quiz: { questions: [{ text: 'Q' }] } });
});

test('an archive that unpacks to too much is rejected, whatever size it claims', async () => {
  const bomb = new Uint8Array(IMPORT_LIMITS.unpackedBytes + 1);
  expect(await reasonsOf(deflated('xl/worksheets/sheet1.xml', bomb, 10))).toEqual(['unpacksTooLarge']);
});

test('parts without text are not even unpacked', async () => {
  const bomb = new Uint8Array(IMPORT_LIMITS.unpackedBytes + 1);
  expect(await reasonsOf(deflated('xl/media/image.png', bomb, bomb.length))).toEqual(['fileUnreadable']);
});

test('damaged, encrypted and unknown streams are rejected, and archives that point outside themselves', async () => {
  const damaged = deflated('xl/workbook.xml', encode('x'.repeat(1000)), 1000);
  damaged.fill(0xff, 45, 55);
  expect(await reasonsOf(damaged)).toEqual(['fileUnreadable']);
  for (const [at, value] of [
    [8, 1],
    [10, 99],
    [20, 0xff_ff_ff],
    [42, 0xff_ff_ff],
  ] as const) {
    const archive = workbook(HEADER);
    const view = new DataView(archive.buffer);
    const directory = view.getUint32(archive.length - 22 + 16, true);
    view.setUint32(directory + at, value, true);
    expect(await reasonsOf(archive)).toEqual(['fileUnreadable']);
  }
});

test.each([
  [
    'a cell at the far corner',
    `${HEADER}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
    'sheetTooLarge',
  ],
  [
    'a row beyond every sheet',
    `${HEADER}<row r="9999999"><c r="A9999999"><v>1</v></c></row>`,
    'sheetTooLarge',
  ],
  ['an invalid row number', `${HEADER}<row r="99999999999"/>`, 'fileUnreadable'],
  ['a row number in disguise', `${HEADER}<row r="&#57;99999999"/>`, 'fileUnreadable'],
  ['an unclosed attribute', `${HEADER}<row r="3 ><c r="A3"/></row>`, 'fileUnreadable'],
  [
    'a text that the reader would drop',
    '<row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[x]]></t></is></c></row>',
    'fileUnreadable',
  ],
  ['a missing string', '<row r="1"><c r="A1" t="s"><v>7</v></c></row>', 'fileUnreadable'],
])('%s is rejected', async (_name, rows, code) => {
  expect(await reasonsOf(workbook(rows))).toEqual([code]);
});

test('a row that is colored to its end does no harm', async () => {
  const rows = `${HEADER}${QUESTION}<row r="3"><c r="XFD3" s="1"/></row><row r="1048576"><c r="A1048576"/></row>`;
  expect(await readQuizFile(workbook(rows), 'book.xlsx')).toMatchObject({
    problems: [],
    quiz: { questions: [{}] },
  });
});

test('cells with errors and uncalculated formulas are reported', async () => {
  const row = `<row r="3">${cell('A3', 'R')}<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D3"><f>A1</f></c><c r="E3"><v>1</v></c></row>`;
  const { quiz, problems } = await readQuizFile(workbook(HEADER + QUESTION + row), 'book.xlsx');
  expect(quiz.questions).toHaveLength(2);
  expect(problems.map(({ place, reason }) => [place, reason])).toEqual([
    [
      { kind: 'row', number: 3 },
      { code: 'cellNotRead', values: { cell: 'C3' } },
    ],
    [
      { kind: 'row', number: 3 },
      { code: 'cellNotRead', values: { cell: 'D3' } },
    ],
    [
      { kind: 'row', number: 3 },
      { code: 'badCorrectAnswer', values: { value: '1' } },
    ],
  ]);
});

test('cells without addresses are read in order', async () => {
  const bare = (rows: string) => rows.replaceAll(/ r="[A-Z]*\d*"/g, '');
  const question = `<row>${cell('A', 'Q')}<c/>${cell('C', 'a')}${cell('D', 'b')}<c><v>2.0000000000000004</v></c></row>`;
  expect(await readQuizFile(workbook(bare(HEADER) + bare(question)), 'book.xlsx')).toMatchObject({
    problems: [],
    quiz: { questions: [{ text: 'Q', options: [{ text: 'a' }, { text: 'b', correct: true }] }] },
  });
});

test('a million empty rows cost little, and rows after them keep their numbers', async () => {
  const rows = `${HEADER}${QUESTION}${'<row/>'.repeat(1_000_000)}`;
  expect(await readQuizFile(workbook(rows), 'book.xlsx')).toMatchObject({
    problems: [],
    quiz: { questions: [{ text: 'Q' }] },
  });
  const far = QUESTION.replaceAll(/(r="[A-E]?)2"/g, '$1300000"').replace('<v>1</v>', '<v>3</v>');
  const { problems } = await readQuizFile(workbook(HEADER + far), 'book.xlsx');
  expect(problems.map(({ place }) => place)).toEqual([{ kind: 'row', number: 300_000 }]);
}, 15_000);

test('hidden rows are taken and reported', async () => {
  const hidden = QUESTION.replaceAll('2"', '3"').replace('<row', '<row hidden="1"').replace('>Q<', '>R<');
  const empty = '<row r="4" hidden="1"><c r="A4" s="1"/></row>';
  const { quiz, problems } = await readQuizFile(workbook(HEADER + QUESTION + hidden + empty), 'book.xlsx');
  expect(quiz.questions.map(({ text }) => text)).toEqual(['Q', 'R']);
  expect(problems).toEqual([
    {
      place: { kind: 'row', number: 3 },
      item: 'R',
      reason: { code: 'rowHidden', values: {} },
      severity: 'changed',
    },
  ]);
});

test.each([
  ['a nested cell', '<row r="1"><c r="A1" t="s"><c r="XFD1048576"/></c></row>'],
  ['an invalid type', `<row r="1"><c r="A1" t='s" r="XFD9'><v>0</v></c></row>`],
  ['a row out of order', '<row r="5"><c r="A5"><v>1</v></c></row><row r="3"><c r="A3"><v>1</v></c></row>'],
])('%s never reaches the reader', async (_name, rows) => {
  expect(await reasonsOf(workbook(rows))).toEqual(['fileUnreadable']);
});

test('files that are not workbooks are rejected', async () => {
  expect(await reasonsOf(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toEqual(['fileUnreadable']);
  expect(await reasonsOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toEqual(['legacyXls']);
  expect(await reasonsOf(packStored([{ name: 'word/document.xml', bytes: encode('<x/>') }]))).toEqual([
    'fileUnreadable',
  ]);
  expect(await reasonsOf(new Uint8Array())).toEqual(['fileEmpty']);
  expect(await reasonsOf(new Uint8Array(IMPORT_LIMITS.fileBytes + 1))).toEqual(['fileTooLarge']);
});
