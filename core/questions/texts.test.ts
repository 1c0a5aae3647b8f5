import { expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { keyed } from '#core/questions/authority.ts';
import { formulasIn, mapTexts, plainQuestion } from '#core/questions/texts.ts';
import { stream } from '#core/random/stream.ts';

const written: AuthoredQuestion = {
  type: 'MCQ',
  format: 'markdown',
  text: 'What is **not** $x^2$?',
  options: [{ text: '$x^3$', correct: true }, { text: '*x* · $x$' }],
  explanation: 'H<sub>2</sub>O, and $x^2$',
  hints: ['`x`'],
};

it('reads each text of a question in its format and leaves plain ones alone', () => {
  const plain = {
    type: 'MCQ',
    text: 'What is not x²?',
    options: [{ text: 'x³', correct: true }, { text: 'x · x' }],
    explanation: 'H₂O, and x²',
    hints: ['x'],
  };
  expect(plainQuestion(written)).toEqual(plain);
  const stands: AuthoredQuestion = { type: 'OPEN', text: '**as it stands**' };
  expect(plainQuestion(stands)).toBe(stands);
});

it('maps the texts that the format covers and nothing else', () => {
  const blank: AuthoredQuestion = { type: 'BLANK', text: 'a', accepted: ['b'], group: 'c', hints: ['d'] };
  expect(mapTexts(blank, (text) => text.toUpperCase())).toEqual({ ...blank, text: 'A', hints: ['D'] });
});

it('lists each formula of its texts once', () => {
  expect(formulasIn(written).toSorted()).toEqual(['x', 'x^2', 'x^3']);
  const { format: _, ...plain } = written;
  expect(formulasIn(plain as AuthoredQuestion)).toEqual([]);
});

it('sends a room the words and their marks, never the source', () => {
  const { question, explanation, hints } = keyed(written, stream([1, 2], 'ids'));
  expect(question).toMatchObject({
    text: 'What is not x²?',
    marks: [
      { from: 8, to: 11, style: 'bold' },
      { from: 12, to: 14, style: 'formula', source: 'x^2' },
    ],
    options: [
      { text: 'x³', marks: [{ from: 0, to: 2, style: 'formula', source: 'x^3' }] },
      { text: 'x · x' },
    ],
  });
  expect(explanation?.text).toBe('H₂O, and x²');
  expect(hints).toEqual([{ text: 'x', marks: [{ from: 0, to: 1, style: 'code' }] }]);
  expect(JSON.stringify(question)).not.toContain('**');
});

it('sends players the addresses of drawings instead of TeX, and an empty one for a formula that can’t be drawn', () => {
  const drawings = { 'x^2': '/formulas/two', 'x^3': '/formulas/three' };
  const { question, explanation } = keyed({ ...written, drawings }, stream([1, 2], 'ids'));
  expect(explanation?.marks?.at(-1)).toMatchObject({ style: 'formula', source: '/formulas/two' });
  expect(question).toMatchObject({
    options: [{ marks: [{ source: '/formulas/three' }] }, { text: 'x · x', marks: [{}, { source: '' }] }],
  });
  expect(JSON.stringify({ question, explanation })).not.toMatch(/x\^\d/);
});

it('has no explanation if it is blank', () => {
  expect(keyed({ ...written, explanation: ' ' }, stream([1, 2], 'ids')).explanation).toBeNull();
});
