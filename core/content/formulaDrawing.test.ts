import { expect, it } from 'vitest';
import { formulaAddress, readFormulaDrawing } from '#core/content/formulaDrawing.ts';

it('reads the size and words of a drawing', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="86.6" viewBox="0 -7 12 9" data-depth="15" data-em="100" aria-label="a &lt; &quot;b&quot; &amp;amp;"><path d="M0 0"/></svg>';
  expect(readFormulaDrawing(svg)).toEqual({
    width: 1.2,
    height: 0.866,
    depth: 0.15,
    words: 'a < "b" &amp;',
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  });
});

it.each([
  '',
  '<html>',
  '<svg width="1" height="1">',
  '<svg width="0" height="1" data-depth="0" data-em="100">',
])('rejects %j', (svg) => {
  expect(readFormulaDrawing(svg)).toBeNull();
});

it('requests a drawing by the address from the game, or else by its TeX', () => {
  expect(formulaAddress('/formulas/0f', 'es')).toBe('/formulas/0f?lang=es');
  expect(formulaAddress('a+b', 'pt-BR')).toBe('/formulas?tex=a%2Bb&lang=pt-BR');
  expect(formulaAddress('', 'en')).toBeNull();
});
