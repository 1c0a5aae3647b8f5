// Challenges on players' pages: inviting friends, and the creator's start, end, and rematch.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isFinished } from '#core/room/phase.ts';
import type {
  AroundProps,
  BarProps,
  MenuProps,
  PlayerFeature,
  SummaryProps,
} from '#src/game/playerFeature.ts';
import { ActionsContext, useActions } from '#src/features/challenge/actions.ts';
import { ChallengeBoardTwin, InviteTwin, preloadChallengeBoard } from '#src/features/challenge/twins.tsx';
import { useChallenge } from '#src/features/challenge/useChallenge.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import { verdictMs } from '#src/game/phases/pace.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';
import { VERDICT } from '#src/game/phases/verdict.tsx';

function Challenge({ game, view, children }: AroundProps): ReactNode {
  return <ActionsContext value={useChallenge(game, view)}>{children}</ActionsContext>;
}

/** Only on the board, where there's nothing else to do. */
function EndButton({ view: { room }, scene }: BarProps): ReactNode {
  const { t } = useTranslation('play');
  const actions = useActions();
  if (!actions?.isOwn || isFinished(room.state) || scene !== 'challengeBoard') return null;
  return (
    <button type="button" className="bar-button" disabled={actions.busy} onClick={actions.end}>
      {t('play:challenge.end.button')}
    </button>
  );
}

/** Ends the game for everyone, or closes the room if it hasn't started. */
function EndItem({ view: { room }, onClose }: MenuProps): ReactNode {
  const { t } = useTranslation('play');
  const actions = useActions();
  if (!actions?.isOwn || isFinished(room.state)) return null;
  const end = () => {
    onClose();
    actions.end();
  };
  return (
    <QuietButton onClick={end}>
      {room.state === 'waiting' ? t('play:challenge.close.confirm') : t('play:challenge.end.button')}
    </QuietButton>
  );
}

/** Lets anyone who has played alone challenge friends to the same quiz. */
function OpenLink({ quizId }: SummaryProps): ReactNode {
  const { t } = useTranslation('play');
  return (
    quizId !== undefined && (
      <Link className="button button--quiet" href={`/quiz/${quizId}/start`}>
        {t('play:summary.challenge')}
      </Link>
    )
  );
}

/** Moves on after the reading time, so an unread explanation never keeps the player from the end. */
const LAST_VERDICT: Phase = { ...VERDICT, durationMs: verdictMs };

/** Shows the verdict even after the game is over: the last player's answer ends the challenge. */
const phases: PhaseSource<'feedback'> = {
  feature: 'challenge',
  ids: ['feedback'],
  preload: preloadChallengeBoard,
  open: () => ({
    afterGame: ({ current, isNew }) => (isNew || current?.id === VERDICT.id ? LAST_VERDICT : null),
  }),
};

export const challenge: PlayerFeature = {
  phases,
  twins: { challengeBoard: ChallengeBoardTwin },

  Around: Challenge,
  Lobby: InviteTwin,
  OfGame: EndButton,
  MenuItem: EndItem,
  SummaryAction: OpenLink,
  /** The last friend finished or the game was ended: the board on screen is now final. */
  announces(previous, { view, scene }, resultOf) {
    const ends = isFinished(view.room.state) && previous && !isFinished(previous.view.room.state);
    return ends && scene === 'challengeBoard' && previous.scene === scene
      ? [{ key: 'play:say.challenge', priority: 'assertive' }, ...resultOf(view)]
      : [];
  },
};
