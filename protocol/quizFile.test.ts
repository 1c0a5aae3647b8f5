import { readFileSync, writeFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { QuizFile, QuizFileQuestion } from '#protocol/quizFile.ts';

const mcq = {
  type: 'MCQ',
  text: 'Which of these is a planet?',
  options: [{ text: 'Venus', correct: true }, { text: 'Pluto' }],
} as const satisfies AuthoredQuestion;

const quiz: AuthoredQuiz = {
  title: 'Sky',
  description: 'Planets and moons',
  language: 'pt-BR',
  subject: 'Astronomy',
  grade: '7b',
  cover: { type: 'image', url: '/media/sky/cover.webp', alt: 'The Milky Way' },
  questions: [
    mcq,
    { ...mcq, type: 'MSQ', options: [...mcq.options, { text: 'Mars 🪐', correct: true }] },
    { type: 'BLANK', text: 'Name a moon of Mars', accepted: ['Phobos', 'Deimos'], timeSeconds: 60 },
    {
      type: 'OPEN',
      text: '',
      media: { type: 'image', url: '/media/sky/night.webp', alt: 'The sky at night' },
      explanation: 'There is\nno wrong answer.',
    },
  ],
};

/** Paths of the issues, such as `questions.0.options.1.text`. */
function faults(value: unknown, schema: z.ZodMiniType = QuizFile): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
}

const withQuestion = (question: unknown) => ({ title: 'T', questions: [mcq, question] });
const optionsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `${index}` }));

test('a full quiz passes unchanged', () => {
  expect(QuizFile.parse(quiz)).toEqual(quiz);
  expect(faults({ title: 'T', questions: [] })).toEqual([]);
});

test('the types match those of core', () => {
  expectTypeOf<z.infer<typeof QuizFile>>().toEqualTypeOf<AuthoredQuiz>();
  expectTypeOf<z.infer<typeof QuizFileQuestion>>().toEqualTypeOf<AuthoredQuestion>();
  expectTypeOf<z.input<typeof QuizFile>>().toEqualTypeOf<AuthoredQuiz>();
});

test.each([
  ['title', CONTENT_LIMITS.title, (text: string) => ({ ...quiz, title: text }), 'title'],
  [
    'description',
    CONTENT_LIMITS.description,
    (text: string) => ({ ...quiz, description: text }),
    'description',
  ],
  ['subject', CONTENT_LIMITS.subject, (text: string) => ({ ...quiz, subject: text }), 'subject'],
  ['grade', CONTENT_LIMITS.grade, (grade: string) => ({ ...quiz, grade }), 'grade'],
  [
    'question',
    CONTENT_LIMITS.questionText,
    (text: string) => withQuestion({ ...mcq, text }),
    'questions.1.text',
  ],
  [
    'option',
    CONTENT_LIMITS.optionText,
    (text: string) => withQuestion({ ...mcq, options: [{ text }, { text: 'b' }] }),
    'questions.1.options.0.text',
  ],
  [
    'explanation',
    CONTENT_LIMITS.explanation,
    (text: string) => withQuestion({ ...mcq, explanation: text }),
    'questions.1.explanation',
  ],
  ['group', CONTENT_LIMITS.group, (group: string) => withQuestion({ ...mcq, group }), 'questions.1.group'],
  [
    'accepted answer',
    200,
    (text: string) => withQuestion({ type: 'BLANK', text: 'Q', accepted: ['a', text] }),
    'questions.1.accepted.1',
  ],
  [
    'alt',
    CONTENT_LIMITS.mediaAlt,
    (alt: string) => withQuestion({ ...mcq, media: { type: 'image', url: '/media/a.png', alt } }),
    'questions.1.media.alt',
  ],
])('%s: the limit passes, one more is reported', (_name, limit, make, path) => {
  expect(faults(make('x'.repeat(limit)))).toEqual([]);
  expect(faults(make('x'.repeat(limit + 1)))).toEqual([path]);
});

test('the numbers of options, answers and questions are limited', () => {
  const { optionsMin, optionsMax, acceptedAnswers, questionsMax } = CONTENT_LIMITS;
  for (const count of [optionsMin, optionsMax]) {
    expect(faults(withQuestion({ ...mcq, options: optionsOf(count) }))).toEqual([]);
  }
  for (const count of [optionsMin - 1, optionsMax + 1]) {
    expect(faults(withQuestion({ ...mcq, options: optionsOf(count) }))).toEqual(['questions.1.options']);
  }
  const blank = (count: number) => ({
    type: 'BLANK',
    text: 'Q',
    accepted: Array.from({ length: count }, (_, i) => `a${i}`),
  });
  expect(faults(withQuestion(blank(acceptedAnswers)))).toEqual([]);
  expect(faults(withQuestion(blank(acceptedAnswers + 1)))).toEqual(['questions.1.accepted']);
  expect(faults(withQuestion(blank(0)))).toEqual(['questions.1.accepted']);
  expect(faults({ title: 'T', questions: Array.from({ length: questionsMax + 1 }, () => mcq) })).toEqual([
    'questions',
  ]);
});

test('the time is a whole number of seconds within bounds', () => {
  const { minSeconds, maxSeconds } = QUESTION_TIME;
  for (const timeSeconds of [minSeconds, maxSeconds])
    expect(faults(withQuestion({ ...mcq, timeSeconds }))).toEqual([]);
  for (const timeSeconds of [minSeconds - 1, maxSeconds + 1, 7.5, '30', Number.NaN, null]) {
    expect(faults(withQuestion({ ...mcq, timeSeconds }))).toContain('questions.1.timeSeconds');
  }
});

