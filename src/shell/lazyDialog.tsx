// Dialogs that are loaded when somebody asks for them. Where one can't be had, as without a network or after an upgrade, a dialog in its
// place says so and tries again: what stands below stays as it is.

import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/shell/Dialog.tsx';
import { progress } from '#src/stores/progress.ts';

interface Closable {
  readonly onClose: () => void;
}

/** `pick` names the dialog's component in its module. What it gives shows nothing while the dialog is on its way. */
export function lazyDialog<Module, Props extends Closable>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  return function LazyDialog(props: Props): ReactNode {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [tries, setTries] = useState(1);
    /** Of the tries, how many have failed. */
    const [failures, setFailures] = useState(0);
    useEffect(() => {
      let isGone = false;
      const done = progress.start();
      const fetched = async () => {
        try {
          if (tries > 1) await refetchStyles();
          const dialog = pick(await load());
          if (!isGone) setLoaded(() => dialog);
        } catch (error) {
          console.error('A dialog could not be loaded', error);
          if (!isGone) setFailures(tries);
        } finally {
          done();
        }
      };
      void fetched();
      return () => {
        isGone = true;
      };
    }, [tries]);
    if (Loaded)
      return (
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      );
    if (failures === 0) return null;
    return (
      <NotLoaded
        failures={failures}
        busy={failures < tries}
        onRetry={() => setTries(failures + 1)}
        onClose={props.onClose}
      />
    );
  };
}

interface NotLoadedProps extends Closable {
  readonly failures: number;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function NotLoaded({ failures, busy, onRetry, onClose }: NotLoadedProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <Dialog
      title={t('host:notLoaded.title')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="button button--quiet" onClick={() => location.reload()}>
            {t('host:notLoaded.reload')}
          </button>
          <button type="button" className="button" aria-disabled={busy} onClick={() => !busy && onRetry()}>
            {t('host:retry')}
          </button>
        </>
      }
    >
      {/* Each failure is said anew. */}
      <p key={failures} role="alert">
        {t('host:notLoaded.body')}
      </p>
    </Dialog>
  );
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
