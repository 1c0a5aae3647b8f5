// Sends what has been ticked or typed.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { usePlace } from '#src/twins/placement.tsx';

export function SubmitButton({
  ready,
  onSubmit,
}: {
  readonly ready: boolean;
  readonly onSubmit: () => void;
}): ReactNode {
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  return (
    <button
      type="button"
      {...place('submit', 'button button--big')}
      aria-disabled={!ready}
      aria-keyshortcuts={keyHint('Enter')}
      onClick={() => ready && onSubmit()}
    >
      {t('play:submit')}
    </button>
  );
}