test('an MCQ has at most one correct option, an MSQ any number', () => {
  const options = [{ text: 'a', correct: true }, { text: 'b' }, { text: 'c', correct: true }];
  expect(faults(withQuestion({ ...mcq, options }))).toEqual(['questions.1.options.2.correct']);
  expect(faults(withQuestion({ ...mcq, type: 'MSQ', options }))).toEqual([]);
  expect(faults(withQuestion({ ...mcq, options: optionsOf(3) }))).toEqual([]);
});

test('a question may have a picture, a sound or a video, an option only a picture', () => {
  for (const type of ['image', 'audio', 'video']) {
    const media = { type, url: '/media/a' };
    expect(faults(withQuestion({ ...mcq, media }))).toEqual([]);
    expect(faults(withQuestion({ ...mcq, options: [{ text: 'A', media }, { text: 'B' }] }))).toEqual(
      type === 'image' ? [] : ['questions.1.options.0.media.type'],
    );
  }
});

test('the cover of a quiz is a picture', () => {
  expect(faults({ ...quiz, cover: { type: 'video', url: '/media/a' } })).toEqual(['cover.type']);
  expect(faults({ ...quiz, cover: { type: 'image', url: 'a.png' } })).toEqual(['cover.url']);
});

test('text may only be missing if there is a picture', () => {
  const media = { type: 'image', url: '/media/a.png' };
  expect(faults(withQuestion({ ...mcq, text: ' \n' }))).toEqual(['questions.1.text']);
  expect(faults(withQuestion({ ...mcq, text: '', media }))).toEqual([]);
  expect(faults(withQuestion({ ...mcq, options: [{ text: '' }, { text: '', media }] }))).toEqual([
    'questions.1.options.0.text',
  ]);
  expect(faults({ ...quiz, title: '  ' })).toEqual(['title']);
});

test.each([
  '/media/a.png',
  '/media/flags/ad.svg',
  '/media/...hidden',
  `/uploads/${'0af9'.repeat(10)}.webp`,
  `/uploads/${'0af9'.repeat(10)}.mp3`,
  'https://example.org/a.png?size=2#x',
  'https://example.org:8443',
  'https://bücher.example/ü.png',
])('%s is a media address', (url) => {
  expect(faults(withQuestion({ ...mcq, media: { type: 'image', url } }))).toEqual([]);
});

test.each([
  '',
  'a.png',
  '/a.png',
  '/media/',
  '/media/../secret',
  '/media/a/..',
  '/media/%2e%2E/secret',
  '/media/a/.%2e',
  '/media/a?b',
  '/uploads/a.webp',
  `/uploads/${'0af9'.repeat(10)}`,
  `/uploads/../media/${'0af9'.repeat(10)}.webp`,
  `/uploads/${'0af9'.repeat(10)}.webp?size=9`,
  'http://example.org/a.png',
  '//example.org/a.png',
  'https://',
  'https://user@example.org/',
  'https://user:secret@example.org/',
  'https://example.org\\@evil.example/',
  'https://example.org/a b',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
])('%s is not a media address', (url) => {
  expect(faults(withQuestion({ ...mcq, media: { type: 'image', url } }))).toEqual(['questions.1.media.url']);
});

test('text that a database or a screen cannot hold is rejected', () => {
  for (const bad of ['a\u0000b', 'a\u0007b', '\ud800', 'a\udc00b', '\u0085']) {
    expect(faults(withQuestion({ ...mcq, text: bad }))).toEqual(['questions.1.text']);
  }
  expect(faults(withQuestion({ ...mcq, text: 'tab\tline\r\n👩‍🚀 \u202e عربى' }))).toEqual([]);
});

test('language tags are checked', () => {
  for (const language of ['en', 'pt-BR', 'zh-Hant-TW', 'sr-Latn', 'gsw'])
    expect(faults({ ...quiz, language })).toEqual([]);
  for (const language of ['', 'english', 'e', 'en_US', 'en-', 'en-toolongsubtag']) {
    expect(faults({ ...quiz, language })).toContain('language');
  }
});

test('unknown fields are reported, including prototype keys, and change nothing', () => {
  const result = QuizFile.safeParse(JSON.parse('{"title":"T","questions":[],"__proto__":{"x":1},"extra":1}'));
  expect(result.success).toBe(false);
  expect(result.error?.issues).toMatchObject([
    { code: 'unrecognized_keys', keys: ['__proto__', 'extra'], path: [] },
  ]);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  expect(faults(withQuestion({ ...mcq, accepted: ['a'] }))).toEqual(['questions.1']);
  expect(faults(withQuestion({ type: 'UNKNOWN', text: 'Q' }))).toEqual(['questions.1.type']);
});

test('oversized input is rejected with few issues and without an overflow', () => {
  expect(faults({ title: 'x'.repeat(20_000_000), questions: [] })).toEqual(['title']);
  expect(faults({ title: 'T', questions: Array.from({ length: 1_000_000 }, () => 0) })).toEqual([
    'questions',
  ]);
  expect(faults(withQuestion({ ...mcq, options: Array.from({ length: 1_000_000 }, () => 0) }))).toEqual([
    'questions.1.options',
  ]);
});

test('the published JSON Schema is current (UPDATE_SCHEMA=1 rewrites it)', () => {
  const file = new URL('../assets/quiz-format.schema.json', import.meta.url);
  const schema = z.toJSONSchema(QuizFile, { reused: 'ref' }) as { properties: Record<string, unknown> };
  const current = {
    ...schema,
    title: 'Quizpeak quiz',
    description: 'docs/quiz-format.md describes the format; some rules are told only there.',
    // Lets an editor find this schema; the importer ignores it.
    properties: { $schema: { type: 'string' }, ...schema.properties },
  };
  if (process.env['UPDATE_SCHEMA']) writeFileSync(file, `${JSON.stringify(current, null, 2)}\n`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(current);
});
