import type { Viewport } from '#scenes/ports.ts';

/** A viewport without insets. */
export function viewportOf({ width, height }: { readonly width: number; readonly height: number }): Viewport {
  return { width, height, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
}
