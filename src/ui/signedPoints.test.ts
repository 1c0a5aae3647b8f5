import { expect, it } from 'vitest';
import { signedPoints } from '#src/ui/signedPoints.ts';

it.each([
  ['en', -1_300, '−1,300'],
  ['es', -300, '−300'],
  ['en', 100, '+100'],
  ['en', 0, '0'],
] as const)('formats points in %s: %d', (language, points, text) => {
  expect(signedPoints(language, points)).toBe(text);
});
