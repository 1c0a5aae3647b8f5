// Says that the picture is gone, where the twin goes on alone, with the way to have it back.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '#src/ui/Button.tsx';

export function Undrawn({ onRetry }: { readonly onRetry: () => void }): ReactNode {
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
