// Leaving and finishing a game. Neither loses an answer that hasn't been sent yet (specification 2, sections
// 4 and 8).

import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { questionTimer } from '#core/views/questionTimer.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { isEndScene } from '#core/views/scene.ts';
import type { OpenGame } from '#src/game/play.ts';
import { UnsentDialog } from '#src/pages/game/preloadParts.ts';

export interface Exits {
  readonly leave: () => void;
  readonly finish: () => void;
  /** Dialog that blocks the way, for the page to render. */
  readonly warning: ReactNode;
}

/** True if an open question's clock keeps running while the player is away. */
function clockRuns({ room }: OpenGame, now: number): boolean {
  const { view } = room.getState();
  return view !== null && questionTimer(view.slide, view.room, now).state === 'running';
}

export function useExits(game: OpenGame): Exits {
  const { t } = useTranslation('play');
  const { clock, notices } = useServices();
  const [, navigate] = useLocation();
  const finishing = useStore(game.controller.play, (state) => state.finishing);
  const [leaving, setLeaving] = useState(false);

  const leaveBody = () => t(clockRuns(game, clock.now()) ? 'play:leave.bodyTimed' : 'play:leave.body');
  const leave = async () => {
    if (game.connection.getState().kept > 0) return setLeaving(true);
    const question = {
      title: t('play:leave.title'),
      body: leaveBody(),
      confirm: t('play:leave.confirm'),
      cancel: t('play:leave.stay'),
    };
    const over = isEndScene(game.controller.play.getState().scene);
    if (over || (await notices.confirm(question))) navigate('/');
  };
  const finish = async () => {
    const question = {
      title: t('play:finish.title'),
      body: t('play:finish.body'),
      confirm: t('play:finish.confirm'),
      cancel: t('play:finish.stay'),
      danger: true,
    };
    if (await notices.confirm(question)) game.controller.intent({ type: 'finish' });
  };

  const stay = () => {
    setLeaving(false);
    if (finishing) game.controller.intent({ type: 'stay' });
  };
  const warning = (
    <Suspense>
      {leaving && (
        <UnsentDialog
          game={game}
          to="leave"
          bodySent={leaveBody()}
          onStay={stay}
          onLeave={() => navigate('/')}
        />
      )}
      {finishing && !leaving && <UnsentDialog game={game} to="finish" onStay={stay} />}
    </Suspense>
  );
  return {
    leave: () => void leave(),
    finish: () => void finish(),
    warning,
  };
}
