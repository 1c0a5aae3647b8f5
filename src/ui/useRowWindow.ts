// Only the rows in sight are in the page: a thousand players scroll as lightly as ten.

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface RowWindow {
  /** First row in the page, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** CSS pixels. */
  readonly rowHeight: number;
  /** For the box that scrolls; its style says as `--row` how high a row is. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onScroll: () => void;
}

/** Rows above and below what is in sight, where those are cheap. */
const SPARE = 8;
/** Where the page is not laid out: rows in the box, and the height of one. */
const ASSUMED = { rows: 20, rowHeight: 56 };

/** `spare`: rows above and below what is in sight. */
export function useRowWindow(count: number, spare = SPARE): RowWindow {
  const box = useRef<HTMLElement>(null);
  const [range, setRange] = useState({ first: 0, ...ASSUMED });
  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    // Narrow tables have higher rows.
    const rowHeight =
      Number.parseFloat(getComputedStyle(element).getPropertyValue('--row')) || ASSUMED.rowHeight;
    // In steps, so that not each pixel draws the table again.
    const first = Math.floor(element.scrollTop / rowHeight / spare) * spare;
    const rows = element.clientHeight > 0 ? Math.ceil(element.clientHeight / rowHeight) : ASSUMED.rows;
    setRange((now) =>
      now.first === first && now.rows === rows && now.rowHeight === rowHeight
        ? now
        : { first, rows, rowHeight },
    );
  }, [spare]);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(onScroll);
    observer.observe(element);
    return () => observer.disconnect();
  }, [onScroll]);
  const first = Math.min(range.first, Math.max(0, count - range.rows));
  return {
    start: Math.max(0, first - spare),
    end: Math.min(count, first + range.rows + 2 * spare),
    rowHeight: range.rowHeight,
    box,
    onScroll,
  };
}
