import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { questionTypes } from '#core/questions/kinds.ts';
import {
  authoringOf,
  convertQuestion,
  emptyQuestion,
  flattenQuestions,
  isGraded,
  pickQuestions,
} from '#core/questions/authoring.ts';
import { marked } from '#core/questions/options/authoring.ts';
import type { AuthoredBase, AuthoredOption } from '#core/questions/questionBase.ts';
import { plainQuestion } from '#core/questions/texts.ts';
import { QUESTION_SAMPLES } from '#core/questions/authority.ts';

const picture = fc.record({ type: fc.constant('image' as const), url: fc.constant('/media/a.png') });
const base: fc.Arbitrary<AuthoredBase> = fc.record(
  {
    format: fc.constant('markdown'),
    text: fc.string({ maxLength: 40 }),
    media: picture,
    timeSeconds: fc.integer({ min: 5, max: 900 }),
    marks: fc.integer({ min: 1, max: 100 }),
    explanation: fc.string({ maxLength: 40 }),
    group: fc.string({ minLength: 1, maxLength: 20 }),
    hints: fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ['text'] },
);
const option: fc.Arbitrary<AuthoredOption> = fc.record(
  { text: fc.string({ maxLength: 20 }), media: picture, correct: fc.constant(true) },
  { requiredKeys: ['text'] },
);
const unmarkedItem = (option: AuthoredOption) => marked(option, false);
const options = (minLength: number) => fc.array(option, { minLength, maxLength: CONTENT_LIMITS.optionsMax });
const accepted = fc.array(fc.string({ maxLength: 20 }), { maxLength: CONTENT_LIMITS.acceptedAnswers });
/** Includes drafts: no options, several correct options on an MCQ, no accepted answers. */
const question: fc.Arbitrary<AuthoredQuestion> = fc.oneof(
  fc
    .record({ base, options: options(0) })
    .map((each) => ({ type: 'MCQ' as const, ...each.base, options: each.options })),
  fc
    .record({ base, options: options(0) })
    .map((each) => ({ type: 'MSQ' as const, ...each.base, options: each.options })),
  fc
    .record({ base, accepted })
    .map((each) => ({ type: 'BLANK' as const, ...each.base, accepted: each.accepted })),
  base.map((each) => ({ type: 'OPEN' as const, ...each })),
  fc
    .record({ base, options: options(0) })
    .map((each) => ({ type: 'REORDER' as const, ...each.base, items: each.options.map(unmarkedItem) })),
);
const type = fc.constantFrom(...questionTypes());

const baseOf = (of: AuthoredQuestion): object => authoringOf(of.type).toExchange(of).base;

