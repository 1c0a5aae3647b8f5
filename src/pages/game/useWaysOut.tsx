// The ways out of a game: finishing, leaving, and skipping all that is left. Neither loses an answer that is not sent yet (specification 2, sections 4 and 8).

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { offersReview } from '#core/features/review/review.ts';
import { questionTimer } from '#core/views/questionTimer.ts';
import { useServices } from '#src/app/ServicesProvider.tsx';
import { isEnd } from '#src/game/play.ts';
import type { OpenGame } from '#src/game/openGame.ts';
import { UnsentDialog } from '#src/pages/game/UnsentDialog.tsx';

export interface WaysOut {
  readonly leave: () => void;
  readonly finish: () => void;
  /** Lets all questions pass that are left, after asking once. */
  readonly skipAll: () => void;
  /** What stands in the way; to be rendered. */
  readonly warning: ReactNode;
}

/** Whether a question stands open whose time passes also for who is away. */
function clockRuns({ room }: OpenGame, now: number): boolean {
  const { view } = room.getState();
  return view !== null && questionTimer(view.slide, view.room, now).state === 'running';
}

export function useWaysOut(game: OpenGame): WaysOut {
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
    const over = isEnd(game.controller.play.getState().scene);
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

  const skipAll = async () => {
    const { view } = game.room.getState();
    const count = view?.slide?.skippable.length ?? 0;
    const isLookedOver = view !== null && offersReview(view.room);
    const question = {
      title: t('play:postpone.skipTitle', { count }),
      body: isLookedOver ? t('play:postpone.skipBodyReview') : t('play:postpone.skipBody'),
      confirm: t('play:postpone.skipConfirm'),
      cancel: t('play:postpone.skipStay'),
      danger: true,
    };
    if (count > 0 && (await notices.confirm(question))) game.controller.intent({ type: 'skipMany' });
  };

  const stay = () => {
    setLeaving(false);
    if (finishing) game.controller.intent({ type: 'stay' });
  };
  const warning = (
    <>
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
    </>
  );
  return {
    leave: () => void leave(),
    finish: () => void finish(),
    skipAll: () => void skipAll(),
    warning,
  };
}
