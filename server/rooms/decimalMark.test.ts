import { expect, it } from 'vitest';
import { withDecimal } from '#server/rooms/decimalMark.ts';

it.each([
  ['en', '.'],
  ['es', ','],
  ['es-MX', '.'],
  ['de-CH', '.'],
  ['ar', '.'],
  ['', undefined],
  ['xx', undefined],
  ['not a language', undefined],
])('the numbers of a quiz in %j are read with %s', (language, decimal) => {
  const [question] = withDecimal([{ type: 'OPEN', text: 'Why?' }], language);
  expect(question?.decimal).toBe(decimal);
});
