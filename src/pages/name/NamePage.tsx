// Before the game: which game it is, what one is called there, and what one looks like.

import { isRunByPlayer } from '#core/modes/registry.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { FROM_FRIENDS, linkedRoomOf } from '#src/platform/address.ts';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { type Bar, barOf } from '#src/game/entering/bar.ts';
import { BarredCard } from '#src/game/entering/Barred.tsx';
import type { CheckedRoom } from '#src/game/entering/enterRoom.ts';
import { Looking } from '#src/game/entering/Looking.tsx';
import { preloadGame } from '#src/game/entering/preload.ts';
import { type Later, useEntrance } from '#src/pages/name/useEntrance.ts';
import { NameForm } from '#src/pages/name/NameForm.tsx';
import { Header } from '#src/ui/Header.tsx';
import { OpensAt } from '#src/game/OpensAt.tsx';

interface Arrival {
  readonly checked?: CheckedRoom;
  readonly source?: string;
}

export function NamePage({ params }: PageProps): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const arrival = useHistoryState<Arrival | null>();
  const code = params['composite'] ?? '';
  const linkedRoom = linkedRoomOf(useSearch());
  const { checked, recheck, later, problem, retry } = useEntrance(code, linkedRoom, arrival?.checked ?? null);
  const [refused, setRefused] = useState<Bar | null>(null);
  const friends = arrival?.source === FROM_FRIENDS || (checked !== null && isRunByPlayer(checked.room));
  const bar = refused ?? barOf(problem, friends);
  usePageTitle(checked?.room.title ?? t(later ? 'join:later.title' : 'join:name.title'));

  useEffect(preloadGame, []);
  return (
    <div className="scenery">
      <Header />
      <main className="page page--narrow">
        {bar ? (
          <BarredCard bar={bar} />
        ) : checked ? (
          <NameForm
            checked={checked}
            source={arrival?.source ?? 'gameCode'}
            recheck={recheck}
            onBarred={setRefused}
          />
        ) : later ? (
          <Scheduled later={later} />
        ) : (
          <Looking
            problem={problem?.type ?? null}
            onRetry={retry}
            {...(problem?.type === 'room.NOT_FOUND' && {
              missing: { title: t('join:barred.missing.title'), body: t('join:barred.missing.body') },
            })}
          />
        )}
      </main>
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
