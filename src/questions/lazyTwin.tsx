// Twin of a kind that few games have: its code loads after the first question, or with the first one of the
// kind.

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Milliseconds until a failed load is retried. */
const RETRY_MS = 4_000;

export function lazyTwin<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let there: ComponentType<Props> | null = null;
  return function LazyTwin(props: Props): ReactNode {
    const [Twin, setTwin] = useState(() => there);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const bring = async () => {
        try {
          const twin = (there ??= await load());
          if (!isGone) setTwin(() => twin);
        } catch {
          if (!isGone) timer = setTimeout(() => void bring(), RETRY_MS);
        }
      };
      void bring();
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, []);
    return Twin && <Twin {...props} />;
  };
}
