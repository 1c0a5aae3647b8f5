// How something acts: poses with their times, and what lies between them.

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Factors beside its scale: what is pressed flat is wide and low. */
  readonly wide: number;
  readonly high: number;
  /** Radians. */
  readonly turn: number;
  readonly alpha: number;
}

/** What is not said stays as it was in the pose before. */
export interface Key extends Partial<Pose> {
  /** Seconds from its beginning. */
  readonly at: number;
  /** How it gets here: slow at first (what falls), slow at last (what is thrown), or both (the usual). */
  readonly by?: 'in' | 'out' | 'even';
}

const FIRST: Pose = { x: 0, y: 0, scale: 1, wide: 1, high: 1, turn: 0, alpha: 1 };
const PARTS = Object.keys(FIRST) as (keyof Pose)[];

const EASES: Readonly<Record<NonNullable<Key['by']> | 'both', (share: number) => number>> = {
  in: (share) => share * share,
  out: (share) => 1 - (1 - share) * (1 - share),
  even: (share) => share,
  both: (share) => share * share * (3 - 2 * share),
};

/** The pose at so many seconds. Before the first key it is that of the first, after the last one that of the last. */
export function poseAlong(keys: readonly Key[], seconds: number): Pose {
  let from: Pose & { readonly at: number } = { ...FIRST, at: 0, ...keys[0] };
  for (const key of keys.slice(1)) {
    const to = { ...from, ...key };
    if (seconds < key.at) {
      const share = EASES[key.by ?? 'both'](
        Math.max(0, (seconds - from.at) / Math.max(0.001, key.at - from.at)),
      );
      const between: Record<keyof Pose, number> = { ...to };
      for (const part of PARTS) between[part] = from[part] + (to[part] - from[part]) * share;
      return between;
    }
    from = to;
  }
  return from;
}

/** Seconds from the beginning to the last of them. */
export const lengthOf = (keys: readonly Key[]): number => keys.at(-1)?.at ?? 0;
