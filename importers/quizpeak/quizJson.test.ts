import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { MediaKind } from '#core/content/media.ts';
import { faultOfImport } from '#importers/testing/faultOfImport.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportResult } from '#importers/types.ts';

const read = (text: string): Promise<ImportResult> =>
  readQuizFile(new TextEncoder().encode(text), 'my_quiz.json');

function told({ problems }: ImportResult): string[] {
  return problems.map(({ place, item, reason, severity }) => {
    const where = place.kind === 'file' ? 'file' : `${place.kind} ${place.number}`;
    return `${where} ${severity} ${reason.code} ${Object.values(reason.values).join(' ')} [${item}]`;
  });
}

/** A text that the schema accepts. */
const text = (max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((each) => each.trim() !== '' && each.length <= max && !/\p{Cc}|\p{Cs}/u.test(each));
const mediaOf = <Kind extends MediaKind>(...kinds: Kind[]) =>
  fc.record(
    {
      type: fc.constantFrom(...kinds),
      url: fc.constantFrom('/media/a.png', 'https://a.example/b.mp3?x=1'),
      alt: text(500),
    },
    { requiredKeys: ['type', 'url'] },
  );
const base = {
  text: text(2_000),
  media: mediaOf('image', 'audio', 'video'),
  timeSeconds: fc.integer({ min: 5, max: 900 }),
  explanation: text(2_000),
  hints: fc.array(text(300), { minLength: 1, maxLength: 3 }),
  group: text(50),
};
const options = (maxCorrect: number) =>
  fc
    .array(
      fc.record(
        { text: text(500), media: mediaOf('image'), correct: fc.boolean() },
        { requiredKeys: ['text'] },
      ),
      {
        minLength: 2,
        maxLength: 10,
      },
    )
    .filter((all) => all.filter(({ correct }) => correct).length <= maxCorrect);
const question: fc.Arbitrary<AuthoredQuestion> = fc.oneof(
  fc.record(
    { type: fc.constant('MCQ' as const), ...base, options: options(1) },
    { requiredKeys: ['type', 'text', 'options'] },
  ),
  fc.record(
    { type: fc.constant('MSQ' as const), ...base, options: options(10) },
    { requiredKeys: ['type', 'text', 'options'] },
  ),
  fc.record(
    {
      type: fc.constant('BLANK' as const),
      ...base,
      accepted: fc.array(text(200), { minLength: 1, maxLength: 5 }),
    },
    { requiredKeys: ['type', 'text', 'accepted'] },
  ),
  fc.record({ type: fc.constant('OPEN' as const), ...base }, { requiredKeys: ['type', 'text'] }),
);
const quiz: fc.Arbitrary<AuthoredQuiz> = fc.record(
  {
    title: text(200),
    description: text(2_000),
    language: fc.constantFrom('en', 'pt-BR'),
    subject: text(100),
    grade: text(50),
    cover: mediaOf('image'),
    questions: fc.array(question, { minLength: 1, maxLength: 8 }),
  },
  { requiredKeys: ['title', 'questions'] },
);

test('a quiz survives a round trip without problems', async () => {
  await fc.assert(
    fc.asyncProperty(quiz, async (written) => {
      expect(await read(JSON.stringify(written))).toEqual({ format: 'json', quiz: written, problems: [] });
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('any JSON leads to a quiz that passes the schema', async () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record({ title: fc.jsonValue(), questions: fc.array(fc.oneof(question, fc.jsonValue())) }),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (value) => {
      const result = await readQuizFile(new TextEncoder().encode(JSON.stringify(value)), 'a.json', {
        format: 'json',
      });
      expect(faultOfImport(result)).toBeUndefined();
      const given =
        typeof value === 'object' && value !== null && 'questions' in value && Array.isArray(value.questions)
          ? value.questions.length
          : 0;
      const skipped = result.problems.filter(
        ({ severity, place }) => severity === 'skipped' && place.kind === 'question',
      );
      expect(result.quiz.questions.length + skipped.length).toBe(given);
    }),
    { seed: 6, numRuns: 300 },
  );
});

test('what does not fit is reported, the rest is taken', async () => {
  const result = await read(
    JSON.stringify({
      $schema: './quiz-format.schema.json',
      title: 't'.repeat(201),
      language: 'english',
      grade: 7,
      cover: { type: 'video', url: '/media/a' },
      author: 'me',
      questions: [
        {
          type: 'MCQ',
          text: 'Two right',
          options: [
            { text: 'a', correct: true },
            { text: 'b', correct: true },
          ],
        },
        {
          type: 'MCQ',
          text: 'Extra fields',
          points: 5,
          options: [{ text: 'a', correct: true, id: 1 }, { text: 'b' }],
        },
        {
          type: 'MCQ',
          text: 'Bad picture',
          media: { type: 'image', url: 'file:///a.png' },
          timeSeconds: 1,
          options: [{ text: 'a' }, { text: 'b' }],
        },
        { type: 'BLANK', text: 'Nothing accepted', accepted: [] },
        { type: 'OTHER', text: 'Other type' },
        { type: 'OPEN', text: '', media: { type: 'image', url: 'a.png' } },
        { type: 'OPEN', text: 'Bad \u0000 character' },
        { type: 'OPEN', text: 'Long', explanation: 'e'.repeat(2_001) },
        {
          type: 'MCQ',
          text: 'Option picture',
          options: [{ text: 'a', media: { type: 'image', url: 'x' } }, { text: 'b' }],
        },
        { type: 'OPEN', text: 'Bad group', group: ' ' },
        'no object',
        null,
      ],
    }),
  );
  expect(told(result)).toEqual([
    `file changed titleInvalid  [${'t'.repeat(79)}…]`,
    'file changed languageInvalid  [english]',
    'file changed gradeInvalid  []',
    'file changed coverInvalid  []',
    'file changed unknownFields author []',
    'question 1 unfinished severalCorrect  [Two right]',
    'question 2 changed unknownFields id [Extra fields]',
    'question 2 changed unknownFields points [Extra fields]',
    'question 3 changed pictureNotTaken file:///a.png [Bad picture]',
    'question 3 changed timeInvalid 1 5 900 30 [Bad picture]',
    'question 4 unfinished noCorrectAnswer  [Nothing accepted]',
    'question 5 skipped unsupportedType OTHER [Other type]',
    'question 6 skipped pictureNotTaken a.png [a.png]',
    'question 7 skipped badCharacters  [Bad \u0000 character]',
    'question 8 changed explanationTooLong 2001 2000 [Long]',
    'question 9 changed pictureNotTaken x [Option picture]',
    'question 10 changed groupNotTaken 50 [Bad group]',
    'question 11 skipped invalidQuestion  []',
    'question 12 skipped invalidQuestion  []',
  ]);
  expect(result.quiz).toEqual({
    title: 'my quiz',
    questions: [
      {
        type: 'MCQ',
        text: 'Two right',
        options: [
          { text: 'a', correct: true },
          { text: 'b', correct: true },
        ],
      },
      { type: 'MCQ', text: 'Extra fields', options: [{ text: 'a', correct: true }, { text: 'b' }] },
      { type: 'MCQ', text: 'Bad picture', options: [{ text: 'a' }, { text: 'b' }] },
      { type: 'BLANK', text: 'Nothing accepted', accepted: [] },
      { type: 'OPEN', text: 'Long' },
      { type: 'MCQ', text: 'Option picture', options: [{ text: 'a' }, { text: 'b' }] },
      { type: 'OPEN', text: 'Bad group' },
    ],
  });
});

test('the example in the documentation has no problems', async () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/quiz-format.md', 'utf8')) ?? [];
  const result = await read(example);
  expect(result.problems).toEqual([]);
  expect(result.quiz.questions.map(({ type }) => type)).toEqual([
    'MCQ',
    'MSQ',
    'BLANK',
    'CLOZE',
    'REORDER',
    'DRAGNDROP',
    'DROPDOWN',
    'MATCH',
    'CLASSIFICATION',
    'OPEN',
  ]);
});

test('prototype keys have no effect', async () => {
  const result = await read(
    '{"__proto__":{"title":"evil"},"constructor":1,"questions":[{"type":"OPEN","text":"Q","__proto__":{"media":1}},{"__proto__":{"type":"OPEN","text":"inherited"}}]}',
  );
  expect(result.quiz).toEqual({ title: 'my quiz', questions: [{ type: 'OPEN', text: 'Q' }] });
  expect(Object.getPrototypeOf(result.quiz)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>)['title']).toBeUndefined();
});

test.each(['', '{', '{"questions":', '[1,2]', 'null', '{"questions":{}}', '['.repeat(100_000)])(
  'not a quiz: %.20s',
  async (input) => {
    const result = await readQuizFile(new TextEncoder().encode(input), 'a.json', { format: 'json' });
    expect(result.quiz.questions).toEqual([]);
    expect(result.problems.map(({ severity }) => severity)).toEqual(['skipped']);
  },
);

test('questions beyond the limit are counted', async () => {
  const questions = Array.from({ length: CONTENT_LIMITS.questionsMax + 3 }, (_, index) => ({
    type: 'OPEN',
    text: `${index}`,
  }));
  const result = await read(JSON.stringify({ title: 'T', questions }));
  expect(result.quiz.questions).toHaveLength(CONTENT_LIMITS.questionsMax);
  expect(told(result)).toEqual(['file skipped tooManyQuestions 3 10000 []']);
});
