import { expect, it } from 'vitest';
import { readFormatted } from '#core/content/formatted.ts';
import { paragraphsOf } from '#core/content/slices.ts';

it('splits a text at its empty lines, with the marks of each part', () => {
  const parts = paragraphsOf(readFormatted('One *line*\nand another.\n\n\n**Two**.', 'markdown'));
  expect(parts.map(({ text }) => text)).toEqual(['One line\nand another.', 'Two.']);
  expect(
    parts.map(({ text, marks = [] }) => marks.map(({ from, to, style }) => [style, text.slice(from, to)])),
  ).toEqual([[['italic', 'line']], [['bold', 'Two']]]);
});

it('leaves a block of code whole', () => {
  expect(paragraphsOf(readFormatted('```\na\n\nb\n```', 'markdown'))).toHaveLength(1);
});
