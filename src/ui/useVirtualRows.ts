// Virtualized rows: only those in view are rendered, so a thousand players scroll as smoothly as ten.

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface VirtualRows {
  /** First rendered row, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** CSS pixels. */
  readonly rowHeight: number;
  /** For the scrolling box; its `--row` property is the height of a row. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onScroll: () => void;
}

/** Default number of rows rendered above and below those in view; fits rows that are cheap. */
const SPARE = 8;
/** Rows in the box and height of a row when there is no layout. */
const ASSUMED = { rows: 20, rowHeight: 56 };

/** `spare`: rows rendered above and below those in view. */
export function useVirtualRows(count: number, spare = SPARE): VirtualRows {
  const box = useRef<HTMLElement>(null);
  const [range, setRange] = useState({ first: 0, ...ASSUMED });
  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    // Rows are taller in narrow tables.
    const rowHeight =
      Number.parseFloat(getComputedStyle(element).getPropertyValue('--row')) || ASSUMED.rowHeight;
    // In steps, so that the table doesn't re-render at every pixel.
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
