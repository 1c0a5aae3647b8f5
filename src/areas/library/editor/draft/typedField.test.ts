import { expect, it } from 'vitest';
import { typedField } from '#src/areas/library/editor/draft/typedField.ts';

const options = (...texts: readonly string[]) => ({ options: texts.map((text) => ({ text })) });

it('is where the one text stands that changed', () => {
  expect(typedField(options('a', 'b'), options('a', 'bc'))).toBe('/options/1/text');
});

it('is none where nothing, several texts, or anything but a text changed', () => {
  expect(typedField(options('a'), options('a'))).toBeNull();
  expect(typedField(options('a', 'b'), options('b', 'a'))).toBeNull();
  expect(typedField(options('a'), options('a', ''))).toBeNull();
  const picture = (letter: string) => ({ url: `/uploads/${letter.repeat(40)}.webp` });
  expect(typedField(picture('a'), picture('b'))).toBeNull();
  expect(typedField({ correct: true }, { correct: false })).toBeNull();
  expect(typedField({ text: 'a' }, { text: 'a', correct: true })).toBeNull();
});
