// Lists the keys of the editor.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MARKUP_ACTIONS } from '#src/areas/library/editor/markup/actions.ts';
import { EDITOR_KEYS } from '#src/areas/library/editor/useEditorKeys.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import '#src/host/shell/shortcutHelp.css';

export function HelpDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation('editor');
  return (
    <Dialog title={t('editor:keys.title')} onClose={onClose}>
      <dl className="host-keys">
        {(['option', 'paste', ...EDITOR_KEYS, ...MARKUP_ACTIONS] as const).map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`editor:keys.${key}.key`)}</kbd>
            </dt>
            <dd>{t(`editor:keys.${key}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
