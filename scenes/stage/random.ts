// Random numbers for visuals, seeded so that a picture can be reproduced.

import type { RandomPort } from '#scenes/ports.ts';

export function createRandom(seed: number): RandomPort {
  let state = seed >>> 0;
  const next = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (limit) => Math.floor(next() * limit) };
}
