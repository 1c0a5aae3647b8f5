import type { SlideState } from '#core/room/phase.ts';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';
import { useDebounced } from '#src/ui/useDebounced.ts';

/**
 * False for a moment after the slide changes: the second half of a double press was meant for the previous
 * slide.
 */
export function useSlideSettled(
  slide: { readonly index: number; readonly state: SlideState } | null,
): boolean {
  const moment = slide && `${slide.index} ${slide.state}`;
  return useDebounced(moment, DOUBLE_PRESS_MS) === moment;
}
