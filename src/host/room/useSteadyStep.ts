// Keeps a press that was meant for the open question from skipping its answer, where the question has just closed by itself.

import { useEffect, useRef } from 'react';
import type { HostSlide } from '#core/views/hostView.ts';

/** Milliseconds in which a teacher can't have seen yet that the question has closed. */
const UNSEEN_MS = 800;
/** Milliseconds after a step within which what follows is that step's doing. */
const OWN_MS = 2_000;

/** Gives a wrapper: what goes through it is done, unless the moment it was meant for has just gone. */
export function useSteadyStep(slide: HostSlide | null): (step: () => Promise<boolean>) => Promise<boolean> {
  const steppedAt = useRef(-Infinity);
  const surprisedAt = useRef(-Infinity);
  const isRevealed = slide?.state === 'reveal';
  useEffect(() => {
    const now = performance.now();
    if (isRevealed && now - steppedAt.current > OWN_MS) surprisedAt.current = now;
  }, [isRevealed]);
  return (step) => {
    const now = performance.now();
    if (now - surprisedAt.current < UNSEEN_MS) return Promise.resolve(false);
    steppedAt.current = now;
    return step();
  };
}
