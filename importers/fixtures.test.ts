import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultOfImport } from '#importers/testing/faultOfImport.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportResult } from '#importers/types.ts';

const FOLDER = '../shared/data/import-fixtures';
const hasData = existsSync(FOLDER);
if (!hasData) process.stdout.write(`import fixtures: skipped, there is no ${FOLDER}\n`);

async function read(path: string): Promise<ImportResult> {
  const result = await readQuizFile(
    new Uint8Array(readFileSync(`${FOLDER}/${path}`)),
    path.split('/').at(-1) ?? '',
  );
  expect(faultOfImport(result)).toBeUndefined();
  return result;
}

/** Questions by kind. */
function types({ quiz }: ImportResult): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of quiz.questions) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

function told({ problems }: ImportResult): string[] {
  return problems.map(
    ({ place, reason }) => `${place.kind === 'file' ? 'file' : place.number} ${reason.code}`,
  );
}

/** Cards of the deck without a field's words on their back. */
const TEXT_FIELDS = ['7 answerEmpty', '8 answerEmpty', '9 questionEmpty'];

/** Each file with its items, its questions by kind, and what is reported. */
const FILES: readonly (readonly [
  string,
  string | null,
  number,
  Record<string, number>,
  readonly string[],
])[] = [
  ['anki/geography-en.apkg', 'anki', 264, { FLASHCARD: 264 }, ['file tagsDropped']],
  ['anki/media.apkg', 'anki', 1, {}, ['1 answerEmpty']],
  ['anki/text-2fields.txt', 'anki', 9, { FLASHCARD: 6 }, TEXT_FIELDS],
  // Without a line about them, nothing tells that the last field has tags.
  ['anki/text-tags.txt', null, 2, { MCQ: 2 }, ['1 rightNotMarked', '2 rightNotMarked']],
  ['anki/update1.apkg', 'anki', 1, { FLASHCARD: 1 }, []],
  ['h5p/filltheblanks.h5p', 'h5p', 1, { CLOZE: 1 }, ['1 caseIgnored']],
  ['h5p/multiple-choice-2-6.h5p', 'h5p', 1, { MCQ: 1 }, []],
  ['h5p/true-false.h5p', 'h5p', 1, { MCQ: 1 }, []],
  ['moodle/format/aiken/questions.aiken.txt', 'aiken', 2, { MCQ: 2 }, []],
  [
    'moodle/format/gift/examples.txt',
    'gift',
    43,
    { MCQ: 21, MSQ: 2, BLANK: 17, MATCH: 3 },
    [
      '76 partialCreditDropped',
      '115 partialCreditDropped',
      '117 partialCreditDropped',
      '117 partialCreditDropped',
      '123 partialCreditDropped',
      '123 partialCreditDropped',
      '190 partialCreditDropped',
      '195 partialCreditDropped',
      '195 partialCreditDropped',
      '202 partialCreditDropped',
      'file namesDropped',
    ],
  ],
  [
    'moodle/format/gift/questions.gift.txt',
    'gift',
    9,
    { OPEN: 1, MCQ: 4, MSQ: 1, BLANK: 2, MATCH: 1 },
    ['34 partialCreditDropped', 'file namesDropped'],
  ],
  ['moodle/format/missingword/question.missingword1.txt', 'gift', 1, { MCQ: 1 }, []],
  ['moodle/format/missingword/question.missingword2.txt', 'gift', 1, { BLANK: 1 }, []],
  [
    'moodle/format/multianswer/questions.multianswer.txt',
    'gift',
    1,
    { COMPREHENSION: 1 },
    ['1 partialCreditDropped', '1 gapsMadeQuestions'],
  ],
  ['moodle/format/xml/category_with_description.xml', 'moodle', 1, { MCQ: 1 }, ['file namesDropped']],
  ['moodle/format/xml/multichoice.xml', 'moodle', 1, { MCQ: 1 }, ['file namesDropped']],
  [
    'moodle/format/xml/truefalse.xml',
    'moodle',
    2,
    { MCQ: 2 },
    // The general feedback and the feedback to both answers have a picture each.
    [...Array.from({ length: 6 }, (_, index) => `${index < 3 ? 1 : 2} mediaNotPlaced`), 'file namesDropped'],
  ],
  ['moodle/type/description/testquestion.moodle.xml', 'moodle', 1, {}, ['1 description']],
  ['moodle/type/essay/testquestion.moodle.xml', 'moodle', 1, { OPEN: 1 }, ['file namesDropped']],
  [
    'moodle/type/match/testquestion.moodle.xml',
    'moodle',
    1,
    { MATCH: 1 },
    ['file namesDropped', 'file feedbackDropped'],
  ],
  [
    'moodle/type/multichoice/testquestion.moodle.xml',
    'moodle',
    1,
    { MSQ: 1 },
    ['file namesDropped', 'file feedbackDropped'],
  ],
  ['moodle/type/numerical/testquestion.moodle.xml', 'moodle', 1, { BLANK: 1 }, ['file namesDropped']],
  [
    'moodle/type/shortanswer/testquestion.moodle.xml',
    'moodle',
    1,
    { BLANK: 1 },
    ['1 partialCreditDropped', 'file namesDropped'],
  ],
  ['moodle/type/truefalse/testquestion.moodle.xml', 'moodle', 1, { MCQ: 1 }, ['file namesDropped']],
  ['spreadsheets/blooket-25.csv', 'blooket', 25, { MCQ: 25 }, []],
  ['spreadsheets/gimkit-25.csv', 'gimkit', 25, { MCQ: 25 }, []],
  // Row 12 marks answer 3 as correct, but has only two.
  ['spreadsheets/kahoot-20.xlsx', 'kahoot', 20, { MCQ: 19, MSQ: 1 }, ['12 correctAnswerMissing']],
  ['spreadsheets/quizlet-jlpt-n5.txt', 'quizlet', 718, { BLANK: 718 }, ['1 columnsGuessed']],
  ...['xlsx', 'csv'].map(
    (ending) =>
      [
        `spreadsheets/wayground-17.${ending}`,
        'wayground',
        17,
        { MCQ: 13, MSQ: 1, BLANK: 1, OPEN: 1 },
        ['19 unsupportedType'],
      ] as const,
  ),
];

