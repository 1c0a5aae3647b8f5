// Whether a press is meant for what stands here now.

import { useEffect, useState } from 'react';
import type { SlideState } from '#core/room/phase.ts';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';

/** False for a moment after the slide has gone on: the second half of a double press was meant for what stood there before. */
export function useSettled(slide: { readonly index: number; readonly state: SlideState } | null): boolean {
  const moment = slide && `${slide.index} ${slide.state}`;
  const [settled, setSettled] = useState(moment);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(moment), DOUBLE_PRESS_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return settled === moment;
}
