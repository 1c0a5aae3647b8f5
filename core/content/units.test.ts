import { expect, it } from 'vitest';
import { withUnitsKept } from '#core/content/units.ts';

it.each([
  ['It’s 20 °C here.', 'It’s 20_°C here.'],
  ['At 500 m an hour', 'At 500_m an hour'],
  ['120 km/h, 5 %, 3 m²', '120_km/h, 5_%, 3_m²'],
  ['[[1]] °C and [[2]] h', '[[1]]_°C and [[2]]_h'],
  ['20 mountains in 5 sunny days', '20 mountains in 5 sunny days'],
])('keeps the units of “%s” at their numbers', (text, kept) => {
  expect(withUnitsKept({ text }).text).toBe(kept.replaceAll('_', '\u00a0'));
});
