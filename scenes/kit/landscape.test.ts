import { describe, expect, it } from 'vitest';
import { composeLandscape } from '#scenes/kit/landscape.ts';
import { landscapeSvg } from '#scenes/kit/landscapeSvg.ts';
import { DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { completeTokens } from '#scenes/theme/completeTokens.ts';
import type { OwnTokens } from '#scenes/theme/tokens.ts';

const themes = import.meta.glob<OwnTokens>('../../assets/themes/*/tokens.json', {
  eager: true,
  import: 'default',
});
/** Themes whose world is this landscape; others have pictures of their own. */
const COMPOSED = ['classic', 'duels', 'mystic-peak'];
const SKIES = Object.entries(themes).flatMap(([path, own]) =>
  Object.entries(
    COMPOSED.some((id) => path.includes(`/${id}/`)) ? completeTokens(DEFAULT_TOKENS, own).sky : {},
  ).map(([name, sky]) => ({ folder: path.replace('/tokens.json', ''), name, sky })),
);

describe.each(SKIES)('$folder $name', ({ folder, name, sky }) => {
  it.each([
    [390, 844],
    [1366, 768],
    [1920, 1080],
  ])('has finite and repeatable coordinates at %i x %i', (width, height) => {
    const shapes = composeLandscape(sky, width, height);
    const numbers = shapes.flatMap((shape) =>
      shape.kind === 'outline' ? shape.points : shape.discs.flatMap(({ x, y, radius }) => [x, y, radius]),
    );
    expect(numbers.every(Number.isFinite)).toBe(true);
    expect(composeLandscape(sky, width, height)).toEqual(shapes);
  });

  it.each([
    [320, 520, 118],
    [844, 342, 86],
    [1366, 768, 158],
  ])('keeps the peak and its flag below the text at %i x %i', (width, height, clear) => {
    // Opaque shapes of one color: the peak, its flag and the pines.
    const tops = composeLandscape(sky, width, height, clear).flatMap((shape) =>
      shape.kind === 'outline' && shape.paint.kind === 'flat' && shape.paint.alpha === 1
        ? shape.points.filter((_, index) => index % 2 === 1)
        : [],
    );
    expect(Math.min(...tops)).toBeGreaterThan(clear - 0.001);
  });

  // To update after a change: vitest run --project unit scenes/kit/landscape.test.ts -u
  it('matches the committed picture', async () => {
    await expect(landscapeSvg(sky, 1600, 1000)).toMatchFileSnapshot(`${folder}/${name}-wide.svg`);
    await expect(landscapeSvg(sky, 600, 1200)).toMatchFileSnapshot(`${folder}/${name}-tall.svg`);
  });
});
