// Reload and retry buttons for a part of the page that couldn't be loaded.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotLoadedProps } from '#src/ui/lazyPart.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';

export function RetryButtons({ busy, onRetry }: Pick<NotLoadedProps, 'busy' | 'onRetry'>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <>
      <QuietButton onClick={() => location.reload()}>{t('host:notLoaded.reload')}</QuietButton>
      <Button aria-disabled={busy} onClick={() => !busy && onRetry()}>
        {t('host:retry')}
      </Button>
    </>
  );
}
