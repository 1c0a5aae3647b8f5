// Motion recipes by name: each brings an object from an offset to its end pose.

import type { Pose, Recipe, RecipeOptions } from '#scenes/ports.ts';
import type { Timeline } from '#scenes/stage/animations.ts';

/** Offset of an object from its end pose. At rest: 0, 0, 1, 1, 1, 0. */
export interface Offset {
  x: number;
  y: number;
  /** Scale factors. */
  scaleX: number;
  scaleY: number;
  alpha: number;
  /** Radians. */
  rotation: number;
}

export const atRest = (): Offset => ({ x: 0, y: 0, scaleX: 1, scaleY: 1, alpha: 1, rotation: 0 });

export interface FullPose {
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
  readonly alpha: number;
  readonly rotation: number;
}

/**
 * Puts the offset in its first state and fills the timeline that brings it to rest. `size`: the longer side
 * in CSS pixels.
 */
type RecipeFunction = (
  offset: Offset,
  timeline: Timeline,
  options: RecipeOptions,
  end: FullPose,
  size: number,
) => void;

/**
 * Swelling grows an object by this share, but never into its neighbors: by at most this many CSS pixels on
 * each side.
 */
const SWELL = { share: 0.08, pixels: 5 } as const;
const swollen = (size: number): number => 1 + Math.min(SWELL.share, (2 * SWELL.pixels) / Math.max(1, size));

/** Scale of a row that overtakes. */
const FORWARD = 1.02;
/** Swings of one moment of suspense. */
const TREMBLES = 6;

const rest = { ...atRest() };

const fade: RecipeFunction = (offset, line, { duration = 0.25 }) => {
  offset.alpha = 0;
  line.to(offset, { ...rest, duration, ease: 'power1.out' });
};

/** Seconds to hold on impact, which gives it weight. */
const HOLD = 0.06;
/**
 * Thrown objects first pull back: by this share of their way, at most this many CSS pixels, for this share of
 * the time.
 */
const PULL = { share: 0.12, pixels: 24, time: 0.16 } as const;

const pop: RecipeFunction = (offset, line, { duration = 0.4, from }) => {
  const small = from?.scale ?? 0.6;
  const full = 1 + (1 - small) * 0.1;
  const pulled = duration * PULL.time;
  const grown = pulled + duration * 0.5;
  offset.alpha = 0;
  offset.scaleX = offset.scaleY = small;
  line.to(offset, { alpha: 1, duration: duration * 0.4, ease: 'power1.out' }, 0);
  const back = small * (1 - PULL.share);
  line.to(offset, { scaleX: back, scaleY: back, duration: pulled, ease: 'sine.out' }, 0);
  line.to(offset, { scaleX: full, scaleY: full, duration: duration * 0.5, ease: 'power3.out' }, pulled);
  line.to(offset, { scaleX: 1, scaleY: 1, duration: duration * 0.34, ease: 'power2.inOut' }, grown + HOLD);
};

const slide: RecipeFunction = (offset, line, { duration = 0.45, from }) => {
  offset.x = from?.x ?? 0;
  offset.y = from?.y ?? (from?.x === undefined ? 32 : 0);
  offset.alpha = from?.alpha ?? 0;
  line.to(offset, { x: 0, y: 0, duration, ease: 'power3.out' }, 0);
  line.to(offset, { alpha: 1, duration: duration * 0.6, ease: 'power1.out' }, 0);
};

const fly: RecipeFunction = (offset, line, { duration = 0.7, from }, end) => {
  const start = startOf(from, end);
  Object.assign(offset, start);
  const far = Math.hypot(start.x, start.y);
  const pulled = far > 0 ? duration * PULL.time : 0;
  const back = 1 + Math.min(PULL.share, PULL.pixels / Math.max(1, far));
  const way = duration - pulled;
  line.to(offset, { x: start.x * back, y: start.y * back, duration: pulled, ease: 'sine.out' }, 0);
  line.to(offset, { x: 0, y: 0, rotation: 0, alpha: 1, duration: way, ease: 'power2.inOut' }, pulled);
  // Swells on the way, as if coming closer, lands flat and stays flat for a moment.
  const [swell, flat] = far > 24 ? [1.05, 0.95] : [1, 1];
  line.to(offset, { scaleX: swell, scaleY: swell, duration: way / 2, ease: 'sine.inOut' }, pulled);
  line.to(offset, { scaleX: 1, scaleY: flat, duration: way / 2, ease: 'sine.inOut' }, pulled + way / 2);
  line.to(offset, { scaleY: 1, duration: 0.16, ease: 'back.out(2)' }, duration + HOLD);
};

