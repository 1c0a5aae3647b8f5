// Notice that the canvas is gone and the twin carries on alone, with a button to bring it back.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '#src/ui/Button.tsx';

export function StageUnavailableNotice({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <output className="note row rigid">
      {t('common:undrawn.text')}
      <QuietButton small onClick={onRetry}>
        {t('common:undrawn.retry')}
      </QuietButton>
    </output>
  );
}
