// Quality governor: picks a tier for the machine, steps down when frames come late, and carefully up again once
// they come in time.

import type { Tier } from '#scenes/ports.ts';

export interface TierLimits {
  /** Device pixels per CSS pixel. */
  readonly maxResolution: number;
  readonly maxParticles: number;
  readonly ambient: boolean;
  /** Milliseconds between frames; 0 for the screen's own rate. */
  readonly minIntervalMs: number;
}

export const TIERS: Readonly<Record<Tier, TierLimits>> = {
  high: { maxResolution: 2, maxParticles: 240, ambient: true, minIntervalMs: 0 },
  medium: { maxResolution: 1.5, maxParticles: 120, ambient: true, minIntervalMs: 0 },
  low: { maxResolution: 1, maxParticles: 40, ambient: false, minIntervalMs: 1000 / 30 },
  still: { maxResolution: 1, maxParticles: 0, ambient: false, minIntervalMs: 1000 / 30 },
};

const ORDER: readonly Tier[] = ['high', 'medium', 'low', 'still'];

export interface Machine {
  readonly cores: number;
  /** GiB as the browser rounds it; null when unknown. */
  readonly memoryGb: number | null;
  /** The renderer's name according to WebGL; empty when unknown. */
  readonly renderer: string;
}

/** The tier a game starts with. */
export function firstTier({ cores, memoryGb, renderer }: Machine): Tier {
  if (/swiftshader|llvmpipe|software|basic render/i.test(renderer)) return 'low';
  if (cores <= 2 || (memoryGb !== null && memoryGb <= 2)) return 'low';
  if (cores <= 4 || (memoryGb !== null && memoryGb <= 4)) return 'medium';
  return 'high';
}

/** Frames to watch before judging: about two seconds at 60 a second. */
const WINDOW = 100;
/** Share of frames that may take longer than `LATE_FACTOR` times the target interval. */
const LATE_SHARE = 0.1;
const LATE_FACTOR = 1.9;
/** A longer gap means the page slept, not that a frame was slow. */
const SLEPT_MS = 1_000;
/** A window is calm if hardly any of its frames took longer than `CALM_FACTOR` times the target interval. */
const CALM_SHARE = 0.02;
const CALM_FACTOR = 1.35;
/** Calm windows in a row before a step up: about 20 seconds of motion at 60 frames a second. */
const CALM_WINDOWS = 12;
/**
 * Steps up in the governor's life. Whether the higher tier is affordable only shows once it is tried, and each
 * try that fails is a visible stutter.
 */
const STEPS_UP = 2;

export interface Governor {
  readonly tier: Tier;
  /** Records how long a frame took, in ms, and judges the tier after each window of frames. */
  readonly frame: (gapMs: number) => void;
}

/** `start` is also the highest tier that it returns to. `onChange` is called with each new tier. */
export function createGovernor(start: Tier, onChange: (tier: Tier) => void): Governor {
  let tier = start;
  let seen = 0;
  let late = 0;
  let slow = 0;
  let calm = 0;
  let stepsUp = STEPS_UP;
  const step = (by: 1 | -1): void => {
    const next = ORDER[ORDER.indexOf(tier) + by];
    if (next === undefined) return;
    calm = 0;
    tier = next;
    onChange(tier);
  };
  return {
    get tier() {
      return tier;
    },
    frame(gapMs) {
      if (gapMs <= 0 || gapMs > SLEPT_MS) return;
      const target = Math.max(TIERS[tier].minIntervalMs, 1000 / 60);
      seen += 1;
      if (gapMs > target * LATE_FACTOR) late += 1;
      if (gapMs > target * CALM_FACTOR) slow += 1;
      if (seen < WINDOW) return;
      const isLate = late > seen * LATE_SHARE;
      calm = slow > seen * CALM_SHARE ? 0 : calm + 1;
      seen = late = slow = 0;
      if (isLate) step(1);
      else if (calm >= CALM_WINDOWS && tier !== start && stepsUp > 0) {
        stepsUp -= 1;
        step(-1);
      }
    },
  };
}
