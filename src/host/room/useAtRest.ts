// Whether a press is meant for what stands here now.

import type { SlideState } from '#core/room/phase.ts';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';
import { useSettled } from '#src/ui/useSettled.ts';

/** False for a moment after the slide has gone on: the second half of a double press was meant for what stood there before. */
export function useAtRest(slide: { readonly index: number; readonly state: SlideState } | null): boolean {
  const moment = slide && `${slide.index} ${slide.state}`;
  return useSettled(moment, DOUBLE_PRESS_MS) === moment;
}
