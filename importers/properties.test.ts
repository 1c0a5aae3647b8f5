import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfImport } from '#importers/testing/faultOfImport.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { IMPORT_FORMAT_IDS, type ImportResult } from '#importers/types.ts';
import { forgedArchive } from '#importers/testing/forgedArchive.ts';

/** Fragments of all formats, so that random text gets deep into each importer. */
const pieces = fc.constantFrom(
  '{',
  '}',
  '=',
  '~',
  '#',
  '####',
  '::',
  '%50%',
  '%-100%',
  '->',
  '//',
  '\\',
  '[html]',
  '$CATEGORY: a/b',
  'T',
  'FALSE',
  '1..2',
  '3:0',
  '\n',
  '\n\n',
  '\t',
  ',',
  ';',
  '"',
  '""',
  'A) x',
  'B. y',
  'ANSWER: A',
  'ANSWER:',
  'Question Text',
  'Question Type',
  'Question #',
  'Option 1',
  'Option 2',
  'Answer 1',
  'Answer 2',
  'Correct Answer',
  'Incorrect Answer 1',
  'Question',
  'Time Limit',
  'Poll',
  'Draw',
  'Checkbox',
  '1',
  '1,2',
  '30',
  '9e99',
  '-1',
  '<p>',
  '</p>',
  '<img src=x>',
  '<quiz><question type="cloze"><questiontext format="html"><text>',
  '</text></questiontext></question></quiz>',
  '{1:SHORTANSWER:=a~%50%b}',
  '{2:MC:',
  '[[1]]',
  '#separator:tab\n',
  '{{c1::a::b}}',
  'Drag and Drop',
  'Match',
  '__',
  '<b',
  '&amp;',
  '&#x0;',
  '{"questions":[',
  '{"type":"MCQ","text":"x"}',
  ']}',
  'null',
  '__proto__',
  'constructor',
  '\u0000',
  '\ufeff',
  '\ud800',
  '🪐',
  'é',
  ' ',
);
const text = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 60,
  })
  .map((all) => all.join(''));
const format = fc.option(fc.constantFrom(...IMPORT_FORMAT_IDS), { nil: undefined });
const fileName = fc.oneof(
  fc.constantFrom('a.gift', 'a.csv', '', '.', 'a.json', `${'n'.repeat(300)}.txt`),
  fc.string({ unit: 'binary' }),
);

function expectSound(result: ImportResult): void {
  expect(faultOfImport(result)).toBeUndefined();
  const { quiz, problems } = result;
  // Taking nothing and reporting nothing would be a silent loss.
  expect(quiz.questions.length + problems.length).toBeGreaterThan(0);
  for (const { item } of problems) expect(item.length).toBeLessThanOrEqual(160);
}

test('random text never breaks an import', async () => {
  await fc.assert(
    fc.asyncProperty(text, format, fileName, async (input, chosen, name) => {
      const bytes = new Uint8Array(new TextEncoder().encode(input));
      expectSound(await readQuizFile(bytes, name, chosen ? { format: chosen } : {}));
    }),
    { seed: 7, numRuns: 1_500 },
  );
});

test('random bytes never break an import', async () => {
  const signatures = fc.constantFrom(
    [],
    [0x50, 0x4b, 3, 4],
    [0xff, 0xfe],
    [0xfe, 0xff],
    [0xef, 0xbb, 0xbf],
    [0xd0, 0xcf, 0x11, 0xe0],
  );
  await fc.assert(
    fc.asyncProperty(
      signatures,
      fc.uint8Array({ maxLength: 400 }),
      format,
      async (signature, rest, chosen) => {
        expectSound(
          await readQuizFile(Uint8Array.from([...signature, ...rest]), 'a', chosen ? { format: chosen } : {}),
        );
      },
    ),
    { seed: 8, numRuns: 700 },
  );
});

test('random and damaged workbooks never break an import', async () => {
  const xml = fc
    .array(
      fc.oneof(
        pieces,
        fc.constantFrom(
          '<row r="1">',
          '<c r="A1" t="s">',
          '<v>0</v>',
          '</c>',
          '</row>',
          '<sheetData>',
          '<worksheet>',
          '<si><t>',
          '<sheet name="S" r:id="r1"/>',
          '<c r="ZZ9"/>',
        ),
      ),
      { maxLength: 20 },
    )
    .map((all) => all.join(''));
  const names = fc.constantFrom(
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/sharedStrings.xml',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
    '__proto__',
  );
  const damage = fc.array(fc.tuple(fc.nat(3_000), fc.nat(255)), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(names, xml), { maxLength: 6 }), damage, async (files, faults) => {
      const archive = forgedArchive(
        files.map(([name, content]) => ({ name, bytes: new Uint8Array(new TextEncoder().encode(content)) })),
      );
      for (const [at, value] of faults) if (at < archive.length) archive[at] = value;
      expectSound(await readQuizFile(archive, 'a.xlsx'));
    }),
    { seed: 9, numRuns: 400 },
  );
});

/** Names of fields of H5P content, so that random JSON gets deep into its questions. */
const fields = fc.constantFrom(
  ...'library params content questions question answers text correct taskDescription textField distractors'.split(
    ' ',
  ),
  ...'settings task elements dropZones correctElements type path file background size width x label'.split(
    ' ',
  ),
  ...'imageHotspotQuestion hotspotSettings hotspot computedSettings figure dialogs cards image paragraphs'.split(
    ' ',
  ),
  ...'summaries summary choices presentation slides action backgroundImageSettings backgroundImage'.split(
    ' ',
  ),
  'toString',
  '__proto__',
);
const libraries =
  'MultiChoice TrueFalse Blanks DragText DragQuestion SingleChoiceSet QuestionSet Dialogcards Flashcards Summary Essay SortParagraphs ImageHotspotQuestion Column CoursePresentation ImagePair Nothing'
    .split(' ')
    .map((name) => `H5P.${name} 1.0`);

test('random content of H5P never breaks an import', async () => {
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.oneof(pieces, fc.constantFrom('*a*', ...libraries), fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(fields, tie('value')), { maxLength: 6 }).map((all) => Object.fromEntries(all)),
    ),
  }));
  const bytes = (content: unknown) => new Uint8Array(new TextEncoder().encode(JSON.stringify(content)));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...libraries), value, async (library, params) => {
      const mainLibrary = library.split(' ')[0];
      const archive = forgedArchive([
        { name: 'h5p.json', bytes: bytes({ mainLibrary }) },
        { name: 'content/content.json', bytes: bytes(params) },
      ]);
      expectSound(await readQuizFile(archive, 'a.h5p'));
    }),
    { seed: 10, numRuns: 1_500 },
  );
});
