import { describe, expect, it } from 'vitest';
import { cutIntoCamps } from '#core/features/mysticPeak/camps.ts';
import { heightOf } from '#core/features/mysticPeak/height.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { projectorSceneOf } from '#core/views/scene.ts';

/** Returns the number of questions in each camp of a quiz without groups. */
function sizesOf(questions: number): readonly number[] {
  const sizes: number[] = [];
  for (const camp of cutIntoCamps(Array.from({ length: questions }, () => ({ size: 1, counts: 1 }))))
    sizes[camp - 1] = (sizes[camp - 1] ?? 0) + 1;
  return sizes;
}

/** Returns the heights of a whole climb, starting at the foot. */
function climb(sizes: readonly number[]): readonly number[] {
  return [
    0,
    ...sizes.flatMap((size, index) =>
      Array.from({ length: size }, (_, done) => heightOf(sizes, index + 1, done + 1)),
    ),
  ];
}

describe('height', () => {
  it('rises step by step through 13 questions', () => {
    expect(climb([5, 4, 4])).toEqual([0, 66, 133, 200, 266, 333, 416, 500, 583, 666, 750, 833, 916, 1_000]);
  });

  it('is the same at the end of a camp and at the start of the next', () => {
    const sizes = [5, 4, 4];
    expect(heightOf(sizes, 1, 5)).toBe(heightOf(sizes, 2, 0));
    expect(heightOf(sizes, 2, 4)).toBe(heightOf(sizes, 3, 0));
  });

  it('ends at 1,000 and never falls; with up to 800 questions every settled one raises it', () => {
    for (let questions = 1; questions <= 1_000; questions += questions < 100 ? 1 : 28) {
      const sizes = sizesOf(questions);
      const heights = climb(sizes);
      expect(heights.at(-1)).toBe(1_000);
      // Integer heights allow 1,000 steps at most; with more questions some steps share a height.
      const least = questions <= 800 ? 1 : 0;
      for (const [index, height] of heights.slice(1).entries())
        expect(height - (heights[index] ?? 0)).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('the projector', () => {
  it('has its own scene, with everyone as high as their progress through the camps', () => {
    const game = new PeakGame(['Ana', 'Ben']);
    const [ana = ''] = game.players;
    expect(projectorSceneOf(game.projector(), game.now)).toBe('projectorPeak');
    game.toQuestion(ana);
    game.answer(ana, ['right']);
    const { climbers, summit } = game.projector();
    expect(summit).toBe(1_000);
    expect(climbers.map(({ name, height }) => [name, height])).toEqual([
      ['Ana', game.climb(ana).height],
      ['Ben', 0],
    ]);
    expect(game.climb(ana).height).toBeGreaterThan(0);
    game.climbUp(ana);
    expect(game.projector().climbers[0]?.height).toBe(1_000);
  });
});
