import { expect, it } from 'vitest';
import {
  FORMULA_PARTS,
  hasEmptyPlace,
  placeFrom,
  readPlaces,
} from '#src/areas/library/editor/formula/emptyPlace.ts';

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

/** Moves through a formula from its start, and shows each stop of the caret as `|`. */
const stopsIn = (tex: string, by: -1 | 1 = 1): readonly string[] => {
  const stops: string[] = [];
  let caret = placeFrom(tex, by > 0 ? -1 : tex.length + 1, by);
  while (caret !== null) {
    stops.push(`${tex.slice(0, caret)}|${tex.slice(caret)}`);
    caret = placeFrom(tex, caret, by);
  }
  return stops;
};

it('goes through the places of a formula, filled or not, and back', () => {
  const stops = [
    String.raw`\frac{\sqrt{2|}}{}`,
    String.raw`\frac{\sqrt{2}|}{}`,
    String.raw`\frac{\sqrt{2}}{|}`,
  ];
  expect(stopsIn(String.raw`\frac{\sqrt{2}}{}`)).toEqual(stops);
  expect(stopsIn(String.raw`\frac{\sqrt{2}}{}`, -1)).toEqual(stops.toReversed());
});

it('goes through the cells of a matrix, none of which counts as a gap', () => {
  const tex = String.raw`\begin{pmatrix} 1 & \\ & \end{pmatrix}`;
  expect(stopsIn(tex)).toEqual([
    String.raw`\begin{pmatrix} 1| & \\ & \end{pmatrix}`,
    String.raw`\begin{pmatrix} 1 & |\\ & \end{pmatrix}`,
    String.raw`\begin{pmatrix} 1 & \\ |& \end{pmatrix}`,
    String.raw`\begin{pmatrix} 1 & \\ & |\end{pmatrix}`,
  ]);
  expect(hasEmptyPlace(tex)).toBe(false);
});

it.each([
  [String.raw`\frac{1}{2`, false],
  ['x}', false],
  [String.raw`\begin{pmatrix} 1 & 2`, false],
  [String.raw`1 \end{pmatrix}`, false],
  [String.raw`\begin{pmatrix} } \end{pmatrix}`, false],
  [String.raw`\{ \frac{1}{2}`, true],
  [String.raw`\begin{array}{cc} 1 & 2 \end{array}`, true],
  ['', true],
])('says whether %s is balanced', (tex, isBalanced) => expect(readPlaces(tex).isBalanced).toBe(isBalanced));

it('finds all formula parts balanced', () => {
  const parts = FORMULA_PARTS.map(({ tex }) => tex.replace('#', ''));
  expect(parts.filter((tex) => !readPlaces(tex).isBalanced)).toEqual([]);
});
