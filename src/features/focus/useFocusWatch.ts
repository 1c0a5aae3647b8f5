// Focus mode: the teacher is told when the page of the game is out of sight, and the player knows it.

import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerView } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { PlayIntent } from '#src/game/intent.ts';

/** Watches while the game runs for this player, in a game in focus mode. */
export function useFocusWatch({ me, room }: PlayerView, onIntent: (intent: PlayIntent) => void): void {
  const { notices } = useServices();
  const { t } = useTranslation('play');
  const plays = me.approval === 'approved' && !me.deleted && !me.isOver && room.state === 'running';
  const watches = room.options.focusMode && plays;
  const told = useEffectEvent((away: boolean) => {
    onIntent({ type: 'focus', away });
    if (!away) notices.toast('info', t('play:focus.back'));
  });
  const onIntentNow = useEffectEvent(onIntent);
  useEffect(() => {
    if (!watches) return undefined;
    notices.toast('info', t('play:focus.watched'));
    const tell = () => told(document.visibilityState === 'hidden');
    // A page that was left, closed and opened again is back.
    onIntentNow({ type: 'focus', away: document.visibilityState === 'hidden' });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [watches, notices, t]);
}
