// Keeps keyboard focus: when the focused element is gone, focus moves to the heading of what is shown now.

import { type RefObject, useEffect, useRef } from 'react';

export type HeadingRef = RefObject<HTMLHeadingElement | null>;

/**
 * For a heading with tabIndex -1: whenever `moment` changes, it gets the focus if that was lost; a focus
 * anywhere else stays.
 */
export function useHeadingFocus(moment: string): HeadingRef {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(heading, moment);
  return heading;
}

/** The same for a part below the heading. */
export function useFocusBack(heading: HeadingRef, moment: string): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) heading.current?.focus({ preventScroll: true });
  }, [heading, moment]);
}
