// Keeps the keyboard's place: a focus that went away with its element goes to the heading of what stands there now.

import { type RefObject, useEffect, useRef } from 'react';

export type HeadingRef = RefObject<HTMLHeadingElement | null>;

/** The ref is for a heading with tabIndex -1; whenever `moment` changes, a focus that is nowhere comes to it, and no other. */
export function useHeadingFocus(moment: string): HeadingRef {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(heading, moment);
  return heading;
}

/** The same for a part of what stands below the heading. */
export function useFocusBack(heading: HeadingRef, moment: string): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) heading.current?.focus({ preventScroll: true });
  }, [heading, moment]);
}
