import { expect, it } from 'vitest';
import { flashesIn } from '#scenes/stage/flashes.ts';

const CELLS = 20;

/** Two seconds at 50 frames a second; `lit`: luminance of a cell at this many milliseconds. */
const film = (lit: (ms: number, cell: number) => number) =>
  Array.from({ length: 100 }, (_, frame) => ({
    at: frame * 20,
    cells: Array.from({ length: CELLS }, (_cell, cell) => lit(frame * 20, cell)),
  }));
/** Between these luminances, this many times a second. */
const strobe = (times: number, dark: number, light: number) => (ms: number) =>
  Math.floor((ms * times * 2) / 1_000) % 2 === 0 ? dark : light;

it('counts flashes of the whole screen', () => {
  expect(flashesIn(film(strobe(5, 0.1, 0.6)))).toBe(5);
  expect(flashesIn(film(strobe(2, 0.1, 0.6)))).toBe(2);
});

it('ignores small areas, small changes, bright ones, and what only fades', () => {
  const flash = strobe(5, 0.1, 0.6);
  expect(flashesIn(film((ms, cell) => (cell < 4 ? flash(ms) : 0.3)))).toBe(0);
  expect(flashesIn(film((ms, cell) => (cell < 5 ? flash(ms) : 0.3)))).toBe(5);
  expect(flashesIn(film(strobe(5, 0.3, 0.38)))).toBe(0);
  expect(flashesIn(film(strobe(5, 0.85, 1)))).toBe(0);
  expect(flashesIn(film((ms) => ms / 2_000))).toBe(0);
});
