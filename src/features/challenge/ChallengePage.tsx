// Address of a challenge: takes its creator to the room and tells anyone else how to join (specification 1,
// section 4).

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { resumeSeat } from '#src/game/joining/enterRoom.ts';
import { isAmongFriends } from '#src/platform/storage/seatKind.ts';
import { Header } from '#src/ui/Header.tsx';

export function ChallengePage({ params }: PageProps): ReactNode {
  const { t } = useTranslation('join');
  const services = useServices();
  const [, navigate] = useLocation();
  const { quizId = '', roomHash = '' } = params;
  const [refused, setRefused] = useState(false);
  usePageTitle(t('join:challenge.title'));

  useEffect(() => {
    let here = true;
    const enter = async () => {
      const held = await services.seats.inRoom(roomHash);
      // Only the creator's seat is stored with a quiz id.
      const own = held.find((seat) => seat.quizId === quizId && isAmongFriends(seat));
      const path = own ? await resumeSeat(services, own) : null;
      if (!here) return;
      if (path) navigate(path, { replace: true });
      else setRefused(true);
    };
    enter().catch(() => here && setRefused(true));
    return () => {
      here = false;
    };
  }, [services, navigate, quizId, roomHash]);

  return (
    <div className="scenery">
      <Header />
      <main className="page page--narrow">
        <div className="card stack" role="alert" aria-busy={!refused}>
          <h1 className="title">{refused ? t('join:challenge.notYours') : t('join:challenge.title')}</h1>
          {refused && (
            <>
              <p>{t('join:challenge.howIn')}</p>
              <Link className="button" href="/">
                {t('join:solo.missing.home')}
              </Link>
            </>
          )}
        </div>
      </main>
    </div>
  );
}
