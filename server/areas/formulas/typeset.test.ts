import { expect, it } from 'vitest';
import { typeset } from '#server/areas/formulas/typeset.ts';

const noWords = () => Promise.resolve('');
const widthOf = async (tex: string) =>
  Number(/^<svg[^>]* width="([\d.]+)"/.exec(await typeset(tex, noWords))?.[1]);

it('draws the whole formula, including what follows possible line breaks', async () => {
  const parts = await Promise.all(['x^2', '-5x', '+6', '=0'].map(widthOf));
  expect(await widthOf('x^2 - 5x + 6 = 0')).toBeGreaterThan(parts.reduce((sum, width) => sum + width));
});