function startOf(from: Pose | undefined, end: FullPose): Offset {
  const scale = from?.scale === undefined || end.scaleX === 0 ? 1 : from.scale / end.scaleX;
  return {
    x: from?.x === undefined ? 0 : from.x - end.x,
    y: from?.y === undefined ? 0 : from.y - end.y,
    scaleX: scale,
    scaleY: scale,
    alpha: from?.alpha === undefined || end.alpha === 0 ? 1 : from.alpha / end.alpha,
    rotation: from?.rotation === undefined ? 0 : from.rotation - end.rotation,
  };
}

const drop: RecipeFunction = (offset, line, { duration = 0.6, from }) => {
  const high = from?.y ?? -220;
  const pulled = duration * PULL.time;
  const lands = duration * 0.55;
  offset.y = high;
  offset.alpha = 0;
  line.to(offset, { alpha: 1, duration: duration * 0.25, ease: 'none' }, 0);
  const back = Math.sign(high) * Math.min(Math.abs(high) * PULL.share, PULL.pixels);
  line.to(offset, { y: high + back, duration: pulled, ease: 'sine.out' }, 0);
  line.to(offset, { y: 0, duration: lands - pulled, ease: 'power2.in' }, pulled);
  line.to(offset, { scaleX: 1.14, scaleY: 0.84, duration: duration * 0.12, ease: 'power2.out' }, lands);
  line.to(
    offset,
    { scaleX: 1, scaleY: 1, duration: duration * 0.5, ease: 'elastic.out(1, 0.5)' },
    lands + duration * 0.12 + HOLD,
  );
};

const shake: RecipeFunction = (offset, line, { duration = 0.24 }) => {
  for (const [index, x] of [-6, 5, -4, 3, 0].entries()) {
    line.to(offset, { x, duration: duration / 5, ease: 'sine.inOut' }, (index * duration) / 5);
  }
};

const pulse: RecipeFunction = (offset, line, { duration = 0.4 }, _end, size) => {
  const swell = swollen(size);
  line.to(offset, { scaleX: swell, scaleY: swell, duration: duration * 0.35, ease: 'power2.out' });
  line.to(offset, { scaleX: 1, scaleY: 1, duration: duration * 0.65, ease: 'back.out(2.5)' });
};

const hop: RecipeFunction = (offset, line, { duration = 0.55 }, _end, size) => {
  line.to(offset, { scaleX: swollen(size), scaleY: 0.9, duration: duration * 0.18, ease: 'power2.out' });
  line.to(offset, { y: -22, scaleX: 0.96, scaleY: 1.06, duration: duration * 0.32, ease: 'power2.out' });
  line.to(offset, { y: 0, duration: duration * 0.25, ease: 'power2.in' });
  line.to(offset, { scaleX: 1, scaleY: 1, duration: duration * 0.25, ease: 'back.out(3)' });
};

const tilt: RecipeFunction = (offset, line, { duration = 0.5, from }) => {
  const most = from?.rotation ?? 0.12;
  for (const [index, share] of [-1, 5 / 6, -5 / 12, 0].entries()) {
    line.to(
      offset,
      { rotation: share * most, duration: duration / 4, ease: 'sine.inOut' },
      (index * duration) / 4,
    );
  }
};

/** Comes down onto a surface and stays there. */
const stamp: RecipeFunction = (offset, line, { duration = 0.12, from }) => {
  offset.scaleX = offset.scaleY = from?.scale ?? 2.2;
  offset.rotation = from?.rotation ?? -0.245;
  offset.alpha = 0;
  line.to(offset, { alpha: 1, duration: duration * 0.3, ease: 'none' }, 0);
  line.to(offset, { scaleX: 0.92, scaleY: 0.92, rotation: 0, duration, ease: 'power2.in' }, 0);
  line.to(offset, { scaleX: 1, scaleY: 1, duration: 0.12, ease: 'back.out(2.5)' }, duration + HOLD);
};

/** Sinks when hit, holds, and springs up beyond its size, but never into its neighbors. */
const hit: RecipeFunction = (offset, line, { duration = 0.42 }, _end, size) => {
  const up = Math.min(1.06, 1 + (2 * SWELL.pixels) / Math.max(1, size) + 0.02);
  line.to(offset, { y: 4, scaleX: 0.985, scaleY: 0.96, duration: 0.09, ease: 'power2.in' }, 0);
  line.to(
    offset,
    { y: 0, scaleX: up, scaleY: up, duration: duration * 0.3, ease: 'power2.out' },
    0.09 + HOLD,
  );
  line.to(offset, { scaleX: 1, scaleY: 1, duration: duration * 0.5, ease: 'back.out(2)' });
};

