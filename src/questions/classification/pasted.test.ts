import { expect, it } from 'vitest';
import { pastedGroups } from '#src/questions/classification/pasted.ts';

const groups = (pasted: string) =>
  pastedGroups(pasted).map(({ name, items }) => [name, ...items.map(({ text }) => text)]);

it('reads a category in each line, with its items after a colon or in the next cell', () => {
  const read = [
    ['Mammals', 'bat', 'cow'],
    ['Fish', 'trout', 'shark'],
  ];
  expect(groups('Mammals: bat, cow\nFish: trout, shark')).toEqual(read);
  expect(groups('- Mammals: bat; cow\n- Fish: trout; shark\n')).toEqual(read);
  expect(groups('Mammals\tbat, cow\nFish\ttrout, shark')).toEqual(read);
});

it('takes anything else for the words of one field', () => {
  for (const pasted of ['', 'Mammals', 'Mammals:', 'Mammals: bat\nand others', ': bat'])
    expect(groups(pasted)).toEqual([]);
});
