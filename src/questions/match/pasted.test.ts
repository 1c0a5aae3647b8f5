import { expect, it } from 'vitest';
import { pastedPairs } from '#src/questions/match/pasted.ts';

const pairs = (pasted: string) => pastedPairs(pasted).map(({ text }) => text.split('\t'));

it.each([
  ['cells', 'France\tParis\nSpain\tMadrid'],
  ['dashes', 'France - Paris\nSpain – Madrid'],
  ['equals signs', 'France = Paris\nSpain = Madrid'],
  ['arrows', 'France -> Paris\nSpain → Madrid'],
  ['a numbered list', '1. France = Paris\n2. Spain = Madrid\n'],
])('reads two columns separated by %s', (_, pasted) => {
  expect(pairs(pasted)).toEqual([
    ['France', 'Paris'],
    ['Spain', 'Madrid'],
  ]);
});

it('reads a single pair, and keeps signs within words', () => {
  expect(pairs('H2O - water-like = wet')).toEqual([['H2O - water-like', 'wet']]);
  expect(pairs('well-known\tfamous - noted')).toEqual([['well-known', 'famous - noted']]);
});

it('takes lines without a second column for no pairs', () => {
  for (const pasted of ['', 'France', 'France\nSpain', 'France = Paris\nSpain', 'France =\nSpain = Madrid'])
    expect(pairs(pasted)).toEqual([]);
});
