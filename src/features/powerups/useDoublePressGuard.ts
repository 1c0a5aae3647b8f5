// Double-press guard: false right after mounting, when a press may be the second half of a double press.

import { useEffect, useState } from 'react';
import { UNREAD_MS } from '#src/ui/doublePress.ts';

export function useDoublePressGuard(): boolean {
  const [isMeant, setMeant] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMeant(true), UNREAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isMeant;
}
