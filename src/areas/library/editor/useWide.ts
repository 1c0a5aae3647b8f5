// Wide layout: true if all panes of the editor fit side by side.

import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 1100px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}
