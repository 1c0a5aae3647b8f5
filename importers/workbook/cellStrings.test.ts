import { expect, test } from 'vitest';
import { packStored } from '#importers/files/zip.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { cellString, sharedStrings } from '#importers/workbook/cellStrings.ts';

const run = (text: string, looks = '') =>
  `<r><rPr>${looks}<sz val="11"/></rPr><t xml:space="preserve">${text}</t></r>`;
const BOLD = '<b/>';
const RAISED = '<vertAlign val="superscript"/>';
const LOWERED = "<vertAlign val='subscript'/>";

test.each([
  [run('E = mc') + run('2', RAISED), 'E = mc<sup>2</sup>', 'E = mc²'],
  [run('H') + run('2', LOWERED) + run('O &amp; more'), 'H<sub>2</sub>O & more', 'H₂O & more'],
  [
    run('A ') + run('bold', BOLD) + run(' and ') + run('slanted', '<i val="1"/>'),
    'A **bold** and *slanted*',
    'A bold and slanted',
  ],
  [run('both ', '<b/><i/>') + run('of *them*'), '***both*** of \\*them\\*', 'both of *them*'],
  [run('two\nlines', BOLD) + run('!'), '**two**\n**lines**!', 'two\nlines!'],
  [`${run('東京', BOLD)}<rPh sb="0" eb="2"><t>トウキョウ</t></rPh>`, '**東京**', '東京'],
  [`<x:r><x:rPr><x:b/></x:rPr><x:t>prefixed</x:t></x:r>`, '**prefixed**', 'prefixed'],
])('the cell %s keeps its formatting', (xml, source, words) => {
  expect(cellString(xml)).toMatchObject({ source, words });
});

test('cells without formatting are plain', () => {
  expect(cellString('<t>plain &amp; _x0041_</t><rPh sb="0" eb="2"><t>spoken</t></rPh>')).toBe('plain & A');
  expect(cellString(run('only a ') + run('size'))).toBe('only a size');
  expect(cellString(run('not bold', '<b val="0"/>'))).toBe('not bold');
});

test('shared strings keep their numbers', () => {
  const xml = `<sst><si><t>a</t></si><si/><!-- <si> --><si>${run('b', BOLD)}</si><si>${run('c')}</si></sst>`;
  expect(sharedStrings(xml)).toMatchObject(['a', '', { source: '**b**' }, 'c']);
});

const inline = (xml: string) => `<c @ t="inlineStr"><is>${xml}</is></c>`;
const plainCell = (text: string) => inline(`<t>${text}</t>`);
const cells = (row: number, each: readonly string[], first = 0) =>
  `<row r="${row}">${each.map((cell, index) => cell.replace('@', `r="${'ABCDEFG'.charAt(first + index)}${row}"`)).join('')}</row>`;

/** A workbook with one sheet. */
function workbook(rows: readonly string[], strings: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const file = (name: string, text: string) => ({
    name,
    bytes: new Uint8Array(new TextEncoder().encode(text)),
  });
  const archive = packStored([
    file(
      'xl/workbook.xml',
      `<workbook xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    file(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    file('xl/sharedStrings.xml', `<sst>${strings.join('')}</sst>`),
    file('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
  ]);
  return archive;
}

test('workbooks keep the formatting of shared and inline strings', async () => {
  const shared = [
    'Question Text',
    'Question Type',
    'Option 1',
    'Option 2',
    'Correct Answer',
    'Which is H2O?',
  ];
  const string = (index: number) => `<c @ t="s"><v>${index}</v></c>`;
  const rows = [
    cells(1, [0, 1, 2, 3, 4].map(string)),
    cells(2, [
      string(6),
      plainCell('Multiple Choice'),
      inline(run('H') + run('2', LOWERED) + run('O')),
      plainCell('*CO*'),
      '<c @><v>1</v></c>',
    ]),
    cells(3, [string(5), plainCell(''), plainCell('a'), plainCell('b'), '<c @><v>2</v></c>']),
  ];
  const strings = [
    ...shared.map((text) => `<si><t>${text}</t></si>`),
    `<si>${run('Which is ')}${run('water', BOLD)}${run('?')}</si>`,
  ];
  const { quiz, problems } = await readQuizFile(workbook(rows, strings), 'book.xlsx');
  expect(problems).toEqual([]);
  expect(quiz.questions).toEqual([
    {
      type: 'MCQ',
      format: 'markdown',
      text: 'Which is **water**?',
      options: [{ text: 'H<sub>2</sub>O', correct: true }, { text: '\\*CO\\*' }],
    },
    { type: 'MCQ', text: 'Which is H2O?', options: [{ text: 'a' }, { text: 'b', correct: true }] },
  ]);
});

/** For each layout, its header, a row below it, and the first column of both. */
const LAYOUTS: Readonly<Record<string, readonly [readonly string[], readonly string[], number]>> = {
  wayground: [
    ['Question Text', 'Question Type', 'Option 1', 'Option 2', 'Option 3', 'Correct Answer'],
    ['asked', 'Multiple Choice', 'plain', 'bold', 'slanted', '3'],
    0,
  ],
  kahoot: [
    ['Question - max 120 characters', 'Answer 1', 'Answer 2', 'Answer 3', 'Time limit', 'Correct answer(s)'],
    ['asked', 'plain', 'bold', 'slanted', '20', '3'],
    1,
  ],
  gimkit: [
    ['Question', 'Correct Answer', 'Incorrect Answer 1', 'Incorrect Answer 2'],
    ['asked', 'slanted', 'bold', 'plain'],
    0,
  ],
};
const SAME: Readonly<Record<string, string>> = {
  asked: run('Who ') + run('are', BOLD) + run(' you?'),
  plain: '<t>same</t>',
  bold: run('same', BOLD),
  slanted: run('same', '<i/>'),
};

test.each(Object.keys(LAYOUTS))(
  'cells of %s with the same words keep their own formatting',
  async (layout) => {
    const [header, row, first] = LAYOUTS[layout] ?? [[], [], 0];
    const rows = [
      cells(1, header.map(plainCell), first),
      cells(
        2,
        row.map((cell) => inline(SAME[cell] ?? `<t>${cell}</t>`)),
        first,
      ),
    ];
    const { quiz, format } = await readQuizFile(workbook(rows), 'book.xlsx');
    expect(format).toBe(layout);
    const [question] = quiz.questions;
    expect(question).toMatchObject({ type: 'MCQ', format: 'markdown', text: 'Who **are** you?' });
    const options = question?.type === 'MCQ' ? question.options : [];
    expect(options.toSorted((a, b) => a.text.localeCompare(b.text))).toEqual(
      [{ text: '**same**' }, { text: '*same*', correct: true }, { text: 'same' }].toSorted((a, b) =>
        a.text.localeCompare(b.text),
      ),
    );
  },
);
