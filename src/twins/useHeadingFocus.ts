// Keeps the keyboard's place: a focus that went away with its element goes to the heading of what stands there now.

import { type RefObject, useEffect, useRef } from 'react';

/** The ref is for a heading with tabIndex -1; whenever `moment` changes, a focus that is nowhere comes to it, and no other. */
export function useHeadingFocus(moment: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) heading.current?.focus({ preventScroll: true });
  }, [moment]);
  return heading;
}
