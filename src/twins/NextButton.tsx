// The way on from what stands there.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { usePlace } from '#src/twins/placement.tsx';

export function NextButton({ onIntent }: Pick<TwinProps, 'onIntent'>): ReactNode {
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  return (
    <button
      type="button"
      {...place('next', 'button button--big')}
      aria-keyshortcuts={keyHint('Enter')}
      onClick={() => onIntent({ type: 'next' })}
    >
      {t('play:next')}
    </button>
  );
}
