import { expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { excerpts, pairQuestions } from '#core/questions/changes.ts';

const question = (text: string, accepted = `answer to ${text}`): AuthoredQuestion => ({
  type: 'BLANK',
  text,
  accepted: [accepted],
});
const list = (...texts: string[]) => texts.map((text) => question(text));

it.each([
  ['the same', ['a', 'b', 'c'], ['a', 'b', 'c'], [0, 1, 2]],
  ['moved', ['a', 'b', 'c'], ['c', 'a', 'b'], [1, 2, 0]],
  ['removed', ['a', 'b', 'c'], ['a', 'c'], [0, null, 1]],
  ['added', ['a', 'b'], ['x', 'a', 'b'], [1, 2]],
  ['twice the same', ['a', 'a'], ['a', 'a'], [0, 1]],
  ['written anew', ['a', 'b', 'c'], ['a', 'x', 'c'], [0, 1, 2]],
  ['all written anew', ['a', 'b'], ['x', 'y'], [0, 1]],
])('pairs questions that are %s', (_name, before, now, pairs) => {
  expect(pairQuestions(list(...before), list(...now))).toEqual(pairs);
});

it('knows a question by its words, or by its answers', () => {
  const before = list('a', 'b', 'c');
  const now = [question('new'), question('c', 'other'), question('Which b?', 'answer to b'), question('a')];
  expect(pairQuestions(before, now)).toEqual([3, 2, 1]);
});

it('shortens two texts so that their first difference can be seen', () => {
  expect(excerpts('Wich one?', 'Which one?')).toEqual(['Wich one?', 'Which one?']);
  const long = 'a'.repeat(100);
  const [before, after] = excerpts(`${long}1${long}`, `${long}2${long}`);
  expect([before, after]).toEqual([1, 2].map((end) => `…${'a'.repeat(24)}${end}${'a'.repeat(55)}…`));
  const words = 'some words '.repeat(10);
  expect(excerpts(`${words}then`, `${words}now`)).toEqual([
    '…some words some words then',
    '…some words some words now',
  ]);
  expect(excerpts(long, `${long}👩‍🏫`)[1]).toBe(`…${'a'.repeat(24)}👩‍🏫`);
});
