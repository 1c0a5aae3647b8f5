import { expect, it } from 'vitest';
import { linePieces } from '#scenes/stage/lineBreaks.ts';

const pieces = (text: string) => linePieces(text, (each) => [...each]);

it.each([
  ['Thai, by words', 'เมืองหลวงของประเทศออสเตรเลีย', ['เมือง', 'หลวง', 'ของ', 'ประเทศ', 'ออสเตรเลีย']],
  ['Japanese, with its full stop', '首都です。次の', ['首都', 'です。', '次', 'の']],
  ['Chinese, with its brackets', '（北京）在中国', ['（北京）', '在', '中国']],
  ['words of other scripts, by letters', 'añb', ['a', 'ñ', 'b']],
])('breaks %s', (_, text, expected) => {
  expect(pieces(text)).toEqual(expected);
});

it('breaks a word that is too long for any line, and loses nothing', () => {
  const word = 'ก'.repeat(60);
  expect(pieces(word).length).toBeGreaterThan(1);
  expect(pieces(word).join('')).toBe(word);
});
