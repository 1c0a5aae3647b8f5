// An import through a real Web Worker.

import { expect, test } from 'vitest';
import { importQuiz } from '#src/areas/library/import/importClient.ts';
import type { ImportProgress } from '#importers/types.ts';

const COUNT = 10_000;

function bigFile(): File {
  const rows = Array.from(
    { length: COUNT },
    (_, index) => `${index + 1},How much is ${index} + 1?,${index},${index + 1},20,2`,
  );
  return new File(
    [['Question #,Question Text,Answer 1,Answer 2,Time Limit,Correct Answer', ...rows].join('\n')],
    'sums.csv',
  );
}

test('imports ten thousand questions through the worker while the page stays responsive', async () => {
  const told: ImportProgress[] = [];
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const result = await importQuiz(bigFile(), { onProgress: (progress) => told.push(progress) });
  clearInterval(timer);
  expect(result).toMatchObject({ format: 'blooket', problems: [] });
  expect(result.quiz.questions).toHaveLength(COUNT);
  expect(result.quiz.questions.at(-1)).toEqual({
    type: 'MCQ',
    text: 'How much is 9999 + 1?',
    options: [{ text: '9999' }, { text: '10000', correct: true }],
    timeSeconds: 20,
  });
  expect(told.at(-1)?.fraction).toBe(1);
  expect(turns).toBeGreaterThan(5);
});

test('reads windows-1252 in the browser as in Node', async () => {
  const result = await importQuiz(new File([Uint8Array.of(0x80, 9, 0x93, 0xf1, 0x94, 10)], 'cards.txt'), {
    format: 'quizlet',
  });
  expect(result.quiz.questions).toEqual([{ type: 'BLANK', text: '“ñ”', accepted: ['€'] }]);
});

test('rejects when canceled halfway', async () => {
  const stop = new AbortController();
  const importing = importQuiz(bigFile(), { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(importing).rejects.toMatchObject({ name: 'AbortError' });
});
