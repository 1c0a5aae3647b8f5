import writeXlsxFile from 'write-excel-file/node';
import { expect, test } from 'vitest';
import { handedIn } from '#importers/testing/handedIn.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportResult } from '#importers/types.ts';

type Cell = string | number | boolean | Date | null;

const csv = (text: string): Promise<ImportResult> => readQuizFile(new TextEncoder().encode(text), 'list.csv');

async function xlsx(...sheets: Cell[][][]): Promise<ImportResult> {
  const data = sheets.map((rows, index) => ({
    sheet: `Sheet ${index + 1}`,
    data: rows.map((row) =>
      row.map((value) =>
        value instanceof Date
          ? { value, type: Date, format: 'dd/mm/yyyy' }
          : value === null
            ? null
            : { value },
      ),
    ),
  }));
  const written = await writeXlsxFile(data as never).toBuffer();
  return readQuizFile(new Uint8Array(written), 'list.xlsx');
}

function told({ problems }: ImportResult): string[] {
  return problems.map(({ place, reason, severity }) => {
    const where = place.kind === 'file' ? 'file' : `${place.kind} ${place.number}`;
    return `${where} ${severity} ${reason.code} ${Object.values(reason.values).join(' ')}`.trim();
  });
}

const KAHOOT = [
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
];
const KAHOOT_TOP: Cell[][] = [[], [null, 'Planets'], [null, 'Fill in'], [], [], [], []];
const WAYGROUND =
  'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation\n';
const BLOOKET =
  '"Blooket\nImport Template",,,,,,,\nQuestion #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"\n';

test('Kahoot workbook: reads the title, one or several correct answers, and numbers and booleans as text', async () => {
  const result = await xlsx([
    ...KAHOOT_TOP,
    [null, ...KAHOOT],
    [1, 'Red?', 'Mars', 'Venus', null, null, 20, 1],
    [2, 'Rocky?', 'Mars', 'Venus', 'Jupiter', null, 60, '1,2'],
    [3, 'How many?', 8, 9, true, null, null, 1.2],
    [4, null, null, null, null, null, 20, null],
  ]);
  expect(result).toMatchObject({ format: 'kahoot', problems: [] });
  expect(result.quiz).toEqual({
    title: 'Planets',
    questions: [
      {
        type: 'MCQ',
        text: 'Red?',
        options: [{ text: 'Mars', correct: true }, { text: 'Venus' }],
        timeSeconds: 20,
      },
      {
        type: 'MSQ',
        text: 'Rocky?',
        options: [{ text: 'Mars', correct: true }, { text: 'Venus', correct: true }, { text: 'Jupiter' }],
        timeSeconds: 60,
      },
      {
        type: 'MSQ',
        text: 'How many?',
        options: [{ text: '8', correct: true }, { text: '9', correct: true }, { text: 'TRUE' }],
      },
    ],
  });
});

test('Kahoot CSV: may use semicolons and windows-1252', async () => {
  const line = 'Gr\u00f6\u00dfter?;Erde;Jupiter;;;20;2';
  const text = `${';'.repeat(6)}\n${KAHOOT.join(';').replace('–', '-')}\n${line}\n`;
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const result = await readQuizFile(bytes, 'quiz.csv');
  expect(result.format).toBe('kahoot');
  expect(result.quiz.questions).toMatchObject([
    { text: 'Größter?', options: [{ text: 'Erde' }, { text: 'Jupiter', correct: true }] },
  ]);
  expect(told(result)).toEqual(['line 3 changed encodingGuessed 1']);
});

test('Kahoot in another language is recognized by its shape', async () => {
  const header = [
    'Pregunta',
    'Respuesta 1',
    'Respuesta 2',
    'Respuesta 3',
    'Respuesta 4',
    'Límite de tiempo',
    'Correcta',
  ];
  const result = await xlsx([
    ...KAHOOT_TOP,
    [null, ...header],
    [1, '¿Rojo?', 'Marte', 'Venus', null, null, 20, 1],
  ]);
  expect(result).toMatchObject({
    format: 'kahoot',
    quiz: { title: 'list', questions: [{ text: '¿Rojo?' }] },
  });
});

