// What is taken out of the text of a quiz line by line is what reading it would give.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DraftQuiz, withoutId } from '#core/content/draftQuiz.ts';
import { writtenDraft, writtenQuiz } from '#server/areas/library/digests.ts';
import { draftText, finishedText, questionOfLine, wordsOf } from '#server/areas/library/quizText.ts';

/** Texts that look like what stands between questions, and any other. */
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

it('is the draft itself, and what is finished of it, its questions in their order', () => {
  fc.assert(
    fc.property(draft, (given) => {
      const written = writtenDraft(given);
      expect(JSON.parse(written.text)).toEqual(given);
      const finished = JSON.parse(finishedText(written.text, written.unfinished)) as DraftQuiz;
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

it('is a quiz with ids for its questions, unlike ones', () => {
  fc.assert(
    fc.property(draft, ({ questions, ...head }) => {
      const quiz = { ...head, questions: questions.map(withoutId) };
      const { text: written } = writtenQuiz(quiz);
      expect(JSON.parse(written)).toEqual(quiz);
      const made = JSON.parse(draftText(written)) as DraftQuiz;
      expect({ ...made, questions: made.questions.map(withoutId) }).toEqual(quiz);
      expect(new Set(made.questions.map(({ id }) => id)).size).toBe(questions.length);
    }),
  );
});

it('is searched for what is said in a question, and not for how it is written down', () => {
  expect(
    wordsOf({
      type: 'MCQ',
      text: 'Which?',
      group: 'secret',
      media: { type: 'image', url: '/media/secret.png', alt: 'A map' },
      options: [{ text: 'North', correct: true }, { text: 'South' }],
    }),
  ).toBe('Which? A map North South');
});
