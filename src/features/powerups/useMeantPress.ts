// Whether a press was meant for what has just come up, and was not the second half of a double one.

import { useState } from 'react';
import { DOUBLE_PRESS_MS } from '#src/shell/doublePress.ts';

export function useMeantPress(): () => boolean {
  const [from] = useState(() => performance.now() + DOUBLE_PRESS_MS);
  return () => performance.now() >= from;
}
