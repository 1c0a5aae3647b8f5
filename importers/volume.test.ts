import { existsSync, readdirSync, readFileSync } from 'node:fs';
import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportProgress } from '#importers/types.ts';

const FOLDER = '../shared/data/content';
const hasData = existsSync(FOLDER);
if (!hasData) process.stdout.write(`questions in volume: made up, there is no ${FOLDER}\n`);

interface Plain {
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly string[];
}

function openTrivia(): Plain[] {
  const { results } = JSON.parse(readFileSync(`${FOLDER}/opentdb/opentdb.json`, 'utf8')) as {
    results: { question: string; correct_answer: string; incorrect_answers: string[] }[];
  };
  const plain = (html: string) => htmlToMarkdown(html).text.words;
  return results.map((each) => ({
    text: plain(each.question),
    right: plain(each.correct_answer),
    wrong: each.incorrect_answers.map(plain),
  }));
}

function exams(): Plain[] {
  return readdirSync(`${FOLDER}/exams`).flatMap((file) =>
    readFileSync(`${FOLDER}/exams/${file}`, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line): Plain[] => {
        const { question, answerKey } = JSON.parse(line) as {
          question: { stem: string; choices: { text: string; label: string }[] };
          answerKey: string;
        };
        const right = question.choices.find(({ label }) => label === answerKey)?.text.trim() ?? '';
        const wrong = question.choices
          .filter(({ label }) => label !== answerKey)
          .map(({ text }) => text.trim());
        return [{ text: question.stem.trim(), right, wrong }];
      }),
  );
}

function madeUp(): Plain[] {
  return Array.from({ length: 3_000 }, (_, index) => ({
    text: `How much is ${index} + 1?`,
    right: `${index + 1}`,
    wrong: [`${index}`, `${index + 2}`],
  }));
}

const usable = ({ text, right, wrong }: Plain) =>
  [text, right, ...wrong].every((each) => each !== '') &&
  text.length <= 1_500 &&
  [right, ...wrong].every((each) => each.length <= 500) &&
  wrong.length > 0 &&
  wrong.length < 5;
const source = (hasData ? [...openTrivia(), ...exams()] : madeUp()).filter(usable);
/** As many questions as a quiz can hold, repeated from the start if there are fewer. */
const plain: Plain[] = Array.from(
  { length: CONTENT_LIMITS.questionsMax },
  (_, index) => source[index % source.length] as Plain,
);

const questions = plain.map(
  ({ text, right, wrong }): AuthoredQuestion => ({
    type: 'MCQ',
    text,
    options: [...wrong.map((each) => ({ text: each })), { text: right, correct: true }],
  }),
);

