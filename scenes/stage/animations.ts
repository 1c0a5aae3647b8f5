// GSAP wrapper, the only place that uses GSAP: timelines over plain numbers, stepped by hand.

import { gsap } from 'gsap/gsap-core';

// GSAP's own loop would draw a frame late and never sleep; the frame driver steps it instead.
gsap.ticker.remove(gsap.updateRoot);
gsap.defaults({ overwrite: false, lazy: false });

export type Timeline = ReturnType<typeof gsap.timeline>;

let seconds = 0;

/** Advances every running timeline. GSAP has a single root, which two stages in one test share. */
export function stepAnimations(stepMs: number): void {
  seconds += stepMs / 1000;
  gsap.updateRoot(seconds);
  // Each new tween wakes GSAP's ticker, which would then run for nothing.
  gsap.ticker.sleep();
}

/** An empty timeline that starts at the next step. */
export function timeline(onUpdate: () => void, onEnd: () => void, delaySeconds = 0): Timeline {
  return gsap.timeline({ onUpdate, onComplete: onEnd, delay: delaySeconds });
}
