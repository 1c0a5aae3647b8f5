// Quality governor: picks a tier for the machine and steps down when frames come late, never up again within
// a game.

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

export interface Governor {
  readonly tier: Tier;
  /** Records how long a frame took; steps down a tier when too many were late. */
  readonly frame: (gapMs: number) => void;
}

export function createGovernor(start: Tier, onChange: (tier: Tier) => void): Governor {
  let tier = start;
  let seen = 0;
  let late = 0;
  return {
    get tier() {
      return tier;
    },
    frame(gapMs) {
      if (gapMs <= 0 || gapMs > SLEPT_MS) return;
      seen += 1;
      if (gapMs > Math.max(TIERS[tier].minIntervalMs, 1000 / 60) * LATE_FACTOR) late += 1;
      if (seen < WINDOW) return;
      const lower = ORDER[ORDER.indexOf(tier) + 1];
      const tooMany = late > seen * LATE_SHARE;
      seen = 0;
      late = 0;
      if (!tooMany || lower === undefined) return;
      tier = lower;
      onChange(tier);
    },
  };
}
