// Focus mode: the teacher is told when the page of the game is out of sight, and the player knows it.

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

/** Watches while the game runs for this player, in a game in focus mode. */
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
    // A page that was left, closed and opened again is back.
    onIntentNow({ type: 'focus', away: document.visibilityState === 'hidden' });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [watches, notices, t]);
}

export interface FocusIntent {
  readonly type: 'focus';
  readonly away: boolean;
}

/** Tells the teacher that the page is out of the player's sight, or in it again. */
function focusIntents({ caller, inSeat, requests, ticket }: SeatAccess) {
  /** Whether the player is away, by now. */
  let isAway = false;

  /** What is true by the time that it gets through, and once more where that has changed meanwhile. */
  function tellFocus() {
    let told = isAway;
    requests.send('reportFocus', {
      place() {
        told = isAway;
        return caller.call('reportFocus', { ...inSeat, away: told }, { seat: ticket });
      },
      take() {
        // Behind this call: until it is settled no other of its name is placed.
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
