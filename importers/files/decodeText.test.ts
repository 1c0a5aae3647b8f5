import { expect, test } from 'vitest';
import { decodeText } from '#importers/files/decodeText.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => Uint8Array.from(values);

function utf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const units = (mark ? '\ufeff' : '') + text;
  const view = new DataView(new ArrayBuffer(units.length * 2));
  for (let index = 0; index < units.length; index += 1) {
    view.setUint16(index * 2, units.charCodeAt(index), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

test('UTF-8 is decoded with and without a byte order mark', () => {
  const expected = { text: 'Año 🪐', guessedLines: 0, firstGuessed: 0, controlCharacters: 0 };
  expect(decodeText(utf8('Año 🪐'))).toEqual(expected);
  expect(decodeText(utf8('\ufeffAño 🪐'))).toEqual(expected);
});

test.each([
  [true, true],
  [false, true],
  [true, false],
  [false, false],
])('UTF-16 is decoded: little-endian %s, with a byte order mark %s', (littleEndian, mark) => {
  expect(decodeText(utf16('Frage\tÄpfel\n', littleEndian, mark)).text).toBe('Frage\tÄpfel\n');
});

test('UTF-16 in a non-Latin script is recognized by its byte order mark', () => {
  expect(decodeText(utf16('青い\t青', true, true)).text).toBe('青い\t青');
});

test('lines that are not UTF-8 are decoded as windows-1252, without changing the others', () => {
  const mixed = Uint8Array.from([
    ...utf8('Año\r\n'),
    ...bytes(0x41, 0xf1, 0x6f, 0x20, 0x80, 0x85),
    13,
    10,
    ...utf8('日本'),
  ]);
  expect(decodeText(mixed)).toEqual({
    text: 'Año\nAño €…\n日本',
    guessedLines: 1,
    firstGuessed: 2,
    controlCharacters: 0,
  });
});

test('every kind of line break is normalized', () => {
  expect(decodeText(utf8('a\r\nb\rc\nd\ve\ff')).text).toBe('a\nb\nc\nd\ne\nf');
});

test('control characters are counted and removed, but separators inside JSON strings stay', () => {
  expect(decodeText(utf8('a\u0000b\u0007c\td\u2028e\u009f'))).toMatchObject({
    text: 'abc\td\u2028e',
    controlCharacters: 3,
  });
});

test('empty files are empty texts', () => {
  expect(decodeText(bytes()).text).toBe('');
  expect(decodeText(bytes(0xef, 0xbb, 0xbf)).text).toBe('');
});
