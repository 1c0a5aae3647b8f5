// The one place that knows GSAP: timelines over plain numbers, stepped by hand.

import { gsap } from 'gsap/gsap-core';

// GSAP's own loop would draw a frame late and never sleep: the frame driver steps it.
gsap.ticker.remove(gsap.updateRoot);
gsap.defaults({ overwrite: false, lazy: false });

export type Timeline = ReturnType<typeof gsap.timeline>;

let seconds = 0;

/** Moves every running timeline on. GSAP has one root: two stages in one test share it. */
export function stepAnimations(stepMs: number): void {
  seconds += stepMs / 1000;
  gsap.updateRoot(seconds);
  // Each new tween wakes GSAP's ticker, which would then spin for nothing.
  gsap.ticker.sleep();
}

/** An empty timeline that starts at the next step. */
export function timeline(onUpdate: () => void, onEnd: () => void, delaySeconds = 0): Timeline {
  return gsap.timeline({ onUpdate, onComplete: onEnd, delay: delaySeconds });
}
