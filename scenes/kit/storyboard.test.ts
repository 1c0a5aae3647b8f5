import { expect, it } from 'vitest';
import { framesOf, poseAt } from '#scenes/kit/storyboard.ts';

const EDGES = { '>': 9, '^': -4, _: 2 };
const at = (storyboard: string, seconds: number) => poseAt(framesOf(storyboard, EDGES), seconds);

it('takes the pose of each frame, and keeps from the frame before what it leaves out', () => {
  const story = '0 x-1 s.5|.2 y2 a.4|.3';
  expect(at(story, 0)).toMatchObject({ x: -1, y: 0, s: 0.5, w: 1, h: 1, r: 0, a: 1 });
  expect(at(story, 0.2)).toMatchObject({ x: -1, y: 2, s: 0.5, a: 0.4 });
  expect(at(story, 0.25)).toMatchObject({ y: 2, a: 0.4 });
  expect(at(story, 9)).toMatchObject({ y: 2, a: 0.4 });
});

it('eases in, out, at both ends or not at all', () => {
  const quarter = (ease: string): number => at(`0|1 x1${ease}`, 0.25).x;
  expect(quarter(' even')).toBeCloseTo(0.25);
  expect(quarter(' in')).toBeCloseTo(0.0625);
  expect(quarter(' out')).toBeCloseTo(0.4375);
  expect(quarter('')).toBeCloseTo(0.15625);
});

it('resolves the edges of the screen and of the question', () => {
  expect(at('0|.1 x> y^', 0.1)).toMatchObject({ x: 9, y: -4 });
  expect(at('0|.1 y_', 0.1)).toMatchObject({ y: 2 });
});
