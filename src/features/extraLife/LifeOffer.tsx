// A missed question that can be answered once more, in the page's own elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { usePlace } from '#src/twins/placement.tsx';

/** Keys that use an extra life, and that keep it. */
export const LIFE_KEYS = { use: 'L', keep: 'N' } as const;

export function LifeOffer({ view, onIntent }: Pick<TwinProps, 'view' | 'onIntent'>): ReactNode {
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  const open = view.room.state === 'running';
  return (
    <>
      <p {...place(null, 'twin-lead')}>{t('play:life.offer')}</p>
      <button
        type="button"
        {...place('life', 'button button--big')}
        aria-keyshortcuts={keyHint(LIFE_KEYS.use)}
        aria-disabled={!open}
        onClick={() => open && onIntent({ type: 'life', use: true })}
      >
        {t('play:life.use')}
      </button>
      <button
        type="button"
        {...place('keep', 'button button--quiet')}
        aria-keyshortcuts={keyHint(LIFE_KEYS.keep)}
        aria-disabled={!open}
        onClick={() => open && onIntent({ type: 'life', use: false })}
      >
        {t('play:life.keep')}
      </button>
    </>
  );
}
