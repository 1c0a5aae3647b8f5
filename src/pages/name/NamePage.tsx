// Before the game: which game it is, what one is called there, and what one looks like.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { linkedRoomOf } from '#src/app/address.ts';
import { usePageTitle } from '#src/app/Page.tsx';
import type { PageProps } from '#src/app/routes.tsx';
import type { CheckedRoom } from '#src/pages/join/enterRoom.ts';
import { preloadGame } from '#src/pages/join/preloadGame.ts';
import { type Later, useEntrance } from '#src/pages/join/useEntrance.ts';
import { NameForm } from '#src/pages/name/NameForm.tsx';
import type { FailureType } from '#src/services/requests/requestError.ts';
import { failureText } from '#src/shell/Failure.tsx';
import { Header } from '#src/shell/Header.tsx';
import { OpensAt } from '#src/shell/OpensAt.tsx';
import '#src/pages/name/name.css';

interface Arrival {
  readonly checked?: CheckedRoom;
  readonly source?: string;
}

export function NamePage({ params }: PageProps): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const arrival = useHistoryState<Arrival | null>();
  const code = params['composite'] ?? '';
  const linkedRoom = linkedRoomOf(useSearch());
  const { checked, recheck, later, problem } = useEntrance(code, linkedRoom, arrival?.checked ?? null);
  const [refused, setRefused] = useState<FailureType | null>(null);
  const over = [problem, refused].find((type) => type !== null && OVER.includes(type));
  usePageTitle(checked?.room.title ?? t(later ? 'join:later.title' : 'join:name.title'));

  useEffect(preloadGame, []);
  return (
    <div className="scenery">
      <Header />
      <main className="page page--narrow">
        {over ? (
          <Ended closed={over === 'room.CLOSED'} />
        ) : checked ? (
          <NameForm
            checked={checked}
            source={arrival?.source ?? 'gameCode'}
            recheck={recheck}
            onRefused={setRefused}
          />
        ) : later ? (
          <Scheduled later={later} />
        ) : (
          <div className="card stack" aria-busy={problem === null}>
            <h1 className="title">{t('join:name.title')}</h1>
            <div role="alert">{problem !== null && <p className="failure">{failureText(t, problem)}</p>}</div>
            {problem === null ? (
              <p className="muted">{t('join:code.checking')}</p>
            ) : (
              <Link className="button" href="/">
                {t('join:name.otherCode')}
              </Link>
            )}
          </div>
        )}
      </main>
    </div>
  );
}

const OVER: readonly FailureType[] = ['room.COMPLETED', 'room.STOPPED', 'room.CLOSED'];

/** Nobody can join any more: the game is over, or the room was `closed` before it began. */
function Ended({ closed }: { readonly closed: boolean }): ReactNode {
  const { t } = useTranslation('join');
  const what = closed ? 'closed' : 'over';
  return (
    <div className="card stack" role="alert">
      <h1 className="title">{t(`join:ended.${what}.title`)}</h1>
      <p>{t(`join:ended.${what}.body`)}</p>
      <Link className="button" href="/">
        {t('join:name.otherCode')}
      </Link>
    </div>
  );
}

/** Nothing to press: the page goes on by itself. */
function Scheduled({ later }: { readonly later: Later }): ReactNode {
  const { t } = useTranslation('join');
  return (
    <div className="card stack">
      <h1 className="title">{t('join:later.title')}</h1>
      <OpensAt {...later} />
      <p className="muted">{t('join:later.stay')}</p>
      <Link className="button button--quiet" href="/">
        {t('join:name.otherCode')}
      </Link>
    </div>
  );
}
