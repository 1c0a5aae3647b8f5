import { expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { plainQuestion } from '#core/questions/texts.ts';
import { asMarkdown, hasRoom, seemsMarkdown } from '#core/questions/asMarkdown.ts';

const PLAIN: AuthoredQuestion = {
  type: 'MCQ',
  text: 'Is **this** bold?',
  options: [{ text: 'It costs $x$', correct: true }, { text: 'No' }],
  explanation: 'Stars: *',
  hints: ['`tick`'],
};

it('escapes unchanged texts and takes the edited one as Markdown', () => {
  const next = { ...PLAIN, text: 'Is **bold**?' };
  const written = asMarkdown(PLAIN, next);
  expect(written.format).toBe('markdown');
  expect(written.text).toBe('Is **bold**?');
  expect(plainQuestion(written)).toEqual({ ...PLAIN, text: 'Is bold?' });
});

it('keeps the hints intact when an explanation is added', () => {
  const { explanation: _, ...before } = PLAIN;
  const written = asMarkdown(before, { ...before, explanation: '**So**' });
  expect(plainQuestion(written)).toEqual({ ...before, explanation: 'So' });
});

it('reports a text that no longer fits once it is escaped', () => {
  const stars = { ...PLAIN, hints: ['*a* '.repeat(70)] };
  expect(hasRoom(stars)).toBe(true);
  expect(hasRoom(asMarkdown(stars, { ...stars, text: '**Why?**' }))).toBe(false);
});

it.each([
  [PLAIN, true],
  [{ ...PLAIN, format: 'markdown' }, false],
  [{ type: 'OPEN', text: '- one\n- two' }, false],
  [{ type: 'OPEN', text: 'Is $5 more than 3*4*5?' }, false],
  [{ type: 'OPEN', text: 'Draw $y = x^2$.' }, true],
] as const)('detects plain text that looks like Markdown: %j', (question, seems) => {
  expect(seemsMarkdown(question as AuthoredQuestion)).toBe(seems);
});
