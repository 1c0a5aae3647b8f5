// Row of choices that scrolls sideways where it is narrow.

import { type RefObject, useLayoutEffect, useRef } from 'react';

function centerOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/**
 * Scrolls the row so that its chosen child is in the middle, whenever another value is chosen. Returns the ref for
 * the row.
 */
export function useChosenInView<Row extends HTMLElement>(value: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const { current } = row;
    const chosen = current?.querySelector(':has(:checked), [aria-pressed="true"]');
    if (current && chosen) current.scrollLeft += centerOf(chosen) - centerOf(current);
  }, [value]);
  return row;
}
