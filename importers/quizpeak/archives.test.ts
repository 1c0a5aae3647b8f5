import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packStored } from '#importers/files/zip.ts';
import { claimed, forgedArchive } from '#importers/testing/forgedArchive.ts';
import { type ImportMessage, runImport } from '#src/areas/library/import/importJob.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { IMPORT_LIMITS, type ImportResult } from '#importers/types.ts';

const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const asked = (...urls: string[]) =>
  encode(
    JSON.stringify({
      title: 'Birds',
      questions: urls.map((url) => ({
        type: 'OPEN',
        text: '',
        media: { type: 'image', url, alt: 'A bird' },
      })),
    }),
  );
const PICTURE = encode('no picture, but who knows here');

/** An archive of files by name. */
function archive(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): Uint8Array<ArrayBuffer> {
  return packStored(Object.entries(files).map(([name, bytes]) => ({ name, bytes })));
}

const read = (bytes: Uint8Array<ArrayBuffer>): Promise<ImportResult> => readQuizFile(bytes, 'birds.zip');
async function reasonsOf(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { problems, quiz, files = [] } = await read(bytes);
  expect([quiz.questions, files]).toEqual([[], []]);
  return problems.map(({ reason }) => reason.code);
}

test('files that the quiz names keep their addresses', async () => {
  const bytes = archive({ 'quiz.json': asked('media/birds/tit.png'), 'media/birds/tit.png': PICTURE });
  const { quiz, problems, files = [], format } = await read(bytes);
  expect({ format, problems, title: quiz.title }).toEqual({ format: 'json', problems: [], title: 'Birds' });
  expect(quiz.questions[0]?.media?.url).toBe('/media/birds/tit.png');
  expect(files.map(({ address, blob }) => [address, blob.type, blob.size])).toEqual([
    ['/media/birds/tit.png', 'image/png', PICTURE.length],
  ]);
});

test('an archive repacked as a folder is read, ignoring files that systems add', async () => {
  const bytes = archive({
    'Birds/quiz.json': asked('media/tit.png'),
    'Birds/media/tit.png': PICTURE,
    'Birds/.DS_Store': PICTURE,
    '__MACOSX/Birds/quiz.json': PICTURE,
  });
  expect(await read(bytes)).toMatchObject({ problems: [], files: [{ address: '/media/tit.png' }] });
});

test('a compressed archive is read, too', async () => {
  const quiz = asked('https://example.org/tit.png');
  const packed = new Uint8Array(deflateRawSync(quiz));
  const bytes = archive({ 'quiz.json': packed });
  const reference = new DataView(archive({ 'quiz.json': quiz }).buffer);
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(bytes.length - 22 + 16, true);
  view.setUint16(directory + 10, 8, true);
  view.setUint32(directory + 16, reference.getUint32(14, true), true);
  expect(await read(bytes)).toMatchObject({ problems: [], quiz: { questions: [{ type: 'OPEN' }] } });
});

test('missing and non-media files are reported with their question, which then shows their description', async () => {
  const bytes = archive({
    'quiz.json': asked('media/gone.png', 'media/inner.zip', 'pictures/x.png'),
    'media/inner.zip': archive({ 'quiz.json': asked() }),
    'notes.txt': PICTURE,
  });
  const { quiz, problems, files } = await read(bytes);
  expect(problems.map(({ place, reason }) => [place, reason.code])).toEqual([
    [{ kind: 'file' }, 'filesNotRead'],
    [{ kind: 'question', number: 1 }, 'fileMissing'],
    [{ kind: 'question', number: 2 }, 'fileNotMedia'],
    [{ kind: 'question', number: 3 }, 'pictureNotTaken'],
  ]);
  expect(quiz.questions).toEqual([
    { type: 'OPEN', text: 'A bird' },
    { type: 'OPEN', text: 'A bird' },
  ]);
  expect(files).toEqual([]);
});

