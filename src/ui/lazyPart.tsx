// Parts of a page that load on demand. If one can't be loaded (offline, or after an upgrade), a placeholder
// says so and lets the person retry; the rest of the page stays as it is.

import { type ComponentType, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { progress } from '#src/platform/stores/progress.ts';

/** Props of the placeholder for a part that couldn't be loaded. */
export interface NotLoadedProps {
  /** Failed tries so far; each failure has to be announced. */
  readonly failures: number;
  /** True if a retry is under way. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/**
 * Returns a component that shows `waiting` until `load` has loaded the part. If `waiting` is null, the
 * progress bar runs instead.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  NotLoaded: ComponentType<Props & NotLoadedProps>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  return function LazyPart(props: Props): ReactNode {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [tries, setTries] = useState(1);
    const [failures, setFailures] = useState(0);
    useEffect(() => {
      let isGone = false;
      const done = waiting === null ? progress.start() : undefined;
      const fetched = async () => {
        try {
          if (tries > 1) await refetchStyles();
          const part = await load();
          // As a transition, because the part may be large.
          if (!isGone) startTransition(() => setLoaded(() => part));
        } catch (error) {
          console.error('A part of the page could not be loaded', error);
          if (!isGone) setFailures(tries);
        } finally {
          done?.();
        }
      };
      void fetched();
      return () => {
        isGone = true;
      };
    }, [tries]);
    if (Loaded)
      return (
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      );
    if (failures === 0) return waiting;
    return (
      <NotLoaded
        {...props}
        failures={failures}
        busy={failures < tries}
        onRetry={() => setTries(failures + 1)}
      />
    );
  };
}

/** Reloads style sheets that failed to load: importing a part again assumes they are there. */
async function refetchStyles(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => sheet === null,
  );
  await Promise.all(missing.map(refetched));
}

function refetched(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`No style sheet at ${link.href}`)));
    link.replaceWith(again);
  });
}
