import { expect, test } from 'vitest';
import { packStored } from '#src/areas/library/archive/zip.ts';
import { readQuizFile } from '#src/areas/library/importer/readQuizFile.ts';
import { richStrings, richText } from '#src/areas/library/importer/richCells.ts';

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
])('%s', (xml, source, words) => {
  expect(richText(xml)).toMatchObject({ source, words });
});

test('cells without looks of their own stay with the reader', () => {
  expect(richText('<t>plain</t>')).toBeNull();
  expect(richText(run('only a size'))).toBeNull();
  expect(richText(run('not bold', '<b val="0"/>'))).toBeNull();
});

test('shared strings keep their numbers', () => {
  const xml = `<sst><si><t>a</t></si><si/><!-- <si> --><si>${run('b', BOLD)}</si><si>${run('c')}</si></sst>`;
  expect([...richStrings(xml)].map(([index, { source }]) => [index, source])).toEqual([[2, '**b**']]);
});

test('in a workbook, as shared and as inline strings', async () => {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const shared = [
    'Question Text',
    'Question Type',
    'Option 1',
    'Option 2',
    'Correct Answer',
    'Which is H2O?',
  ];
  const cells = (row: number, each: readonly string[]) =>
    `<row r="${row}">${each.map((cell, index) => cell.replace('@', `r="${'ABCDE'.charAt(index)}${row}"`)).join('')}</row>`;
  const string = (index: number) => `<c @ t="s"><v>${index}</v></c>`;
  const inline = (xml: string) => `<c @ t="inlineStr"><is>${xml}</is></c>`;
  const rows = [
    cells(1, [0, 1, 2, 3, 4].map(string)),
    cells(2, [
      string(6),
      inline('<t>Multiple Choice</t>'),
      inline(run('H') + run('2', LOWERED) + run('O')),
      inline('<t>*CO*</t>'),
      '<c @><v>1</v></c>',
    ]),
    cells(3, [string(5), inline('<t></t>'), inline('<t>a</t>'), inline('<t>b</t>'), '<c @><v>2</v></c>']),
  ];
  const strings = [
    ...shared.map((text) => `<si><t>${text}</t></si>`),
    `<si>${run('Which is ')}${run('water', BOLD)}${run('?')}</si>`,
  ];
  const file = (name: string, text: string) => ({
    name,
    bytes: new Uint8Array(new TextEncoder().encode(text)),
  });
  const book = packStored([
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
  const { quiz, problems } = await readQuizFile(new Uint8Array(book), 'book.xlsx');
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