test.each([
  ['a step out of the folder', '../../etc/passwd'],
  ['a step in the middle', 'media/../../x.png'],
  ['an absolute name', '/etc/passwd'],
  ['a drive', 'C:/x.png'],
  ['backslashes', 'media\\..\\x.png'],
  ['a control character', 'media/x\u0000.png'],
  ['an empty name', ''],
])('an unsafe file name is rejected: %s', async (_, name) => {
  const bytes = archive({ 'quiz.json': asked('media/a.png'), 'media/a.png': PICTURE, [name]: PICTURE });
  expect(await reasonsOf(bytes)).toEqual(['archiveUnsafe']);
});

test('two files with the same name are rejected as ambiguous', async () => {
  const twice = { name: 'quiz.json', bytes: asked('https://example.org/a.png') };
  expect(await reasonsOf(forgedArchive([twice, twice]))).toEqual(['archiveUnsafe']);
});

test('ten thousand files are rejected', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => [`media/${index}.png`, PICTURE] as const);
  expect(await reasonsOf(archive({ 'quiz.json': asked(), ...Object.fromEntries(many) }))).toEqual([
    'archiveTooManyFiles',
  ]);
});

test('a file that differs from what was packed is rejected by name', async () => {
  const good = () => archive({ 'quiz.json': asked('media/a.png'), 'media/a.png': PICTURE });
  const damaged = claimed(good(), 'media/a.png', 16, 0);
  expect(await reasonsOf(damaged)).toEqual(['archiveDamaged']);
  expect((await read(damaged)).problems[0]?.reason.values).toEqual({ file: 'media/a.png' });
  // Claims to be compressed, but isn't.
  expect(await reasonsOf(claimed(good(), 'media/a.png', 10, 8))).toEqual(['archiveDamaged']);
});

test('a zip bomb is rejected by its claimed size, or by its real size if it claims little', async () => {
  const bomb = new Uint8Array(deflateRawSync(new Uint8Array(IMPORT_LIMITS.unpackedBytes + 1)));
  const files = { 'quiz.json': asked('media/a.png'), 'media/a.png': bomb };
  const small = claimed(claimed(archive(files), 'media/a.png', 24, 10), 'media/a.png', 10, 8);
  expect(small.length).toBeLessThan(300_000);
  expect(await reasonsOf(small)).toEqual(['unpacksTooLarge']);
  expect(await reasonsOf(claimed(archive(files), 'media/a.png', 24, 0xff_ff_ff_ff))).toEqual([
    'unpacksTooLarge',
  ]);
});

test('a zip bomb that no question names is not unpacked', async () => {
  const bomb = new Uint8Array(deflateRawSync(new Uint8Array(IMPORT_LIMITS.unpackedBytes + 1)));
  const files = { 'quiz.json': asked('https://example.org/a.png'), 'media/a.png': bomb };
  const { quiz, problems } = await read(claimed(archive(files), 'media/a.png', 10, 8));
  expect(quiz.questions).toHaveLength(1);
  expect(problems.map(({ reason }) => reason)).toEqual([{ code: 'filesNotRead', values: { count: 1 } }]);
});

test('an archive may be larger than a text or a workbook, up to its own limit', async () => {
  const sound = new Uint8Array(IMPORT_LIMITS.fileBytes + 1);
  const quiz = asked('media/a.mp3');
  const large = archive({ 'quiz.json': quiz, 'media/a.mp3': sound });
  expect(await read(large)).toMatchObject({ problems: [], files: [{ address: '/media/a.mp3' }] });
  expect(await reasonsOf(archive({ 'xl/media/a.mp3': sound }))).toEqual(['fileTooLarge']);

  const messages: ImportMessage[] = [];
  const huge = new File([large.subarray(0, 4), new Uint8Array(IMPORT_LIMITS.archiveBytes)], 'huge.zip');
  Object.defineProperty(huge, 'arrayBuffer', { value: () => Promise.reject(new Error('read')) });
  await runImport({ file: huge, fileName: 'huge.zip', options: {} }, (message) => messages.push(message));
  expect(messages).toContainEqual({
    kind: 'problems',
    problems: [expect.objectContaining({ reason: { code: 'fileTooLarge', values: { limitMb: 100 } } })],
  });
});
