// Landing page of a contest link: leads straight to the assigned game's name page, without a code to type
// (specification 1, section 2).

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { preGamePath } from '#src/platform/composites.ts';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { type JoinBlock, joinBlockOf } from '#src/game/joining/joinBlock.ts';
import { JoinBlockCard } from '#src/game/joining/JoinBlocked.tsx';
import { RoomLookup } from '#src/game/joining/RoomLookup.tsx';
import { preloadEntrance } from '#src/game/joining/preload.ts';
import { type FailureType, failureType } from '#src/platform/requests/requestError.ts';
import { Header } from '#src/ui/Header.tsx';

export function ContestPage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('join');
  const { caller } = useServices();
  const [, navigate] = useLocation();
  const contestId = params['contestId'] ?? '';
  const [bar, setBar] = useState<JoinBlock | null>(null);
  const [problem, setProblem] = useState<FailureType | null>(null);
  const [tries, setTries] = useState(0);
  usePageTitle(t('join:title'));

  useEffect(() => {
    let here = true;
    caller.call('getContest', { contestId }).then(
      ({ game }) =>
        here && navigate(preGamePath({ code: game.roomCode, hash: game.roomHash }), { replace: true }),
      (error: unknown) => {
        if (!here) return;
        setBar(joinBlockOf(error, false));
        setProblem(failureType(error));
      },
    );
    return () => {
      here = false;
    };
  }, [caller, contestId, navigate, tries]);
  useEffect(preloadEntrance, []);
  const retry = () => {
    setProblem(null);
    setTries(tries + 1);
  };
  // A malformed link fails validation, but the player typed nothing wrong: there just is no such game.
  const isMissing = problem === 'room.NOT_FOUND' || problem === 'request.VALIDATION_ERROR';
  return (
    <div className="scenery">
      <Header />
      <main className="page page--narrow">
        {bar ? (
          <JoinBlockCard bar={bar} />
        ) : (
          <RoomLookup
            problem={problem}
            {...(isMissing
              ? { missing: { title: t('join:contest.missing'), body: t('join:contest.ask') } }
              : { onRetry: retry })}
          />
        )}
      </main>
    </div>
  );
}
