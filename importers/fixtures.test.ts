import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { QuizFile } from '#protocol/quizFile.ts';
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
  expect(QuizFile.safeParse(result.quiz).error).toBeUndefined();
  return result;
}

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

describe.skipIf(!hasData)('importing files of other products', () => {
  test('reads a Kahoot workbook', async () => {
    const result = await read('spreadsheets/kahoot-20.xlsx');
    expect(result.format).toBe('kahoot');
    expect(types(result)).toEqual({ MCQ: 19, MSQ: 1 });
    // Row 12 marks answer 3 as correct, but has only two.
    expect(told(result)).toEqual(['12 correctAnswerMissing']);
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
    expect(csv.format).toBe('wayground');
    expect(types(csv)).toEqual({ MCQ: 13, MSQ: 1, BLANK: 1, OPEN: 1 });
    expect(told(csv)).toEqual(['19 unsupportedType']);
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

  test.each([
    ['spreadsheets/blooket-25.csv', 'blooket', { MCQ: 25 }],
    ['spreadsheets/gimkit-25.csv', 'gimkit', { MCQ: 25 }],
    ['spreadsheets/quizlet-jlpt-n5.txt', 'quizlet', { BLANK: 718 }],
    ['moodle/format/aiken/questions.aiken.txt', 'aiken', { MCQ: 2 }],
  ])('reads all of %s', async (path, format, counts) => {
    const result = await read(path);
    expect(result.format).toBe(format);
    expect(types(result)).toEqual(counts);
    expect(told(result)).toEqual(format === 'quizlet' ? ['1 columnsGuessed'] : []);
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

  test('reads the GIFT examples of Moodle', async () => {
    const result = await read('moodle/format/gift/examples.txt');
    expect(result.format).toBe('gift');
    expect(types(result)).toEqual({ MCQ: 21, MSQ: 2, BLANK: 13 });
    expect(told(result)).toEqual([
      '16 numberRange',
      '55 matching',
      '61 matching',
      '72 numberRange',
      '74 numberRange',
      '76 partialCreditDropped',
      '115 partialCreditDropped',
      '117 partialCreditDropped',
      '117 partialCreditDropped',
      '123 partialCreditDropped',
      '123 partialCreditDropped',
      '175 numberRange',
      '177 matching',
      '190 partialCreditDropped',
      '195 partialCreditDropped',
      '195 partialCreditDropped',
      '202 partialCreditDropped',
      'file namesDropped',
    ]);
  });

  test('reads the GIFT tests of Moodle', async () => {
    const result = await read('moodle/format/gift/questions.gift.txt');
    expect(types(result)).toEqual({ OPEN: 1, MCQ: 4, MSQ: 1, BLANK: 1 });
    expect(told(result)).toEqual([
      '5 matching',
      '31 numberRange',
      '34 partialCreditDropped',
      'file namesDropped',
    ]);
    expect(result.quiz.questions.at(-3)).toEqual({
      type: 'MCQ',
      text: '42 is the Absolute Answer to everything._____";',
      options: [{ text: 'True' }, { text: 'False', correct: true }],
      explanation:
        "This is, of course, a Hitchiker's Guide to the Galaxy reference.\nFalse: You gave the right answer.\nTrue: 42 is the Ultimate Answer.",
    });
  });
});
