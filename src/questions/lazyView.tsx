// Component whose code loads when it is first shown: twins of kinds that few games have, and large editors.

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Milliseconds until a failed load is retried. */
const RETRY_MS = 4_000;

export function lazyView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let there: ComponentType<Props> | null = null;
  return function LazyView(props: Props): ReactNode {
    const [View, setView] = useState(() => there);
    useEffect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isGone = false;
      const bring = async () => {
        try {
          const view = (there ??= await load());
          if (!isGone) setView(() => view);
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
    return View && <View {...props} />;
  };
}