describe('converting a question', () => {
  it('keeps the fields that all questions share, and the id of a draft', () => {
    fc.assert(
      fc.property(question, type, (from, to) => {
        const draft = { ...from, id: 'abc123' };
        const made = convertQuestion(draft, to);
        expect(made.type).toBe(to);
        expect(baseOf(made)).toEqual(baseOf(draft));
      }),
    );
  });

  it('never exceeds the limits, and marks at most one option of an MCQ correct', () => {
    fc.assert(
      fc.property(question, type, (from, to) => {
        if (from.type === to) return;
        const made = convertQuestion(from, to);
        if ('options' in made) {
          expect(made.options.length).toBeGreaterThanOrEqual(CONTENT_LIMITS.optionsMin);
          expect(made.options.length).toBeLessThanOrEqual(CONTENT_LIMITS.optionsMax);
        }
        if (made.type === 'MCQ')
          expect(made.options.filter(({ correct }) => correct).length).toBeLessThanOrEqual(1);
        if (made.type === 'BLANK') expect(made.accepted.every((text) => text.trim() !== '')).toBe(true);
      }),
    );
  });

  it('restores an MCQ that became an MSQ, if it had at most one correct option', () => {
    fc.assert(
      fc.property(base, options(CONTENT_LIMITS.optionsMin), (rest, all) => {
        const right = all.findIndex(({ correct }) => correct);
        const from: AuthoredQuestion = {
          type: 'MCQ',
          ...rest,
          options: all.map((each, place) => marked(each, place === right)),
        };
        expect(convertQuestion(convertQuestion(from, 'MSQ'), 'MCQ')).toEqual(from);
      }),
    );
  });

  const fruit: AuthoredQuestion = {
    type: 'MSQ',
    text: 'Which are fruit?',
    options: [{ text: 'Leek' }, { text: ' Fig', correct: true }, { text: 'Plum', correct: true }],
  };

  it('keeps only the first correct mark in an MCQ', () => {
    expect(convertQuestion(fruit, 'MCQ')).toEqual({
      type: 'MCQ',
      text: 'Which are fruit?',
      options: [{ text: 'Leek' }, { text: ' Fig', correct: true }, { text: 'Plum' }],
    });
  });

  it('turns correct options into accepted answers', () => {
    expect(convertQuestion(fruit, 'BLANK')).toEqual({
      type: 'BLANK',
      text: 'Which are fruit?',
      accepted: ['Fig', 'Plum'],
    });
    const long = { text: 'x'.repeat(201), correct: true };
    expect(
      convertQuestion({ ...fruit, options: [long, { text: '', correct: true }] }, 'BLANK'),
    ).toMatchObject({
      accepted: [],
    });
  });

  it('turns accepted answers into correct options, but only the first one in an MCQ', () => {
    const typed: AuthoredQuestion = { type: 'BLANK', text: 'Water?', accepted: ['H2O', 'h₂o', 'water'] };
    expect(convertQuestion(typed, 'MSQ')).toMatchObject({
      options: [
        { text: 'H2O', correct: true },
        { text: 'h₂o', correct: true },
        { text: 'water', correct: true },
      ],
    });
    expect(convertQuestion(typed, 'MCQ')).toMatchObject({
      options: [{ text: 'H2O', correct: true }, { text: '' }],
    });
  });

  it('strips the formatting of accepted answers and escapes it in options', () => {
    const written: AuthoredQuestion = {
      type: 'MCQ',
      format: 'markdown',
      text: 'Which is **water**?',
      options: [{ text: 'H<sub>2</sub>O', correct: true }, { text: '*air*' }],
    };
    const typed = convertQuestion(written, 'BLANK');
    expect(typed).toMatchObject({ format: 'markdown', text: 'Which is **water**?', accepted: ['H₂O'] });
    const stars: AuthoredQuestion = { type: 'BLANK', format: 'markdown', text: '', accepted: ['**a**'] };
    expect(plainQuestion(convertQuestion(stars, 'MCQ'))).toMatchObject({
      options: [{ text: '**a**' }, { text: '' }],
    });
  });

  it('asks for a correct option if none was ever marked, but leaves a poll a poll', () => {
    const open: AuthoredQuestion = { type: 'OPEN', text: 'Why?' };
    const begun = convertQuestion(open, 'MCQ');
    expect(begun).toMatchObject({ unmarked: true });
    expect(convertQuestion(begun, 'MSQ')).toMatchObject({ unmarked: true });
    expect(convertQuestion(begun, 'BLANK')).toEqual({ type: 'BLANK', text: 'Why?', accepted: [] });
    const poll: AuthoredQuestion = { type: 'MCQ', text: 'Tea?', options: [{ text: 'Yes' }, { text: 'No' }] };
    expect(convertQuestion(poll, 'MSQ')).toEqual({ ...poll, type: 'MSQ' });
    expect([open, poll, begun].map(isGraded)).toEqual([true, false, true]);
  });

  it('returns the same object if the type does not change', () => {
    for (const { authored } of QUESTION_SAMPLES)
      expect(convertQuestion(authored, authored.type)).toBe(authored);
  });
});

it('starts new questions empty', () => {
  for (const each of questionTypes())
    expect(emptyQuestion(each)).toMatchObject({ type: each, format: 'markdown', text: '' });
  expect((['MCQ', 'MSQ', 'BLANK', 'OPEN', 'REORDER'] as const).map((each) => emptyQuestion(each))).toEqual([
    { type: 'MCQ', format: 'markdown', text: '', options: [{ text: '' }, { text: '' }], unmarked: true },
    { type: 'MSQ', format: 'markdown', text: '', options: [{ text: '' }, { text: '' }], unmarked: true },
    { type: 'BLANK', format: 'markdown', text: '', accepted: [] },
    { type: 'OPEN', format: 'markdown', text: '' },
    { type: 'REORDER', format: 'markdown', text: '', items: [{ text: '' }, { text: '' }, { text: '' }] },
  ]);
});

it('picks questions by their place in the flat list, each child inside its parent', () => {
  const blank = (text: string) => ({ type: 'BLANK', text, accepted: ['x'] }) as const;
  const passage: AuthoredQuestion = {
    type: 'COMPREHENSION',
    text: 'P',
    passage: 'Once.',
    questions: [blank('C1'), blank('C2')],
  };
  const quiz = [blank('A'), passage, blank('B')];
  const picked = (...places: readonly number[]) =>
    flattenQuestions(pickQuestions(quiz, (question, q) => (places.includes(q) ? question : null))).map(
      ({ text }) => text,
    );
  expect(picked(0, 1, 3, 4)).toEqual(['A', 'P', 'C2', 'B']);
  expect(picked(2)).toEqual(['P', 'C1']);
  expect(picked(0, 1)).toEqual(['A']);
});