test('rows that cannot be taken as they are are reported', async () => {
  const result = await csv(
    `${BLOOKET}1,No right one,a,b,,,20,\n2,Not there,a,b,,,20,4\n3,Half there,a,b,,,20,"1,4"\n4,Letters,a,b,,,20,A\n5,One option,a,,,,20,1\n6,,a,b,,,20,1\n7,Too fast,a,b,,,2,1\n8,No number,a,b,,,soon,2\n9,Note beside,a,b,,,20,1,mine\n10,Gap,a,,c,,20,3\n`,
  );
  const { questions } = result.quiz;
  expect(questions.map(({ text }) => text)).toEqual([
    'No right one',
    'Not there',
    'Half there',
    'Letters',
    'One option',
    '',
    'Too fast',
    'No number',
    'Note beside',
    'Gap',
  ]);
  expect(questions[0]).toMatchObject({ options: [{ text: 'a' }, { text: 'b' }], unmarked: true });
  expect(told(result)).toEqual([
    'row 3 unfinished noCorrectAnswer',
    'row 4 unfinished badCorrectAnswer 4',
    'row 5 changed correctAnswerMissing 4',
    'row 6 unfinished badCorrectAnswer A',
    'row 7 unfinished tooFewOptions 2',
    'row 8 unfinished questionEmpty',
    'row 9 changed timeInvalid 2 5 900 30',
    'row 10 changed timeInvalid soon 5 900 30',
    'file changed cellsNotRead 1 I',
  ]);
  expect(questions[6]).not.toHaveProperty('timeSeconds');
  expect(questions.at(-1)).toMatchObject({ options: [{ text: 'a' }, { text: 'c', correct: true }] });
});

test('Wayground: reads every type, pictures and explanations, and reports the unknown', async () => {
  const result = await csv(
    `${WAYGROUND}"Text of the question\n\n(required)",,,,,,,,,,\nDefault type,,a,b,,,,2,,https://a.example/p.png,Because\nMany,Checkbox,a,b,c,,,"1,3",45,,\nOne of many,Checkbox,a,b,,,,1,,,\nTyped,Fill-in-the-Blank,x,y,,,,,60,,\nWords,Open-Ended,,,,,,,,,\nVote,Poll,a,b,,,,,,,\nDraw me,Draw,,,,,,,,,\nMatch me,Match,a,b,,,,,,,\nBad picture,Multiple Choice,a,b,,,,1,,http://a.example/p.png,\n`,
  );
  expect(result.format).toBe('wayground');
  expect(result.quiz.questions).toEqual([
    {
      type: 'MCQ',
      text: 'Default type',
      options: [{ text: 'a' }, { text: 'b', correct: true }],
      media: { type: 'image', url: 'https://a.example/p.png' },
      explanation: 'Because',
    },
    {
      type: 'MSQ',
      text: 'Many',
      options: [{ text: 'a', correct: true }, { text: 'b' }, { text: 'c', correct: true }],
      timeSeconds: 45,
    },
    { type: 'MSQ', text: 'One of many', options: [{ text: 'a', correct: true }, { text: 'b' }] },
    { type: 'BLANK', text: 'Typed', accepted: ['x', 'y'], timeSeconds: 60 },
    { type: 'OPEN', text: 'Words' },
    { type: 'MCQ', text: 'Vote', options: [{ text: 'a' }, { text: 'b' }] },
    {
      type: 'MATCH',
      text: 'Match me',
      pairs: ['a', 'b'].map((text) => ({ prompt: { text }, match: { text: '' } })),
    },
    { type: 'MCQ', text: 'Bad picture', options: [{ text: 'a', correct: true }, { text: 'b' }] },
  ]);
  expect(told(result)).toEqual([
    'row 9 skipped unsupportedType Draw',
    'row 10 unfinished pieceEmpty 1',
    'row 11 changed pictureNotTaken http://a.example/p.png',
  ]);
});

test('Wayground: shortens an unknown type in its report', async () => {
  const row = `Question Text,Question Type,Option 1,Option 2\nAsked,${'Draw '.repeat(100_000)},a,b`;
  const [problem = ''] = told(await csv(row));
  expect(problem).toMatch(/^row 2 skipped unsupportedType Draw Draw/);
  expect(problem.length).toBeLessThan(200);
});

