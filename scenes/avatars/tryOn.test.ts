import { expect, it } from 'vitest';
import { restartAt, tryOnLength, tryOnPose } from '#scenes/avatars/tryOn.ts';

const REST = { width: 1, alpha: 1 };

for (const isReduced of [false, true]) {
  it(`begins and ends at rest, and changes clothes where they show least (reduced: ${isReduced})`, () => {
    const poses = Array.from({ length: tryOnLength(isReduced) + 1 }, (_, ms) => tryOnPose(ms, isReduced));
    expect(poses[0]).toEqual({ ...REST, isDone: false });
    expect(poses.at(-1)).toEqual({ ...REST, isDone: true });
    const change = poses.findIndex(({ isDone }) => isDone);
    const shown = poses.map(({ width, alpha }) => width * alpha);
    expect(shown[change]).toBeCloseTo(Math.min(...shown));
  });

  it(`continues without a jump when something else is tried on (reduced: ${isReduced})`, () => {
    for (let ms = 0; ms <= tryOnLength(isReduced); ms += 10) {
      const [before, after] = [ms, restartAt(ms, isReduced)].map((at) => tryOnPose(at, isReduced));
      expect([after?.width, after?.alpha].map((value) => value?.toFixed(6))).toEqual(
        [before?.width, before?.alpha].map((value) => value?.toFixed(6)),
      );
    }
  });
}
