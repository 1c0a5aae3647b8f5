// Seconds that run down, as text: for the eye without a canvas, and for whoever asks the screen reader.

import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from '#src/app/ServicesProvider.tsx';

/** Whole seconds until this server time, renewed once a second; null without a deadline. */
export function useSecondsLeft(deadline: number | null): number | null {
  const { clock } = useServices();
  const [seen, setSeen] = useState(() => ({ deadline, now: clock.now() }));
  // What the last deadline's clock said is too old for a new one.
  if (seen.deadline !== deadline) setSeen({ deadline, now: clock.now() });
  useEffect(() => {
    if (deadline === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let last: number | null = null;
    const tick = () => {
      const now = clock.now();
      setSeen({ deadline, now });
      // The next change of the whole second; none where the clock stands, as in a picture of the past.
      const moves = now !== last;
      last = now;
      if (now < deadline && moves) timer = setTimeout(tick, ((deadline - now) % 1_000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock, deadline]);
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - seen.now) / 1_000));
}

export function Seconds({ until }: { readonly until: number }): ReactNode {
  return useSecondsLeft(until);
}
