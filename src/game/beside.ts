// Room beside a question for what holds it: a kind's twin asks for it, and the canvas leaves it free.

import { createContext, useMemo, useState } from 'react';

interface Beside {
  /** `share`: of the room, 0 if it is closed; undefined if there is nothing to show. */
  readonly setShare: (share: number | undefined) => void;
}

/** Does nothing where the question isn't drawn. */
export const BesideContext = createContext<Beside>({ setShare: () => undefined });

/** The share that is asked for, and what to hand down. */
export function useBeside(): readonly [share: number | undefined, beside: Beside] {
  const [share, setShare] = useState<number>();
  const beside = useMemo(() => ({ setShare }), []);
  return [share, beside];
}
