import { expect, it } from 'vitest';
import { timeline } from '#scenes/stage/animations.ts';
import { atRest, type FullPose, type Offset, RECIPES } from '#scenes/stage/recipes.ts';

const END: FullPose = { x: 0, y: 0, scaleX: 1, scaleY: 1, alpha: 1, rotation: 0 };

/** Offsets of a recipe, every 10 ms. */
function played(recipe: keyof typeof RECIPES, from: { y?: number; scale?: number }): readonly Offset[] {
  const offset = atRest();
  const nothing = (): void => undefined;
  const line = timeline(nothing, nothing).pause();
  RECIPES[recipe](offset, line, { from }, END, 100);
  const shown: Offset[] = [];
  for (let at = 0; at <= line.duration() + 0.01; at += 0.01) {
    line.seek(at);
    shown.push({ ...offset });
  }
  return shown;
}

/** True when five values in a row are the same and away from rest. */
const holds = (values: readonly number[], rest: number): boolean =>
  values.some(
    (value, index) =>
      Math.abs(value - rest) > 0.01 &&
      values.slice(index, index + 5).length === 5 &&
      values.slice(index, index + 5).every((next) => Math.abs(next - value) < 1e-6),
  );

it.each(['fly', 'drop'] as const)('%s pulls back first, and holds in full squash', (recipe) => {
  const shown = played(recipe, { y: -100 });
  expect(shown[0]?.y).toBeCloseTo(-100);
  expect(Math.min(...shown.map(({ y }) => y))).toBeLessThan(-110);
  expect(
    holds(
      shown.map(({ scaleY }) => scaleY),
      1,
    ),
  ).toBe(true);
  expect(shown.at(-1)).toMatchObject(atRest());
});

it('pop shrinks first, and holds at its largest', () => {
  const scales = played('pop', { scale: 0.6 }).map(({ scaleX }) => scaleX);
  expect(Math.min(...scales)).toBeLessThan(0.55);
  expect(Math.max(...scales)).toBeLessThanOrEqual(1.06);
  expect(holds(scales, 1)).toBe(true);
  expect(scales.at(-1)).toBe(1);
});
