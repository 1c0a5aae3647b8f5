import { expect, test } from 'vitest';
import { unzstd } from '#importers/anki/zstd.ts';
import { packStored, UnpackError } from '#importers/files/zip.ts';
import { COLLECTION, MEDIA_LIST, PACKED_X, TABLES } from '#importers/testing/ankiSamples.ts';
import { handedIn } from '#importers/testing/handedIn.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

const archive = (files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>) =>
  packStored(Object.entries(files).map(([name, bytes]) => ({ name, bytes })));

test('a package of the newer kind: cards by template, deletions, typed answers and media', async () => {
  const bytes = archive({
    'collection.anki2': TABLES,
    'collection.anki21b': COLLECTION,
    media: MEDIA_LIST,
    '0': PACKED_X,
    '1': PACKED_X,
    '2': PACKED_X,
  });
  const { questions, reasons, result } = await handedIn(bytes, 'birds.apkg');
  expect(questions).toEqual([
    {
      type: 'FLASHCARD',
      text: '**tit**',
      media: { type: 'image', url: '/media/anki/tit%26co.png' },
      back: 'a small bird',
    },
    { type: 'FLASHCARD', text: 'cold', back: 'hot' },
    { type: 'FLASHCARD', text: 'hot', back: 'cold' },
    {
      type: 'CLOZE',
      text: '[[1]] is the capital of France, on the [[2]].',
      gaps: [{ accepted: ['Paris'] }, { accepted: ['Seine'] }],
      explanation: 'See $x$.',
      hints: ['city'],
    },
    {
      type: 'BLANK',
      text: 'Paris is the capital of _____, on the Seine.',
      accepted: ['France'],
      explanation: 'See $x$.',
    },
    { type: 'BLANK', text: '2 + 2?', accepted: ['4'] },
    { type: 'FLASHCARD', text: 'who', back: 'knows' },
  ]);
  expect(reasons.filter((reason) => !reason.startsWith('file'))).toEqual([
    '1 mediaNotPlaced tit.mp3',
    '1 fileMissing nest.png',
    '2 fileMissing hot.mp3',
    '2 fileMissing hot.mp3',
    '5 unsupportedType Image Occlusion',
    '6 questionEmpty',
  ]);
  expect(result.format).toBe('anki');
});

test('notes exported as text, with lines about them', async () => {
  const text = [
    '#separator:Semicolon',
    '#html:true',
    '#tags column:3',
    '<b>tit</b>;"a ""small"" bird";birds uk;more',
    '{{c1::Paris}} is in France;Yes',
  ].join('\n');
  const { questions, result } = await handedIn(text, 'notes.txt');
  expect(result.format).toBe('anki');
  expect(questions).toEqual([
    { type: 'FLASHCARD', text: '**tit**', back: 'a "small" bird\nmore' },
    { type: 'BLANK', text: '_____ is in France', accepted: ['Paris'], explanation: 'Yes' },
  ]);
  const plain = await handedIn('#separator:tab\n1 < 2 & "so"\tyes\n', 'notes.txt');
  expect(plain.questions).toEqual([{ type: 'FLASHCARD', text: '1 < 2 & "so"', back: 'yes' }]);
});

test.each([
  ['that isn’t SQLite', { 'collection.anki2': PACKED_X }, 'file archiveDamaged collection.anki2'],
  ['without notes', { 'collection.anki2': TABLES }, 'file noQuestions'],
  ['that isn’t packed', { 'collection.anki21b': TABLES }, 'file archiveDamaged collection.anki21b'],
  ['with an unsafe name', { 'collection.anki2': TABLES, '../x': PACKED_X }, 'file archiveUnsafe ../x'],
])('a collection %s is refused', async (_, files, reason) => {
  expect((await handedIn(archive(files), 'a.apkg')).reasons).toEqual([reason]);
});

/** A frame of one block that repeats a byte, with a window of the size that these bits stand for. */
function repeated(times: number, window: number, blocks = 1): Uint8Array<ArrayBuffer> {
  const head = [0x28, 0xb5, 0x2f, 0xfd, 0, window];
  const block = (last: number) => {
    const bits = (times << 3) | (1 << 1) | last;
    return [bits & 0xff, (bits >> 8) & 0xff, bits >> 16, 0x78];
  };
  const all = Array.from({ length: blocks }, (_, index) => block(index === blocks - 1 ? 1 : 0));
  return Uint8Array.from([...head, ...all.flat()]);
}

test('zstd: unpacks within a limit, whatever a file claims', async () => {
  expect(new TextDecoder().decode(await unzstd(PACKED_X, 100))).toBe('x');
  expect(await unzstd(repeated(1_000, 0), 1_100)).toHaveLength(1_000);
  const fault = async (bytes: Uint8Array<ArrayBuffer>, limit: number) => {
    const error = await unzstd(bytes, limit).catch((reason: unknown) => reason);
    return error instanceof UnpackError ? error.fault : error;
  };
  expect(await fault(repeated(100_000, 0x38, 10), 500_000)).toBe('unpacksTooLarge');
  expect(await fault(repeated(1, 0xff), IMPORT_LIMITS.unpackedBytes)).toBe('unpacksTooLarge');
  expect(await fault(PACKED_X.slice(0, 3), 100)).toBe('fileUnreadable');
  expect(await fault(TABLES, 100_000)).toBe('fileUnreadable');
});