describe.skipIf(!hasData)('importing files of other products', () => {
  test('none is forgotten', () => {
    const found = ['anki', 'h5p', 'moodle', 'spreadsheets'].flatMap((folder) =>
      readdirSync(`${FOLDER}/${folder}`, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(FOLDER.length + 1)),
    );
    expect(FILES.map(([path]) => path).toSorted()).toEqual(found.toSorted());
  });

  test.each(FILES)('each item of %s is taken or reported', async (path, format, items, kinds, problems) => {
    const result = await read(path);
    expect(result.format).toBe(format);
    expect(types(result)).toEqual(kinds);
    expect(told(result)).toEqual(problems);
    const left = result.problems.filter(({ severity }) => severity === 'skipped');
    expect(result.quiz.questions.length + left.length).toBe(items);
  });

  test('reads a Kahoot workbook', async () => {
    const result = await read('spreadsheets/kahoot-20.xlsx');
    expect(result.quiz.questions[0]).toEqual({
      type: 'MCQ',
      text: 'Which band released songs suchs as "Rio", "Girls on Film", and "The Reflex"?',
      options: [
        { text: 'Depeche Mode' },
        { text: 'The Cure' },
        { text: 'Duran Duran', correct: true },
        { text: 'New Order' },
      ],
      timeSeconds: 5,
    });
  });

  test('reads the same from a Wayground workbook and CSV', async () => {
    const [workbook, csv] = await Promise.all([
      read('spreadsheets/wayground-17.xlsx'),
      read('spreadsheets/wayground-17.csv'),
    ]);
    expect(workbook).toEqual(csv);
    expect(csv.quiz.questions.slice(12)).toEqual([
      {
        type: 'MSQ',
        text: 'Which of these are planets?',
        options: [
          { text: 'Venus', correct: true },
          { text: 'Neptune', correct: true },
          { text: 'Uranus', correct: true },
          { text: 'Pluto' },
        ],
        timeSeconds: 45,
      },
      {
        type: 'BLANK',
        text: 'Name one of the two moons of Mars',
        accepted: ['Phobos', 'Deimos'],
        timeSeconds: 60,
      },
      { type: 'OPEN', text: 'What would you do in outer space?', timeSeconds: 180 },
      {
        type: 'MCQ',
        text: 'Which is your favourite?',
        options: [{ text: 'Stars' }, { text: 'Planets' }, { text: 'Comets' }],
        timeSeconds: 20,
      },
    ]);
  });

  test('finds the correct answer in every Gimkit row', async () => {
    const { quiz } = await read('spreadsheets/gimkit-25.csv');
    const rows = readFileSync(`${FOLDER}/spreadsheets/gimkit-25.csv`, 'utf8').split('\n').slice(2);
    for (const [index, question] of quiz.questions.entries()) {
      const right =
        question.type === 'MCQ' ? question.options.find(({ correct }) => correct)?.text : undefined;
      const cells = (rows[index] ?? '')
        .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .map((cell) => cell.replaceAll(/^"|"$/g, '').trim());
      expect(right).toBe(cells[1]);
    }
  });

  test('reads Aiken', async () => {
    const { quiz } = await read('moodle/format/aiken/questions.aiken.txt');
    expect(quiz.questions[0]).toMatchObject({
      text: 'The Moodle project was started by:',
      options: [{}, { text: 'Martin Dougiamas', correct: true }, {}, {}],
    });
    expect(quiz.questions[1]?.text).toBe(
      'Moodle\'s abilities include handling user input that includes <html class="cool"> & images:',
    );
  });

  test('reads the GIFT tests of Moodle', async () => {
    const result = await read('moodle/format/gift/questions.gift.txt');
    expect(result.quiz.questions.at(-3)).toEqual({
      type: 'MCQ',
      text: '42 is the Absolute Answer to everything._____";',
      options: [{ text: 'True' }, { text: 'False', correct: true }],
      explanation:
        "This is, of course, a Hitchiker's Guide to the Galaxy reference.\nFalse: You gave the right answer.\nTrue: 42 is the Ultimate Answer.",
    });
  });
});

const STACK = '../shared/data/content/stack-latex';
const hasStack = existsSync(STACK);

test.skipIf(!hasStack)('questions that compute their answers are reported, each with its words', async () => {
  for (const name of readdirSync(STACK).filter((each) => each.endsWith('.xml'))) {
    const bytes = new Uint8Array(readFileSync(`${STACK}/${name}`));
    const { quiz, problems } = await readQuizFile(bytes, name);
    const count = new TextDecoder().decode(bytes).match(/<question type="stack"/g)?.length ?? 0;
    expect(quiz.questions).toEqual([]);
    const stack = problems.filter(({ reason }) => reason.code === 'unsupportedType');
    expect([stack.length, stack.every(({ item }) => item !== '')]).toEqual([count, true]);
  }
});
