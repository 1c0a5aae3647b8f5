// Whether a press was meant for what has just come up, and was not the second half of a double one.

import { useEffect, useState } from 'react';
import { UNREAD_MS } from '#src/ui/doublePress.ts';

export function useMeantPress(): boolean {
  const [isMeant, setMeant] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMeant(true), UNREAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isMeant;
}