test('Wayground: reads hints from their own columns, and reports too many or too long ones', async () => {
  const long = 'x'.repeat(301);
  const result = await csv(
    `Question Text,Question Type,Option 1,Option 2,Correct Answer,Hint 1,Hint 2,Hint 3\nQ,Multiple Choice,a,b,1,First,,Last\nR,Multiple Choice,a,b,1,${long},,\nS,Multiple Choice,a,b,1,,,\n`,
  );
  expect(result.quiz.questions).toMatchObject([{ hints: ['First', 'Last'] }, { text: 'R' }, { text: 'S' }]);
  expect(result.quiz.questions.slice(1).every((question) => !('hints' in question))).toBe(true);
  expect(told(result)).toEqual(['row 3 changed hintsNotTaken 3 300']);
});

test('Wayground: reads marks from their own column, and reports invalid ones', async () => {
  const result = await csv(
    `Question Text,Question Type,Option 1,Option 2,Correct Answer,Quizpeak marks\nQ,Multiple Choice,a,b,1,5\nR,Multiple Choice,a,b,1,\nS,Multiple Choice,a,b,1,0.5\nT,Multiple Choice,a,b,1,many\n`,
  );
  expect(result.quiz.questions.map(({ marks }) => marks)).toEqual([5, undefined, undefined, undefined]);
  expect(told(result)).toEqual([
    'row 4 changed marksInvalid 0.5 1 100 1',
    'row 5 changed marksInvalid many 1 100 1',
  ]);
});

test('Wayground: HTML paragraphs are markup, other tags are text', async () => {
  const result = await csv(
    'Question Text,Question Type,Option 1,Option 2,Correct Answer\n<p>H<sub>2</sub>O?</p>,Multiple Choice,<p>a</p>,*b*,1\n<b>?,Multiple Choice,<p>,<b>x</b>,1\n',
  );
  expect(result.problems).toEqual([]);
  expect(result.quiz.questions).toEqual([
    {
      type: 'MCQ',
      format: 'markdown',
      text: 'H<sub>2</sub>O?',
      options: [{ text: 'a', correct: true }, { text: '\\*b\\*' }],
    },
    { type: 'MCQ', text: '<b>?', options: [{ text: '<p>', correct: true }, { text: '<b>x</b>' }] },
  ]);
});

test('Wayground: reads a column of formats, and reports unknown ones', async () => {
  const result = await csv(
    'Question Text,Question Type,Option 1,Option 2,Correct Answer,Quizpeak format\n**Q**,Multiple Choice,a,b,1,Markdown\n**Q**,Multiple Choice,a,b,1,\n**Q**,Multiple Choice,a,b,1,html\n',
  );
  expect(result.quiz.questions.map(({ format, text }) => [format, text])).toEqual([
    ['markdown', '**Q**'],
    [undefined, '**Q**'],
    [undefined, '**Q**'],
  ]);
  expect(told(result)).toEqual(['row 4 changed unknownFields format: html']);
});

test('Wayground: older files have no explanation', async () => {
  const result = await csv(
    'Question Text,Question Type,Option 1,Option 2,Correct Answer\nQ,Multiple Choice,a,b,1\n',
  );
  expect(result).toMatchObject({ format: 'wayground', problems: [], quiz: { questions: [{ type: 'MCQ' }] } });
});

test('Gimkit: the correct answer does not stay first, and without wrong ones it is typed', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => `Question ${index},right,w1,w2,w3`).join('\n');
  const result = await csv(
    `Gimkit Spreadsheet Import Template\nQuestion,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional),Incorrect Answer 3 (Optional)\n${rows}\nTyped,only\nNothing right,,a\n,x,y\n`,
  );
  expect(result.format).toBe('gimkit');
  const places = result.quiz.questions.flatMap((question) =>
    question.type === 'MCQ' ? [question.options.findIndex(({ correct }) => correct)] : [],
  );
  expect(places.pop()).toBe(-1);
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  expect(result.quiz.questions.at(-2)).toEqual({ type: 'BLANK', text: 'Typed', accepted: ['only'] });
  expect(told(result)).toEqual(['row 44 unfinished tooFewOptions 2', 'row 45 skipped questionEmpty']);
});

test('only the matching sheet of several is read, the others are reported, and so are dates', async () => {
  const date = new Date(Date.UTC(2024, 3, 3));
  const header = ['Question Text', 'Question Type', 'Option 1', 'Option 2', 'Correct Answer'];
  const result = await xlsx([['Notes']], [header, ['Half?', 'Multiple Choice', date, '1/2', 1]]);
  expect(result.quiz.questions).toMatchObject([
    { options: [{ text: '03/04/2024', correct: true }, { text: '1/2' }] },
  ]);
  expect(told(result)).toEqual(['file changed otherSheets Sheet 1', 'row 2 changed dateCell 03/04/2024']);
});

