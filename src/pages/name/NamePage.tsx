// Name page before the game: which game it is, and the player's name and character.

import { isRunByPlayer } from '#core/modes/registry.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { FROM_FRIENDS, linkedRoomOf } from '#src/platform/address.ts';
import { usePageTitle } from '#src/ui/Page.tsx';
import type { PageProps } from '#src/platform/route.ts';
import { type JoinBlock, joinBlockOf } from '#src/game/joining/joinBlock.ts';
import { JoinBlockCard } from '#src/game/joining/JoinBlocked.tsx';
import type { CheckedRoom } from '#src/game/joining/enterRoom.ts';
import { RoomLookup } from '#src/game/joining/RoomLookup.tsx';
import { preloadGame } from '#src/game/joining/preload.ts';
import { type Later, useRoomLookup } from '#src/pages/name/useRoomLookup.ts';
import { NameForm } from '#src/pages/name/NameForm.tsx';
import { MessageCard } from '#src/ui/MessageCard.tsx';
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
  const { checked, recheck, later, problem, retry } = useRoomLookup(
    code,
    linkedRoom,
    arrival?.checked ?? null,
  );
  const [refused, setRefused] = useState<JoinBlock | null>(null);
  const friends = arrival?.source === FROM_FRIENDS || (checked !== null && isRunByPlayer(checked.room));
  const bar = refused ?? joinBlockOf(problem, friends);
  usePageTitle(checked?.room.title ?? t(later ? 'join:later.title' : 'join:title'));

  useEffect(preloadGame, []);
  return (
    <div className="scenery">
      <Header />
      <main className="page page--narrow">
        {bar ? (
          <JoinBlockCard bar={bar} />
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
          <RoomLookup
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

/** Nothing to press: the page continues automatically. */
function Scheduled({ later }: { readonly later: Later }): ReactNode {
  const { t } = useTranslation('join');
  return (
    <MessageCard>
      <h1 className="title">{t('join:later.title')}</h1>
      <OpensAt {...later} />
      <p className="muted">{t('join:later.stay')}</p>
      <Link className="button button--quiet" href="/">
        {t('join:name.otherCode')}
      </Link>
    </MessageCard>
  );
}
