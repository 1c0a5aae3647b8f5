// React keys for lines without ids: they move along with edits made here.

import { useState } from 'react';

export interface LineKeys {
  readonly of: readonly number[];
  /** Call with every change to the order or number of lines. */
  readonly change: (keys: readonly number[]) => void;
  /** Keys that no line has had. */
  readonly fresh: (count: number) => readonly number[];
}

export function useLineKeys(count: number): LineKeys {
  const [kept, setKept] = useState({ keys: fresh(0, count), last: count });
  const missing = fresh(kept.last, count - kept.keys.length);
  // Changes from outside, such as undo, are matched by place.
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
