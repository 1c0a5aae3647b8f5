// A meme in the page's own elements.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyHint } from '#src/shell/useKeyHint.ts';
import { usePlace } from '#src/twins/placement.tsx';
import type { TwinProps } from '#src/twins/PlayerTwin.tsx';
import { useHeadingFocus } from '#src/twins/useHeadingFocus.ts';

export function MemeTwin({ view, meme, onIntent }: TwinProps): ReactNode {
  const { t } = useTranslation('play');
  const keyHint = useKeyHint();
  const place = usePlace();
  const heading = useHeadingFocus(`meme ${meme?.id}`);
  if (!meme) return null;
  return (
    <section key={meme.id} className="twin-meme">
      <img {...place('picture', 'twin-media')} src={meme.picture} alt={meme.alt} />
      <h1 ref={heading} tabIndex={-1} {...place('title', 'twin-heading')}>
        {meme.caption}
      </h1>
      {view.room.state === 'paused' && <p {...place(null, 'note')}>{t('play:paused')}</p>}
      <button
        type="button"
        {...place('next', 'button button--big')}
        aria-keyshortcuts={keyHint('Enter')}
        onClick={() => onIntent({ type: 'next' })}
      >
        {t('play:next')}
      </button>
    </section>
  );
}