/** Crouches, hops by `from.y`, lands flat and bounces once. */
const cheer: RecipeFunction = (offset, line, { duration = 0.46, from }) => {
  const high = from?.y ?? -18;
  line.to(offset, { scaleX: 1.14, scaleY: 0.84, duration: duration * 0.17, ease: 'power2.out' });
  line.to(offset, { y: high, scaleX: 0.9, scaleY: 1.13, duration: duration * 0.25, ease: 'power2.out' });
  line.to(offset, { y: 0, scaleX: 0.96, scaleY: 1.05, duration: duration * 0.2, ease: 'power2.in' });
  line.to(offset, { scaleX: 1.15, scaleY: 0.85, duration: 0.03, ease: 'none' });
  line.to(
    offset,
    { y: high * 0.3, scaleX: 0.97, scaleY: 1.04, duration: duration * 0.16, ease: 'power2.out' },
    `+=${HOLD}`,
  );
  line.to(offset, { y: 0, scaleX: 1, scaleY: 1, duration: duration * 0.2, ease: 'power2.in' });
};

const nod: RecipeFunction = (offset, line, { duration = 0.2 }) => {
  line.to(offset, { y: 3, scaleX: 1.04, scaleY: 0.93, duration: duration * 0.4, ease: 'power2.out' });
  line.to(offset, { y: 0, scaleX: 1, scaleY: 1, duration: duration * 0.6, ease: 'back.out(2)' });
};

/** Leans back from a hit and shakes it off. */
const recoil: RecipeFunction = (offset, line, { duration = 0.5 }) => {
  line.to(offset, { rotation: -0.14, duration: duration * 0.24, ease: 'power2.out' });
  line.to(offset, { scaleY: 0.9, scaleX: 1.08, duration: duration * 0.2, ease: 'power2.in' });
  for (const rotation of [0.1, -0.08, 0.05])
    line.to(offset, { rotation, scaleX: 1, scaleY: 1, duration: duration * 0.13, ease: 'sine.inOut' });
  line.to(offset, { rotation: 0, duration: duration * 0.17, ease: 'sine.inOut' });
};

/** Leans in, trembles as long as it can hardly wait, and stands up again. */
const suspense: RecipeFunction = (offset, line, { duration = 1, from }, _end, size) => {
  const lean = from?.rotation ?? 0.08;
  const [into, tremble, back] = [duration * 0.2, duration * 0.56, duration * 0.24];
  const scaleX = Math.min(1.04, swollen(size));
  line.to(offset, { rotation: lean, scaleX, scaleY: 0.95, duration: into, ease: 'power2.out' }, 0);
  for (let step = 0; step < TREMBLES; step += 1) {
    const rotation = lean * (step % 2 === 0 ? 0.8 : 1.1);
    line.to(offset, { rotation, duration: tremble / TREMBLES, ease: 'sine.inOut' });
  }
  line.to(offset, { ...rest, duration: back, ease: 'back.out(2)' });
};

/** Waits at each stop until it is its turn. The one that overtakes comes forward on its way. */
const overtake: RecipeFunction = (offset, line, { duration = 0.8, from, way = [] }) => {
  offset.x = from?.x ?? 0;
  offset.y = from?.y ?? 0;
  offset.alpha = from?.alpha ?? 1;
  line.to(offset, { alpha: 1, duration: 0.25, ease: 'power1.out' }, 0);
  for (const { at, x, y, leads } of way) {
    line.to(offset, { x, y, duration, ease: 'power2.inOut' }, at);
    if (!leads) continue;
    line.to(offset, { scaleX: FORWARD, scaleY: FORWARD, duration: duration * 0.4, ease: 'sine.out' }, at);
    line.to(
      offset,
      { scaleX: 1, scaleY: 1, duration: duration * 0.6, ease: 'sine.inOut' },
      at + duration * 0.4,
    );
  }
};

export const RECIPES: Readonly<Record<Recipe, RecipeFunction>> = {
  pop,
  fade,
  slide,
  fly,
  drop,
  shake,
  pulse,
  hop,
  tilt,
  stamp,
  hit,
  cheer,
  nod,
  recoil,
  suspense,
  overtake,
};

/** Each recipe's replacement under reduced motion: entrances fade in, and flourishes do nothing. */
export const REDUCED: Readonly<Record<Recipe, 'fade' | 'nothing'>> = {
  pop: 'fade',
  fade: 'fade',
  slide: 'fade',
  fly: 'fade',
  drop: 'fade',
  shake: 'nothing',
  pulse: 'nothing',
  hop: 'nothing',
  tilt: 'nothing',
  stamp: 'fade',
  hit: 'nothing',
  cheer: 'nothing',
  nod: 'nothing',
  recoil: 'nothing',
  suspense: 'nothing',
  overtake: 'fade',
};
