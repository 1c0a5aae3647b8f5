import { expect, it } from 'vitest';
import { fileName } from '#src/host/files/downloadFile.ts';

it.each([
  ['Rivers: of/Europe?', 'Rivers of Europe 2026-03-09.csv'],
  ['..\\hidden\n', 'hidden 2026-03-09.csv'],
  ['🏔'.repeat(100), `${'🏔'.repeat(80)} 2026-03-09.csv`],
])('names the file of %j by title and date', (title, name) => {
  expect(fileName(title, new Date(2026, 2, 9, 12).getTime(), 'csv')).toBe(name);
});
