// Focus mode: reports to the teacher when the game's page is hidden, and tells the player so.

import type { SeatAccess } from '#src/game/seatAccess.ts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { AroundProps, PlayerFeature } from '#src/game/playerFeature.ts';
import { useTranslation } from 'react-i18next';
import type { PlayerView } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { PlayIntent } from '#src/game/intent.ts';

function Watched({ game, view, children }: AroundProps): ReactNode {
  useFocusWatch(view, game.controller.intent);
  return children;
}

/** Watches visibility while the player is in a running game with focus mode. */
function useFocusWatch({ me, room }: PlayerView, onIntent: (intent: PlayIntent) => void): void {
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
    // Reports the state on opening: a page that was closed and reopened is back.
    onIntentNow({ type: 'focus', away: document.visibilityState === 'hidden' });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [watches, notices, t]);
}

export interface FocusIntent {
  readonly type: 'focus';
  readonly away: boolean;
}

/** Reports to the teacher whether the page is visible to the player. */
function focusIntents({ caller, inSeat, requests, ticket }: SeatAccess) {
  /** Latest known state. */
  let isAway = false;

  /** Reports the state at the time of sending, and again if it has changed by the time the call returns. */
  function tellFocus() {
    let told = isAway;
    requests.send('reportFocus', {
      place() {
        told = isAway;
        return caller.call('reportFocus', { ...inSeat, away: told }, { seat: ticket });
      },
      take() {
        // Deferred: a new call with the same name is ignored until this one settles.
        if (told !== isAway) queueMicrotask(tellFocus);
      },
      onRefused: () => undefined,
    });
  }

  return {
    focus({ away }: FocusIntent) {
      isAway = away;
      tellFocus();
    },
  };
}

export const focus: PlayerFeature = {
  intents: focusIntents,
  Around: Watched,
};
