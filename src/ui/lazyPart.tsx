// Parts of a page that are loaded when they are wanted. Where one can't be had, as without a network or after an upgrade, something in its
// place says so and tries again: what stands around it stays as it is.

import { type ComponentType, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { progress } from '#src/platform/stores/progress.ts';

/** For what stands in the place of a part that can't be had. */
export interface NotLoadedProps {
  /** How many tries have failed: each failure is to be said anew. */
  readonly failures: number;
  /** Whether it is being tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** What it gives shows `waiting` while the part that `bring` brings is on its way; where that is nothing, the bar at the top runs. */
export function lazyPart<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
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
          const part = await bring();
          // In slices: it may be large.
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

/** Style sheets that did not come: a part that is imported once more takes them for there. */
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
