// The way up in heights, from 0 to 1,000: where its camps are, and which parts of it fill a picture.

import type { Stance } from '#scenes/kit/ClimberFigure.ts';

/** Of the top. */
export const SUMMIT = 1_000;

/** What fills a picture: a camp's way to the next one, or a part of it where a camp has many questions. */
export interface Stretch {
  /** From 0. */
  readonly camp: number;
  readonly from: number;
  readonly to: number;
  /** Questions on it. */
  readonly steps: number;
  /** Whether its lower end is the camp itself, and its upper one the next camp or the top. */
  readonly opens: boolean;
  readonly closes: boolean;
}

/** So many questions fit in a picture: each is a sixth of the way or more. */
const STEPS = 6;
/** Tents that are drawn on the whole mountain. */
const TENTS = 9;

/** The height at which a camp stands, rounded down as heights of climbers are. `camps`: questions of each. */
export const campHeight = (camps: readonly number[], camp: number): number =>
  Math.floor((SUMMIT * camp) / camps.length + 1e-6);

/** How somebody stands at this height: at rest in a camp, glad on the top. */
export const poseAt = (camps: readonly number[], height: number): Stance =>
  height >= SUMMIT ? 'cheer' : camps.some((_, camp) => campHeight(camps, camp) === height) ? 'rest' : 'climb';

/** From the foot to the top. */
export function stretchesOf(camps: readonly number[]): readonly Stretch[] {
  return camps.flatMap((size, camp) => {
    const parts = Math.max(1, Math.ceil(size / STEPS));
    const height = (done: number): number => campHeight(camps, camp + done / Math.max(1, size));
    return Array.from({ length: parts }, (_, part) => {
      const [first, end] = [Math.round((part * size) / parts), Math.round(((part + 1) * size) / parts)];
      return {
        camp,
        from: part === 0 ? campHeight(camps, camp) : height(first),
        to: part === parts - 1 ? campHeight(camps, camp + 1) : height(end),
        steps: end - first,
        opens: part === 0,
        closes: part === parts - 1,
      };
    });
  });
}

/** Which of them holds this height; who stands between two is at the foot of the upper one. */
export function stretchAt(stretches: readonly Stretch[], height: number): number {
  const above = stretches.findIndex(({ to }) => height < to);
  return above === -1 ? stretches.length - 1 : above;
}

/** The camps that are drawn on the whole mountain. */
export function tentsOf(camps: readonly number[]): readonly number[] {
  const every = Math.ceil(camps.length / TENTS);
  return camps.flatMap((_, camp) =>
    (camp + 1) % every === 0 || camp === camps.length - 1 || camp === 0 ? [camp] : [],
  );
}
