// Dialogs that load when they are opened. If one can't be loaded, a dialog in its place says so.

import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/Dialog.tsx';
import { bringExport, type Exported } from '#src/ui/lazyExport.ts';
import { lazyPart, type NotLoadedProps } from '#src/ui/lazyPart.tsx';
import { RetryButtons } from '#src/ui/RetryButtons.tsx';

interface Closable {
  readonly onClose: () => void;
}

/**
 * `name`: the dialog component's export in its module. The returned component shows nothing while the dialog
 * is loading.
 */
export function lazyDialog<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Exported<Module, Name> {
  const bring = () => bringExport(load, name) as Promise<ComponentType<Closable>>;
  return lazyPart(bring, NotLoaded) as Exported<Module, Name>;
}

function NotLoaded({ onClose, ...tries }: Closable & NotLoadedProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <Dialog title={t('host:notLoaded.title')} onClose={onClose} actions={<RetryButtons {...tries} />}>
      {/* The key makes a screen reader announce each failure. */}
      <p key={tries.failures} role="alert">
        {t('host:notLoaded.body')}
      </p>
    </Dialog>
  );
}