async function readAll(
  file: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<{ taken: readonly AuthoredQuestion[]; problems: number; told: ImportProgress[] }> {
  const told: ImportProgress[] = [];
  const { quiz, problems } = await readQuizFile(file, name, {}, (progress) => told.push(progress));
  return { taken: quiz.questions, problems: problems.length, told };
}

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** Layout isn't part of the text, so only words are compared. */
const words = ({ text, ...rest }: AuthoredQuestion) =>
  JSON.stringify({ ...rest, text }).replaceAll(/\\n|\s+/g, ' ');

describe('ten thousand questions', () => {
  test('survive JSON unchanged', async () => {
    const { taken, problems, told } = await readAll(
      bytes(JSON.stringify({ title: 'T', questions })),
      'all.json',
    );
    expect(taken).toEqual(questions);
    expect(problems).toBe(0);
    expect(told.length).toBeGreaterThan(15);
    const fractions = told.map(({ fraction }) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  test('survive GIFT', async () => {
    const escaped = (text: string) =>
      text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`).replaceAll(/\s*\n\s*/g, ' ');
    const gift = plain.map(
      ({ text, right, wrong }) =>
        `[plain]${escaped(text)} {\n${wrong.map((each) => `  ~${escaped(each)}\n`).join('')}  =${escaped(right)}\n}`,
    );
    const { taken, problems } = await readAll(bytes(gift.join('\n\n')), 'all.gift');
    expect(problems).toBe(0);
    expect(taken.map(words)).toEqual(questions.map(words));
  });

  test('survive CSV', async () => {
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const rows = plain.map(({ text, right, wrong }, index) =>
      [
        index + 1,
        cell(text),
        ...[0, 1, 2, 3, 4].map((at) => cell([...wrong, right][at] ?? '')),
        20,
        wrong.length + 1,
      ].join(','),
    );
    const header =
      'Question #,Question Text,Answer 1,Answer 2,Answer 3,Answer 4,Answer 5,Time Limit,Correct Answer';
    const { taken, problems } = await readAll(bytes([header, ...rows].join('\n')), 'all.csv');
    expect(problems).toBe(0);
    expect(taken).toEqual(questions.map((question) => ({ ...question, timeSeconds: 20 })));
  });

  test('survive a workbook', async () => {
    const header = [
      'Question Text',
      'Question Type',
      'Option 1',
      'Option 2',
      'Option 3',
      'Option 4',
      'Option 5',
      'Correct Answer',
    ];
    const rows = plain.map(({ text, right, wrong }) => {
      const cells = [
        text,
        'Multiple Choice',
        ...[0, 1, 2, 3, 4].map((at) => [...wrong, right][at] ?? ''),
        `${wrong.length + 1}`,
      ];
      return cells.map((value) => (value === '' ? null : { value, type: String }));
    });
    const written = await writeXlsxFile([header.map((value) => ({ value })), ...rows] as never).toBuffer();
    const { taken, problems } = await readAll(new Uint8Array(written), 'all.xlsx');
    expect(problems).toBe(0);
    expect(taken).toEqual(questions);
  });
});

describe.skipIf(!hasData)('a collection with mixed encodings and line breaks', () => {
  const files = hasData ? readdirSync(`${FOLDER}/opentriviaqa`).filter((name) => name.endsWith('.txt')) : [];

  test.each(files)('is read from %s as Aiken, byte for byte', async (file) => {
    // Each byte is one character here, so that the encodings stay as they are in the file.
    const latin = readFileSync(`${FOLDER}/opentriviaqa/${file}`, 'latin1');
    const blocks = latin.split(/(?:^|\r?\n)#Q /).slice(1);
    const aiken = blocks.flatMap((block) => {
      const lines = block
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
      const answer = lines.findIndex((line) => line.startsWith('^ '));
      const options = lines.slice(answer + 1).filter((line) => /^[A-Z] \S/.test(line));
      const right = options.findIndex((option) => option.slice(2) === lines[answer]?.slice(2));
      // Questions that start like an option, and options that span lines, aren't Aiken.
      const fits =
        answer > 0 && right !== -1 && options.length >= 2 && options.length === lines.length - answer - 1;
      if (!fits || lines.slice(0, answer).some((line) => /^[A-Z][.)]|^ANSWER/i.test(line))) return [];
      return [
        `${lines.slice(0, answer).join('\n')}\n${options.map((option) => `${option[0]}) ${option.slice(2)}\n`).join('')}ANSWER: ${options[right]?.[0]}\n`,
      ];
    });
    expect(aiken.length).toBeGreaterThan(blocks.length * 0.8);
    const { quiz, problems } = await readQuizFile(
      Uint8Array.from(Buffer.from(aiken.join('\n'), 'latin1')),
      file,
    );
    expect(quiz.questions).toHaveLength(aiken.length);
    const codes = new Set(problems.map(({ reason }) => reason.code));
    codes.delete('encodingGuessed');
    codes.delete('controlCharacters');
    expect(codes).toEqual(new Set());
    expect(quiz.questions.filter(({ text }) => text.includes('\ufffd'))).toEqual([]);
  });
});
