// The route in heights from 0 to 1,000: its camps, and the stretches that fill a picture.

import type { Stance } from '#scenes/kit/ClimberFigure.ts';

/** Height of the summit. */
export const SUMMIT = 1_000;

/**
 * The part of the route that fills a picture: from one camp to the next, or less if a camp has many
 * questions.
 */
export interface Stretch {
  /** 0-based. */
  readonly camp: number;
  readonly from: number;
  readonly to: number;
  /** Questions on it. */
  readonly steps: number;
  /**
   * `opens`: true if its lower end is the camp itself. `closes`: true if its upper end is the next camp or
   * the summit.
   */
  readonly opens: boolean;
  readonly closes: boolean;
}

/** Maximum number of questions in a picture, so that each takes up at least a sixth of the path. */
const STEPS = 6;
/** Tents drawn on the whole mountain, not counting the first. */
const TENTS = 9;

/** The height of a camp, rounded down like climbers' heights. `camps`: questions per camp. */
export const campHeight = (camps: readonly number[], camp: number): number =>
  Math.floor((SUMMIT * camp) / camps.length + 1e-6);

/** A climber's stance at this height: resting in a camp, cheering on the summit. */
export const poseAt = (camps: readonly number[], height: number): Stance =>
  height >= SUMMIT ? 'cheer' : camps.some((_, camp) => campHeight(camps, camp) === height) ? 'rest' : 'climb';

/** All stretches, from the foot to the summit. */
export function stretchesOf(camps: readonly number[]): readonly Stretch[] {
  return camps.flatMap((size, camp) => {
    const parts = Math.ceil(size / STEPS);
    const height = (done: number): number => campHeight(camps, camp + done / size);
    return Array.from({ length: parts }, (_, part) => {
      const [first, end] = [Math.round((part * size) / parts), Math.round(((part + 1) * size) / parts)];
      return {
        camp,
        from: height(first),
        to: height(end),
        steps: end - first,
        opens: part === 0,
        closes: part === parts - 1,
      };
    });
  });
}

/** Index of the stretch with this height; a height between two belongs to the upper one. */
export function stretchAt(stretches: readonly Stretch[], height: number): number {
  const above = stretches.findIndex(({ to }) => height < to);
  return above === -1 ? stretches.length - 1 : above;
}

/** The camps drawn on the whole mountain. */
export function tentsOf(camps: readonly number[]): readonly number[] {
  const every = Math.ceil(camps.length / TENTS);
  return camps.flatMap((_, camp) =>
    (camp + 1) % every === 0 || camp === camps.length - 1 || camp === 0 ? [camp] : [],
  );
}
