import { expect, it } from 'vitest';
import { readFormatted } from '#core/content/formatted.ts';
import { readGaps } from '#core/questions/gaps/gaps.ts';
import { numberedWords } from '#core/questions/gaps/numbered.ts';

const { text } = readGaps(readFormatted('Ice and [[1]] wear **them [[2]]** *down*.', 'markdown'), 2);

it('numbers the gaps, and leaves marks where they were', () => {
  const { marks = [], gapsAt, ...numbered } = numberedWords(text);
  expect(numbered.text).toBe('Ice and ¹____ wear them ²____ down.');
  expect(marks.map(({ from, to, style }) => [numbered.text.slice(from, to), style])).toEqual([
    ['¹', 'sup'],
    ['them ²____', 'bold'],
    ['²', 'sup'],
    ['down', 'italic'],
  ]);
  expect(gapsAt.map((at) => numbered.text.slice(at, at + 4))).toEqual(['____', '____']);
});

it('fills in words', () => {
  const { marks = [], ...filled } = numberedWords(text, (gap) => ['water', 'all the way'][gap]);
  expect(filled.text).toBe('Ice and ¹water wear them ²all the way down.');
  expect(marks.map(({ from, to }) => filled.text.slice(from, to))).toEqual([
    '¹',
    'them ²all the way',
    '²',
    'down',
  ]);
});
