// Challenge actions of a page: start, end, and rematch (specification 2, section 7 "End challenge"; section
// 8).

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { PlayerView } from '#core/views/playerView.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { ChallengeActions } from '#src/features/challenge/actions.ts';
import type { OpenGame } from '#src/game/play.ts';
import { randomId } from '#src/platform/requests/randomId.ts';
import { failureType } from '#src/platform/requests/requestError.ts';
import { failureText } from '#src/ui/Failure.tsx';

/** Returns null when a host runs the game. */
export function useChallenge(game: OpenGame, view: PlayerView): ChallengeActions | null {
  const { t } = useTranslation(['play', 'errors']);
  const services = useServices();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [joinCommand] = useState(randomId);
  const { challenge } = view.room;
  if (!challenge) return null;

  /** Runs one action at a time and reports its errors. */
  const during = (what: 'start' | 'end' | 'again') => () => {
    if (busy) return;
    setBusy(true);
    import('#src/features/challenge/calls.ts')
      .then((calls) => calls[what]({ game, view, services, navigate, t, joinCommand }))
      .catch((error: unknown) => services.notices.toast('error', failureText(t, failureType(error))))
      .finally(() => setBusy(false));
  };
  return {
    isOwn: challenge.by === view.me.playerId,
    busy,
    start: during('start'),
    end: during('end'),
    again: during('again'),
  };
}
