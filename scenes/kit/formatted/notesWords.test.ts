import { expect, it } from 'vitest';
import { readMarkdown } from '#core/content/markdown.ts';
import { hintWords } from '#scenes/features/hints/model.ts';
import { RTL_MARK } from '#scenes/bidi.ts';
import { notesWords } from '#scenes/kit/formatted/notesWords.ts';

const said = (...hints: readonly string[]) => {
  const notes = hints.map((hint, index) => ({
    written: readMarkdown(hint),
    says: hintWords(index + 1, readMarkdown(hint).text),
  }));
  const { text, marks } = notesWords((_, { number, text: hint } = {}) => `Hint ${number}: ${hint}.`, notes);
  return { text, marks: marks?.map(({ from, to, style }) => `${style} ${text.slice(from, to)}`) };
};

it('puts each note on a line of its own', () => {
  expect(said('Think', 'Think *again*')).toEqual({
    text: 'Hint 1: Think.\nHint 2: Think again.',
    marks: ['italic again'],
  });
});

it('moves marks along with their words', () => {
  expect(said('Hint', 'It is **not** $x^2$', 'A `b`')).toEqual({
    text: 'Hint 1: Hint.\nHint 2: It is not x².\nHint 3: A b.',
    marks: ['bold not', 'formula x²', 'code b'],
  });
});

it('runs from the right when the words do', () => {
  expect(said('**לא** 3')).toEqual({ text: `${RTL_MARK}Hint 1: לא 3.${RTL_MARK}`, marks: ['bold לא'] });
});
