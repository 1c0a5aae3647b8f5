// Whether a press is meant for what stands here now.

import { useEffect, useState } from 'react';
import type { SlideState } from '#core/room/phase.ts';

/** Milliseconds: longer than between the halves of a double press, shorter than anybody reads what is new. */
export const SETTLE_MS = 600;

/** False for a moment after the slide has gone on: the second half of a double press was meant for what stood there before. */
export function useSettled(slide: { readonly index: number; readonly state: SlideState } | null): boolean {
  const moment = slide && `${slide.index} ${slide.state}`;
  const [settled, setSettled] = useState(moment);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(moment), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return settled === moment;
}
