import { expect, it } from 'vitest';
import { testI18n } from '#src/testing/renderPage.tsx';

it.each([
  ['en', ['1st', '2nd', '3rd', '4th', '11th', '22nd', '1,003rd']],
  ['es', ['1.º', '2.º', '3.º', '4.º', '11.º', '22.º', '1003.º']],
])('formats ordinal numbers in %s', async (language, written) => {
  const { t } = await testI18n(language);
  const ranks = [1, 2, 3, 4, 11, 22, 1_003];
  const defaultValue = '{{rank, ordinal}}';
  expect(ranks.map((rank) => t('', { defaultValue, rank }))).toEqual(written);
});
