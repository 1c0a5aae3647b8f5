// Sends what has been ticked or typed.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlace } from '#src/twins/placement.tsx';

export function SubmitButton({
  ready,
  onSubmit,
}: {
  readonly ready: boolean;
  readonly onSubmit: () => void;
}): ReactNode {
  const { t } = useTranslation('play');
  const place = usePlace();
  return (
    <button
      type="button"
      {...place('submit', 'button button--big')}
      aria-disabled={!ready}
      aria-keyshortcuts="Enter"
      onClick={() => ready && onSubmit()}
    >
      {t('play:submit')}
    </button>
  );
}