test('numbers are read the way their cells show them', async () => {
  const shown = (value: number, format: string) => ({ value, format });
  const header = ['Question Text', 'Question Type', 'Option 1', 'Option 2', 'Correct Answer', 'Time'];
  const rows = [
    header.map((value) => ({ value })),
    [
      { value: 'How much?' },
      null,
      shown(0.5, '0%'),
      shown(14.5 / 24, 'h:mm'),
      { value: 2.0000000000000004 },
      shown(20, '0" s"'),
    ],
    [{ value: 'Which part?' }, null, { value: 1 / 3 }, shown(0.75, '# ?/?'), { value: 2 }, null],
  ];
  const written = await writeXlsxFile(rows as never).toBuffer();
  const { quiz, problems } = await readQuizFile(new Uint8Array(written), 'list.xlsx');
  expect(problems).toEqual([]);
  expect(quiz.questions).toMatchObject([
    { options: [{ text: '50%' }, { text: '14:30', correct: true }], timeSeconds: 20 },
    { options: [{ text: '0.333333333' }, { text: '3/4', correct: true }] },
  ]);
});

test('an unclosed quotation mark is reported', async () => {
  const result = await csv(`${BLOOKET}1,Good,a,b,,,20,1\n2,"Bad,a,b,,,20,1\n`);
  expect(result.quiz.questions.map(({ text }) => text)).toEqual(['Good', 'Bad,a,b,,,20,1']);
  expect(told(result)).toEqual(['row 4 changed unclosedQuote', 'row 4 unfinished noCorrectAnswer']);
});

test('a table is rejected if it does not have the chosen layout', async () => {
  const result = await readQuizFile(new TextEncoder().encode('a,b\n1,2\n'), 'x.csv', { format: 'blooket' });
  expect(told(result)).toEqual(['file skipped wrongFormat']);
});

test('types without columns of their own: pairs and groups in cells, gaps in the text', async () => {
  const rows = [
    'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer',
    'Capitals,Match,France -> Paris,Italy | Rome,,,,',
    'Sort,Categorize,"Birds: tit, owl","Fish: cod; eel",,,,',
    'I ___ and you [blank].,Drag-and-Drop,am,are,is,,,"1,2"',
    'I ___ here.,Drop-down,is,am,,,,2',
    'tit,Flashcard,a bird,,,,,',
    'Match me,Match,France,Italy,,,,',
    'I ___ and you ___.,Dropdown,am,are,,,,1',
    'Draw it,Draw,,,,,,',
  ];
  const { questions, reasons } = await handedIn(rows.join('\n'), 'a.csv');
  expect(questions).toEqual([
    {
      type: 'MATCH',
      text: 'Capitals',
      pairs: [
        { prompt: { text: 'France' }, match: { text: 'Paris' } },
        { prompt: { text: 'Italy' }, match: { text: 'Rome' } },
      ],
    },
    {
      type: 'CLASSIFICATION',
      text: 'Sort',
      groups: [
        { name: 'Birds', items: [{ text: 'tit' }, { text: 'owl' }] },
        { name: 'Fish', items: [{ text: 'cod' }, { text: 'eel' }] },
      ],
    },
    {
      type: 'DRAGNDROP',
      text: 'I [[1]] and you [[2]].',
      gaps: [{ accepted: ['am'] }, { accepted: ['are'] }],
      extras: ['is'],
    },
    {
      type: 'DROPDOWN',
      text: 'I [[1]] here.',
      gaps: [{ choices: [{ text: 'is' }, { text: 'am', correct: true }] }],
    },
    { type: 'FLASHCARD', text: 'tit', back: 'a bird' },
    {
      type: 'MATCH',
      text: 'Match me',
      pairs: ['France', 'Italy'].map((text) => ({ prompt: { text }, match: { text: '' } })),
    },
    {
      type: 'DROPDOWN',
      text: 'I [[1]] and you [[2]].',
      gaps: [
        { choices: [{ text: 'am', correct: true }, { text: 'are' }] },
        { choices: [{ text: 'am' }, { text: 'are' }] },
      ],
    },
  ]);
  expect(reasons).toEqual(['7 pieceEmpty 1', '8 noCorrectAnswer', '9 unsupportedType Draw']);
});
