import { expect, it } from 'vitest';
import { FORMULA_PARTS, hasEmptyPlace } from '#src/areas/library/editor/formula/emptyPlace.ts';

it.each([
  String.raw`\frac{3}{}`,
  String.raw`\frac{}{3}`,
  String.raw`\frac{x^{2}}{ }`,
  String.raw`\frac3{}`,
  String.raw`\sqrt{}`,
  String.raw`\sqrt[3]{}`,
  String.raw`1 + \sqrt{\frac{1}{}}`,
  String.raw`\sum_{i=1}^{}`,
  String.raw`\ce{}`,
  'x^{}',
  '_{}',
])('finds the empty place in %s', (tex) => expect(hasEmptyPlace(tex)).toBe(true));

it.each([
  '',
  '{}^{14}C',
  String.raw`\ce{{}^{14}C}`,
  String.raw`x^{2}{}^{14}C`,
  String.raw`\frac{1}{2}{}^{14}C`,
  String.raw`\frac12{}`,
  String.raw`\sqrt x{}`,
  String.raw`\alpha{}`,
  String.raw`\{\}`,
  String.raw`x_\{ {}`,
  String.raw`\frac{{}^{14}C}{\sqrt[3]{2}}`,
])('finds no empty place in %s', (tex) => expect(hasEmptyPlace(tex)).toBe(false));

it('finds the empty places of all formula parts', () => {
  const parts = FORMULA_PARTS.map(({ tex }) => tex.replace('#', '')).filter((tex) => tex.includes('{}'));
  expect(parts.filter((tex) => !hasEmptyPlace(tex))).toEqual([]);
});
