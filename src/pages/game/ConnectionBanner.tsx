// Says loudly when the line is broken, whose fault that is, and what has become of the answer.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { PlayerView } from '#core/views/playerView.ts';
import type { OpenGame } from '#src/game/play.ts';
import { offlineWords } from '#src/pages/game/offlineWords.ts';
import { OfflineBanner } from '#src/ui/OfflineBanner.tsx';
import { useOnline } from '#src/ui/useOnline.ts';
import { useQuestionTimer } from '#src/game/twins/Countdown.tsx';

export interface ConnectionBannerProps {
  readonly game: Pick<OpenGame, 'connection' | 'controller'>;
  readonly view: PlayerView;
}

export function ConnectionBanner(props: ConnectionBannerProps): ReactNode {
  const offline = useStore(props.game.connection, ({ link }) => link === 'offline');
  return offline ? <Offline {...props} /> : null;
}

/** Follows the question's clock, so that it is there only while the line is broken. */
function Offline({ game, view }: ConnectionBannerProps): ReactNode {
  const { t } = useTranslation('play');
  const { kept, lasting } = useStore(game.connection);
  const draft = useStore(game.controller.play, (state) => state.draft);
  const online = useOnline();
  const { timer } = useQuestionTimer(view.slide, view.room);
  return (
    <OfflineBanner
      offline
      title={online ? t('play:offline.serverTitle') : t('play:offline.title')}
      text={offlineWords({ view, draft, kept, lasting, timer }, t)}
    />
  );
}
