// How an avatar tries something on: it turns, comes back with it on, and is happy for a moment.

import type { GameFace } from '#core/avatars/compose.ts';

export interface TryOnPose {
  /** Share of its width. */
  readonly width: number;
  readonly alpha: number;
  /** It has on what is tried on. */
  readonly isDone: boolean;
  readonly face?: GameFace;
}

/** Milliseconds from the press at which each part ends. */
const TURN = { pressed: 90, away: 210, back: 330, held: 390, happy: 990 } as const;
const NARROW = 0.1;
const FADE = { out: 160, in: 320 } as const;

export const tryOnLength = (isReduced: boolean): number => (isReduced ? FADE.in : TURN.happy);

/** `ms` since the press. `isReduced`: it fades instead of turning. */
export function tryOnPose(ms: number, isReduced: boolean): TryOnPose {
  if (isReduced) {
    const isDone = ms >= FADE.out;
    const share = isDone ? (ms - FADE.out) / (FADE.in - FADE.out) : 1 - ms / FADE.out;
    return { width: 1, alpha: Math.min(1, share), isDone };
  }
  const isDone = ms >= TURN.away;
  const turned = isDone
    ? 1 - (ms - TURN.away) / (TURN.back - TURN.away)
    : (ms - TURN.pressed) / (TURN.away - TURN.pressed);
  const width = 1 - (1 - NARROW) * Math.min(1, Math.max(0, turned));
  return { width, alpha: 1, isDone, ...(ms >= TURN.held && ms < TURN.happy && { face: 'happy' }) };
}

/** Milliseconds at which to begin when something else is tried on at `ms`, so that nothing jumps. */
export function restartAt(ms: number, isReduced: boolean): number {
  if (isReduced) return ms < FADE.out ? ms : Math.max(0, FADE.in - ms);
  if (ms < TURN.away) return ms;
  return ms < TURN.back ? 2 * TURN.away - ms : 0;
}
