import file from '@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2?url';
import { CanvasTextMetrics } from 'pixi.js';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { forgetMeasures, measureText } from '#scenes/stage/measureText.ts';

const LOOK = { size: 20, width: 300, weight: 'body', lineHeight: 1.25 } as const;
/** More texts than the cache keeps. */
const MANY = 1_000;
/** More texts than any scene uses. */
const OF_A_SCENE = 100;

afterEach(() => {
  forgetMeasures();
  vi.restoreAllMocks();
});

it('evicts only the oldest measurement when there are too many', () => {
  const measuring = vi.spyOn(CanvasTextMetrics, 'measureText');
  const measure = (n: number) => measureText(DEFAULT_TOKENS, `Text ${n}`, LOOK);
  for (let n = 0; n < MANY; n += 1) {
    measure(n);
    // Laid out again, as after each change of the view.
    for (let last = Math.max(0, n - OF_A_SCENE); last <= n; last += 1) measure(last);
  }
  expect(measuring).toHaveBeenCalledTimes(MANY);
  measure(0);
  expect(measuring).toHaveBeenCalledTimes(MANY + 1);
});

it('measures anew in a font that has loaded since', async () => {
  const { font } = DEFAULT_TOKENS;
  const tokens = { ...DEFAULT_TOKENS, font: { ...font, family: 'Late', fallback: ['monospace'] } };
  const width = () => measureText(tokens, 'iiiiiiii', LOOK).width;
  const before = width();
  document.fonts.add(await new FontFace('Late', `url(${file})`).load());
  forgetMeasures();
  expect(width()).toBeLessThan(before);
});

it('makes room for the space between letters', () => {
  const { font } = DEFAULT_TOKENS;
  const spaced = { ...DEFAULT_TOKENS, font: { ...font, letterSpacing: 2 } };
  const before = measureText(DEFAULT_TOKENS, 'summit', LOOK).width;
  forgetMeasures();
  expect(measureText(spaced, 'summit', LOOK).width - before).toBeCloseTo(10, 0);
});
