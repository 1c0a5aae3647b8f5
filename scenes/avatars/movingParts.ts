// Parts of an avatar that move on their own while it acts: a drawing names the way a layer moves, and the point that it
// moves about.

import type { MoveName, Moves } from '#scenes/ports.ts';

export type ActName = 'wave' | 'cheer' | 'climb' | 'podium';

export interface PartPose {
  /** Radians. */
  readonly rotation: number;
  /** Share of its width; below 0 it is seen from behind. */
  readonly width: number;
  readonly alpha: number;
}

interface Move {
  readonly acts: readonly ActName[];
  /** False for a glint, which shows only while it moves. */
  readonly isAtRest: boolean;
  /** `share`: of the act, from 0 to 1. `side`: -1 for a part at the left, 1 for one at the right. */
  readonly pose: (share: number, side: number) => Partial<PartPose>;
}

/** Turns of a propeller and of a windmill, and swings of what sways, in an act. */
const TURNS = { spin: 6, turn: 3, sway: 3 } as const;
/** Radians. */
const OPEN = 0.36;
const SWAY = 0.16;

const ALL: readonly ActName[] = ['wave', 'cheer', 'climb', 'podium'];
const JOY: readonly ActName[] = ['cheer', 'podium'];

/** From a fast start to a stop. */
const slowing = (share: number): number => 1 - (1 - share) ** 2;
/** Up and down again. */
const once = (share: number): number => Math.sin(Math.PI * share);

export const MOVES: Readonly<Record<MoveName, Move>> = {
  /** Around a vertical axis, as a propeller. */
  spin: {
    acts: JOY,
    isAtRest: true,
    pose: (share) => ({ width: Math.cos(2 * Math.PI * TURNS.spin * slowing(share)) }),
  },
  turn: {
    acts: ALL,
    isAtRest: true,
    pose: (share) => ({ rotation: 2 * Math.PI * TURNS.turn * slowing(share) }),
  },
  /** Upwards, twice. */
  open: {
    acts: JOY,
    isAtRest: true,
    pose: (share, side) => ({ rotation: -side * OPEN * Math.abs(Math.sin(2 * Math.PI * share)) }),
  },
  sway: {
    acts: ALL,
    isAtRest: true,
    pose: (share) => ({ rotation: SWAY * Math.sin(2 * Math.PI * TURNS.sway * share) * once(share) }),
  },
  /** Two short ones, as of metal. */
  glint: {
    acts: ['climb'],
    isAtRest: false,
    pose: (share) => ({ alpha: Math.sin(2 * Math.PI * share) ** 2 }),
  },
  /** A long one, as of cloth. */
  shine: { acts: ['podium'], isAtRest: false, pose: (share) => ({ alpha: once(share) }) },
};

/** The pose of a part that moves in this way; at rest before and after an act, and in acts that aren't its own. */
export function partPose([name, x]: Moves, act: ActName, share: number): PartPose {
  const { acts, isAtRest, pose } = MOVES[name];
  const rest: PartPose = { rotation: 0, width: 1, alpha: isAtRest ? 1 : 0 };
  if (share <= 0 || share >= 1 || !acts.includes(act)) return rest;
  return { ...rest, ...pose(share, Math.sign(x - 120)) };
}
