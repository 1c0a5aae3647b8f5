// Keys for lines that have no id of their own: they go along with what is done to the lines here.

import { useState } from 'react';

export interface LineKeys {
  readonly of: readonly number[];
  /** To be called with each change of the order or the number of lines. */
  readonly change: (keys: readonly number[]) => void;
  /** So many that no line has had. */
  readonly fresh: (count: number) => readonly number[];
}

export function useLineKeys(count: number): LineKeys {
  const [kept, setKept] = useState({ keys: fresh(0, count), last: count });
  const missing = fresh(kept.last, count - kept.keys.length);
  // What changes from outside, as by taking something back, fits by place.
  const keys = [...kept.keys.slice(0, count), ...missing];
  const last = kept.last + missing.length;
  return {
    of: keys,
    change: (changed) => setKept({ keys: changed, last: Math.max(last, ...changed) }),
    fresh: (more) => fresh(last, more),
  };
}

function fresh(last: number, count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => last + index + 1);
}
