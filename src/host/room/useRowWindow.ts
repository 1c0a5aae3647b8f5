// Only the rows in sight are in the page: a thousand players scroll as lightly as ten.

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface RowWindow {
  /** First row in the page, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** For the box that scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onScroll: () => void;
}

/** Rows above and below what is in sight. */
const SPARE = 8;
/** Rows where the height of the box is not known. */
const ASSUMED_ROWS = 20;

export function useRowWindow(count: number, rowHeight: number): RowWindow {
  const box = useRef<HTMLElement>(null);
  const [range, setRange] = useState({ first: 0, rows: ASSUMED_ROWS });
  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    // In steps, so that not each pixel draws the table again.
    const first = Math.floor(element.scrollTop / rowHeight / SPARE) * SPARE;
    const rows = element.clientHeight > 0 ? Math.ceil(element.clientHeight / rowHeight) : ASSUMED_ROWS;
    setRange((now) => (now.first === first && now.rows === rows ? now : { first, rows }));
  }, [rowHeight]);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(onScroll);
    observer.observe(element);
    return () => observer.disconnect();
  }, [onScroll]);
  const first = Math.min(range.first, Math.max(0, count - range.rows));
  return {
    start: Math.max(0, first - SPARE),
    end: Math.min(count, first + range.rows + 2 * SPARE),
    box,
    onScroll,
  };
}
