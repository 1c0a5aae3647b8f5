// Audio or video of a question: a page element even where everything else is drawn.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Media } from '#core/content/media.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { visiblePlacement, usePlace } from '#src/game/twins/placement.tsx';

export interface MediaPlayerProps {
  readonly media: Media;
  /** Its class in normal flow. */
  readonly look: string;
  /** True if the game is paused, which pauses this too. */
  readonly paused: boolean;
}

/** Ducks the game's own sounds while it plays. */
export function MediaPlayer({ media, look, paused }: MediaPlayerProps): ReactNode {
  const { t } = useTranslation('play');
  const { sound } = useServices();
  const place = usePlace();
  const [failed, setFailed] = useState(false);
  const element = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  useEffect(() => {
    if (paused) element.current?.pause();
  }, [paused]);
  useEffect(() => () => sound.duck(false), [sound]);

  const shown = visiblePlacement(place('media', look));
  const { type, url, alt } = media;
  if (failed)
    return (
      <div {...shown}>
        <div className="strip">
          <p className="note">{alt || t('play:media.missing')}</p>
          <QuietButton small onClick={() => setFailed(false)}>
            {t('play:media.retry')}
          </QuietButton>
        </div>
      </div>
    );
  const shared = {
    ...shown,
    ref: element,
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': alt || (type === 'video' ? t('play:media.video') : t('play:media.audio')),
    onPlay: () => sound.duck(true),
    onPause: () => sound.duck(false),
    onError: () => {
      sound.duck(false);
      setFailed(true);
    },
  } as const;
  // Quizzes carry no captions; the alternative text says what can be heard and seen.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return type === 'video' ? <video {...shared} playsInline /> : <audio {...shared} />;
}
