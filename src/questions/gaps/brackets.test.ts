import { expect, it } from 'vitest';
import { gapsFromBrackets } from '#src/questions/gaps/brackets.ts';

const from = (text: string, gaps: readonly string[] = [], most = 10) =>
  gapsFromBrackets({ text, gaps }, 'markdown', most, (words) => words);

it('turns brackets into gaps, numbered in reading order', () => {
  expect(from('[A|a] and [**B**]')).toEqual({ text: '[[1]] and [[2]]', gaps: ['A|a', 'B'] });
  expect(from('[new] [[1]] [[2]] [last]', ['one', 'two'])).toEqual({
    text: '[[1]] [[2]] [[3]] [[4]]',
    gaps: ['new', 'one', 'two', 'last'],
  });
});

it.each(['[[1]] and [open', 'closed]', '`list[0]` and $[a]$', '[over\nlines]'])('leaves %s', (text) => {
  const gaps = ['one'];
  const made = from(text, gaps);
  expect(made.text).toBe(text);
  expect(made.gaps).toBe(gaps);
});

it('leaves brackets beyond the limit', () => {
  expect(from('[a] [b] [c]', [], 2)).toEqual({ text: '[[1]] [[2]] [c]', gaps: ['a', 'b'] });
});
