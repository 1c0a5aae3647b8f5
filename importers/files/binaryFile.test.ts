import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportFormatId } from '#importers/types.ts';

/** Noise like that of a compressed file, always the same. */
const noise = deflateRawSync(
  Buffer.from(Array.from({ length: 4_000 }, (_, index) => `${index * index} ${index % 97}`).join(' ')),
);
const QUIZ = 'Is it?\nA) yes\nB) no\nANSWER: A\n';

const file = (...parts: (string | Uint8Array)[]) =>
  Uint8Array.from(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  );

async function read(bytes: Uint8Array<ArrayBuffer>, name: string, format?: ImportFormatId) {
  const { quiz, problems } = await readQuizFile(bytes, name, format ? { format } : {});
  return { taken: quiz.questions.length, codes: problems.map(({ reason }) => reason.code) };
}

const refused = { taken: 0, codes: ['notText'] };

test.each([
  ['picture.webp', file('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', noise, QUIZ)],
  ['font.woff2', file('wOF2\u0000\u0001\u0000\u0000', noise)],
  ['sheet.pdf', file('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<< /Type /Catalog >>\n', QUIZ)],
  ['photo.jpg', file('\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', noise)],
  ['photo.heic', file('\u0000\u0000\u0000\u0018ftypheic', noise)],
  ['letter.rtf', file('{\\rtf1\\ansi Sky is {=blue ~green}}')],
  ['unknown.bin', file(noise, QUIZ)],
])('%s is rejected', async (name, bytes) => {
  expect(await read(bytes, name)).toEqual(refused);
  expect(await read(bytes, name, 'quizlet')).toEqual(refused);
});

test.each(['RIFF', 'OTTO', 'ID3', 'Rar!'])('a list that begins with the word %s is text', async (word) => {
  expect(await read(file(`${word}\tmeaning\nother\tone\n`), 'words.txt')).toEqual({
    taken: 2,
    codes: ['columnsGuessed'],
  });
});

test('a text with a few control characters from another program is still read', async () => {
  const text = file(`\u0007${QUIZ}\u0000\u001a`);
  expect(await read(text, 'quiz.txt')).toEqual({ taken: 1, codes: ['controlCharacters'] });
});
