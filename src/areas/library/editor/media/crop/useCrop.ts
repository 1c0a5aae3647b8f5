// State of a crop: frame, ratio, and rotation.

import { useState } from 'react';
import {
  type Frame,
  fitted,
  isWhole,
  type Ratio,
  type Size,
  turned,
  wholeOf,
} from '#src/areas/library/editor/media/crop/frame.ts';

export type Turn = 0 | 90 | 180 | 270;
const NEXT: Readonly<Record<Turn, Turn>> = { 0: 90, 90: 180, 180: 270, 270: 0 };

export interface Crop {
  /** Size of the rotated picture. */
  readonly picture: Size;
  readonly frame: Frame;
  readonly ratio: Ratio;
  readonly turn: Turn;
  /** True if it differs from the original. */
  readonly changed: boolean;
  readonly draw: (frame: Frame) => void;
  readonly keepRatio: (ratio: Ratio) => void;
  readonly turnRight: () => void;
  readonly reset: () => void;
}

export function useCrop(upright: Size): Crop {
  const fresh = { picture: upright, frame: wholeOf(upright), ratio: 'free', turn: 0 } as const;
  const [state, setState] = useState<Pick<Crop, 'picture' | 'frame' | 'ratio' | 'turn'>>(fresh);
  const { picture, frame, turn } = state;
  return {
    ...state,
    changed: turn !== 0 || !isWhole(frame, picture),
    draw: (next) => setState((before) => ({ ...before, frame: next })),
    keepRatio: (ratio) =>
      setState((before) => ({ ...before, ratio, frame: fitted(before.frame, before.picture, ratio) })),
    turnRight: () =>
      setState((before) => {
        const after = { width: before.picture.height, height: before.picture.width };
        return {
          ...before,
          turn: NEXT[before.turn],
          picture: after,
          frame: fitted(turned(before.frame, before.picture), after, before.ratio),
        };
      }),
    reset: () => setState(fresh),
  };
}
