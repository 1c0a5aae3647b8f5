// Processing a quiz's text line by line must give the same result as parsing it.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DraftQuiz, withoutId } from '#core/content/draftQuiz.ts';
import { toStoredDraft, toStoredQuiz } from '#server/areas/library/digests.ts';
import {
  draftPieces,
  finishedPieces,
  questionOfLine,
  searchableText,
} from '#server/areas/library/quizText.ts';

/** Texts that look like what separates questions, and others. */
const text = fc.oneof(
  fc.constantFrom('', ',', '\n,{"id":"a",', '\n]}', '"questions":[', '{"id":"abcdef",', '\u2028', '\\n'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const question = fc.record(
  {
    type: fc.constantFrom('OPEN', 'BLANK'),
    text,
    accepted: fc.array(text, { maxLength: 3 }),
    hints: fc.array(text, { maxLength: 2 }),
    group: text,
  },
  { requiredKeys: ['type', 'text'] },
);
const draft = fc
  .record({ title: text, description: text, language: text, questions: fc.array(question, { maxLength: 6 }) })
  .map(({ questions, ...head }) => ({
    ...head,
    questions: questions.map((each, n) => ({ ...each, id: `question${n}` })),
  })) as fc.Arbitrary<DraftQuiz>;

it('holds the draft itself, and yields its finished questions in order', () => {
  fc.assert(
    fc.property(draft, (given) => {
      const written = toStoredDraft(given);
      expect(JSON.parse(written.text)).toEqual(given);
      const finished = JSON.parse(
        [...finishedPieces(written.text, written.unfinished)].join(''),
      ) as DraftQuiz;
      const left = new Set(written.unfinished);
      expect(finished.questions).toEqual(given.questions.filter((_, n) => !left.has(n)).map(withoutId));
      expect(finished.questions).toHaveLength(written.questionCount);
      expect(finished.title).toBe(given.title);
      expect(written.questionText.split('\n')).toHaveLength(given.questions.length + 1);
      const lines = written.text.split('\n').slice(1, -1).filter(Boolean);
      expect(lines.map((line) => JSON.parse(questionOfLine(line)) as unknown)).toEqual(
        given.questions.map(withoutId),
      );
    }),
  );
});

it('turns a whole quiz into a draft with a distinct id for each question', () => {
  fc.assert(
    fc.property(draft, ({ questions, ...head }) => {
      const quiz = { ...head, questions: questions.map(withoutId) };
      const { text: written } = toStoredQuiz(quiz);
      expect(JSON.parse(written)).toEqual(quiz);
      const made = JSON.parse([...draftPieces(written)].join('')) as DraftQuiz;
      expect({ ...made, questions: made.questions.map(withoutId) }).toEqual(quiz);
      expect(new Set(made.questions.map(({ id }) => id)).size).toBe(questions.length);
    }),
  );
});

it('is searched by what a question says, not by how it is stored', () => {
  expect(
    searchableText({
      type: 'MCQ',
      text: 'Which?',
      group: 'secret',
      media: { type: 'image', url: '/media/secret.png', alt: 'A map' },
      options: [{ text: 'North', correct: true }, { text: 'South' }],
    }),
  ).toBe('Which? A map North South');
});
