// List of the host's keyboard shortcuts.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import '#src/host/shell/shortcutHelp.css';

const KEYS = ['next', 'pause', 'lock', 'addTime', 'projector', 'help'] as const;

export function ShortcutHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation('host');
  const on = useSetting('shortcuts');
  return (
    <Dialog title={t('host:keys.title')} onClose={onClose}>
      {!on && <p className="note">{t('host:keys.off')}</p>}
      <dl className="host-keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`host:keys.${key}.key`)}</kbd>
            </dt>
            <dd>{t(`host:keys.${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
