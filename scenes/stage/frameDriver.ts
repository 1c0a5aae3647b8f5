// The only frame loop: runs while something has a reason to move, draws once when something has changed, and
// sleeps otherwise.

import type { TimeSource } from '#scenes/stage/time.ts';

export interface FrameDriver {
  /** Keeps the loop running until the returned function is called. */
  readonly hold: (reason: string) => () => void;
  /** Requests one more frame. */
  readonly invalidate: (reason: string) => void;
  /** Shortest time between two frames, in ms; 0 for the screen's own rate. */
  readonly setMinInterval: (ms: number) => void;
  /** Reasons the last frames were drawn, newest last. */
  readonly reasons: readonly string[];
  /** Frames drawn so far. */
  readonly frames: number;
  readonly running: boolean;
  readonly destroy: () => void;
}

/**
 * A longer gap (a sleeping tab) advances motion by no more than this. Shorter gaps count in full: even at
 * four frames a second, tiles come in as fast as at sixty, because the time to answer is already running.
 */
export const LONGEST_STEP_MS = 250;
const REASONS_KEPT = 64;
/** The first frame after sleep has no predecessor; it counts as one at 60 Hz. */
const FIRST_STEP_MS = 1000 / 60;

/**
 * `draw` receives the clamped step, the time of the frame, and the true time since the last frame (0 after
 * sleep).
 */
export function createFrameDriver(
  time: TimeSource,
  draw: (stepMs: number, nowMs: number, gapMs: number) => void,
): FrameDriver {
  const holds = new Map<symbol, string>();
  const reasons: string[] = [];
  let cancel: (() => void) | null = null;
  let lastMs: number | null = null;
  let minIntervalMs = 0;
  let frames = 0;
  let dirty = false;
  let destroyed = false;

  const note = (reason: string): void => {
    reasons.push(reason);
    if (reasons.length > REASONS_KEPT) reasons.shift();
  };
  const wake = (): void => {
    if (cancel === null && !destroyed) cancel = time.frame(onFrame);
  };
  function onFrame(nowMs: number): void {
    cancel = null;
    const gapMs = lastMs === null ? 0 : nowMs - lastMs;
    // Two milliseconds of tolerance: frames never come exactly on time.
    if (lastMs !== null && minIntervalMs > 0 && gapMs < minIntervalMs - 2) return wake();
    lastMs = nowMs;
    dirty = false;
    frames += 1;
    draw(gapMs === 0 ? FIRST_STEP_MS : Math.min(gapMs, LONGEST_STEP_MS), nowMs, gapMs);
    if (holds.size > 0 || dirty) wake();
    else lastMs = null;
  }

  return {
    hold(reason) {
      const key = Symbol(reason);
      holds.set(key, reason);
      note(reason);
      wake();
      return () => {
        // One more frame, so that the end pose is drawn.
        if (holds.delete(key)) {
          dirty = true;
          wake();
        }
      };
    },
    invalidate(reason) {
      note(reason);
      dirty = true;
      wake();
    },
    setMinInterval(ms) {
      minIntervalMs = ms;
    },
    get reasons() {
      return reasons;
    },
    get frames() {
      return frames;
    },
    get running() {
      return cancel !== null;
    },
    destroy() {
      destroyed = true;
      cancel?.();
      cancel = null;
      holds.clear();
    },
  };
}
