// Before the game: which game it is, what one is called there, and what one looks like.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { linkedRoomOf } from '#src/app/address.ts';
import { usePageTitle } from '#src/app/Page.tsx';
import type { PageProps } from '#src/app/routes.tsx';
import { useServices } from '#src/app/ServicesProvider.tsx';
import { type CheckedRoom, enterByCode } from '#src/pages/join/enterRoom.ts';
import { preloadGame } from '#src/pages/join/preloadGame.ts';
import { NameForm } from '#src/pages/name/NameForm.tsx';
import { type FailureType, failureType } from '#src/services/requests/requestError.ts';
import { failureText } from '#src/shell/Failure.tsx';
import { Header } from '#src/shell/Header.tsx';
import '#src/pages/name/name.css';

interface Arrival {
  readonly checked?: CheckedRoom;
  readonly source?: string;
}

export function NamePage({ params }: PageProps): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const services = useServices();
  const [, navigate] = useLocation();
  const arrival = useHistoryState<Arrival | null>();
  const code = params['composite'] ?? '';
  const linkedRoom = linkedRoomOf(useSearch());
  const [checked, setChecked] = useState<CheckedRoom | null>(arrival?.checked ?? null);
  const [problem, setProblem] = useState<FailureType | null>(null);
  usePageTitle(checked?.room.title ?? t('join:name.title'));

  useEffect(preloadGame, []);
  useEffect(() => {
    if (checked) return;
    let here = true;
    enterByCode(services, code, linkedRoom).then(
      (entrance) => {
        if (!here) return;
        if (entrance.to === 'game') navigate(entrance.path, { replace: true });
        else setChecked(entrance.checked);
      },
      (error: unknown) => here && setProblem(failureType(error)),
    );
    return () => {
      here = false;
    };
  }, [checked, code, linkedRoom, services, navigate]);

  return (
    <div className="scenery">
      <Header />
      <main className="page page--narrow">
        {checked ? (
          <NameForm checked={checked} source={arrival?.source ?? 'gameCode'} recheck={setChecked} />
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
