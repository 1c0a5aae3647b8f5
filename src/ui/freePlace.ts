// Search for a place in the window where notices cover nothing that can be pressed.

export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the top of the place nearest to the top or bottom edge where `height` pixels touch none of the
 * `taken` spans; null if there is none. A place that is free now is kept, so that notices don't move away
 * from a finger.
 */
export function freePlace(
  height: number,
  windowHeight: number,
  taken: readonly Span[],
  now: number | null,
): number | null {
  const last = windowHeight - height;
  const isFree = (top: number) =>
    top >= 0 && top <= last && taken.every((span) => span.bottom <= top || span.top >= top + height);
  if (now !== null && isFree(now)) return now;
  const distance = (top: number) => Math.min(top, last - top);
  return [0, last, ...taken.flatMap((span) => [span.bottom, span.top - height])]
    .filter(isFree)
    .reduce<number | null>(
      (best, top) => (best === null || distance(top) < distance(best) ? top : best),
      null,
    );
}

const PRESSABLE =
  'a, button, input, select, textarea, summary, label:has(input), [contenteditable="true"], [tabindex="0"]';

/** Spans of what can be pressed in the notices' column. */
export function pressableSpans(notices: HTMLElement): readonly Span[] {
  const column = (notices.firstElementChild ?? notices).getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(PRESSABLE)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    // One pixel is what elements for screen readers have.
    const isThere = box.width > 1 && box.bottom > 0 && box.top < innerHeight;
    const isAlong = box.left < column.right && box.right > column.left;
    return isThere &&
      isAlong &&
      !notices.contains(element) &&
      element.checkVisibility({ visibilityProperty: true })
      ? [box]
      : [];
  });
}
