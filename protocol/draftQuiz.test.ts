import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { DraftQuestion, DraftQuiz as Draft } from '#core/content/draftQuiz.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { QUESTION_SAMPLES } from '#core/questions/authority.ts';
import { DraftQuiz, finishedHead, isFinished } from '#protocol/draftQuiz.ts';

const id = 'abcdef';
const blank: DraftQuestion = { id, type: 'BLANK', text: '', accepted: [] };

/** Paths of the issues, such as `questions.0.options.1.text`. */
function faults(value: unknown): string[] {
  const result = DraftQuiz.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
}
const faultsOf = (question: unknown) => faults({ title: '', questions: [question] });

test('the types match those of core', () => {
  expectTypeOf<z.infer<typeof DraftQuiz>>().toEqualTypeOf<Draft>();
  expectTypeOf<z.input<typeof DraftQuiz>>().toEqualTypeOf<Draft>();
});

test('every question type passes, finished or just begun', () => {
  for (const { authored } of QUESTION_SAMPLES) {
    const question = { id, ...authored };
    expect(faultsOf(question)).toEqual([]);
    expect(isFinished(question)).toBe(true);
    const emptied = {
      ...question,
      text: '',
      hints: [''],
      group: '',
      media: { type: 'image', url: '' },
      timeSeconds: 0,
    };
    expect(faultsOf(emptied)).toEqual([]);
    expect(isFinished(emptied as DraftQuestion)).toBe(false);
  }
});

test('a question may be incomplete or have too many correct options', () => {
  for (const type of ['MCQ', 'MSQ'])
    for (const options of [
      [],
      [{ text: '' }],
      [
        { text: 'a', correct: true },
        { text: '', correct: true },
      ],
    ]) {
      const question = { id, type, text: 'Q?', options } as DraftQuestion;
      expect(faultsOf(question)).toEqual([]);
      expect(isFinished(question)).toBe(false);
    }
  for (const question of [blank, { ...blank, text: 'Q' }, { ...blank, text: 'Q', accepted: [' '] }]) {
    expect(faultsOf(question)).toEqual([]);
    expect(isFinished(question)).toBe(false);
  }
});

test.each([
  ['text', { text: 'x'.repeat(CONTENT_LIMITS.questionText + 1) }],
  ['accepted', { accepted: Array(CONTENT_LIMITS.acceptedAnswers + 1).fill('a') }],
  ['accepted.0', { accepted: ['x'.repeat(201)] }],
  ['hints', { hints: ['', '', '', ''] }],
  ['hints.0', { hints: ['x'.repeat(CONTENT_LIMITS.hint + 1)] }],
  ['group', { group: 'x'.repeat(CONTENT_LIMITS.group + 1) }],
  ['timeSeconds', { timeSeconds: QUESTION_TIME.maxSeconds + 1 }],
  ['timeSeconds', { timeSeconds: -1 }],
  ['media.url', { media: { type: 'image', url: 'x'.repeat(CONTENT_LIMITS.mediaUrl + 1) } }],
  ['text', { text: 'a\u0000b' }],
  ['', { extra: 1 }],
  ['id', { id: 'short' }],
  ['id', { id: '__proto__' }],
  ['id', { id: undefined }],
  ['type', { type: 'UNKNOWN' }],
])('%s: anything too long, too numerous or unknown is rejected', (path, change) => {
  expect(faultsOf({ ...blank, text: 'Q', ...change })).toEqual([`questions.0${path && `.${path}`}`]);
});

test('prototype keys count as unknown fields and change nothing', () => {
  const draft =
    '{"title":"","questions":[{"id":"abcdef","type":"OPEN","text":"","__proto__":{"x":1}}],"__proto__":{"x":1}}';
  expect(faults(JSON.parse(draft))).toEqual(['questions.0', '']);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test('question ids are unique', () => {
  const questions = ['aaaaaa', 'bbbbbb', 'aaaaaa'].map((each) => ({ ...blank, id: each }));
  expect(faults({ title: '', questions })).toEqual(['questions.2.id']);
});

test('oversized input is rejected with few issues', () => {
  expect(faults({ title: 'x'.repeat(20_000_000), questions: [] })).toEqual(['title']);
  const many = Array.from({ length: CONTENT_LIMITS.questionsMax + 1 }, () => blank);
  expect(faults({ title: '', questions: many })).toEqual(['questions']);
  expect(faultsOf({ id, type: 'MCQ', text: '', options: Array(1_000_000).fill(0) })).toEqual([
    'questions.0.options',
  ]);
});

test('the finished head has every field that a quiz file accepts, and always the title', () => {
  const said = { title: '', description: 'D', subject: 'S', grade: '7b' };
  const half = { language: 'e', cover: { type: 'image', url: 'htt' } } as const;
  expect(faults({ ...said, ...half, questions: [] })).toEqual([]);
  expect(finishedHead({ ...said, ...half })).toEqual(said);
  const whole = { language: 'es', cover: { type: 'image', url: '/media/a.png' } } as const;
  expect(finishedHead({ ...said, ...whole })).toEqual({ ...said, ...whole });
});
