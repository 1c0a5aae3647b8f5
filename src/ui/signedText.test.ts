import { expect, it } from 'vitest';
import { signedText } from '#src/ui/signedText.ts';

it.each([
  ['en', -1_300, '−1,300'],
  ['es', -300, '−300'],
  ['en', 100, '+100'],
  ['en', 0, '0'],
] as const)('signs points in %s: %d', (language, points, text) => {
  expect(signedText(language, points)).toBe(text);
});
